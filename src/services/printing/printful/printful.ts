import { isShopError, ShopError } from '#platform/errors.ts'
import { printingCopy } from '#services/printing/copy.ts'
import type { PrintOrderStatus, PrintProvider } from '#services/printing/port.ts'
import { addressProblem } from '#shop/orders/record/addresses/address.ts'
import type { PrintOrder } from '#shop/orders/record/order.ts'
import { createPrintfulCalls, type PrintfulAccount, type PrintfulAnswer } from './printful-call.ts'
import { checkPrintful } from './printful-check.ts'
import { printfulEvents } from './printful-events.ts'
import {
  goesThere,
  type PrintfulOrder,
  printOrderStatus,
  readOrder,
  toOrderRequest,
  toRecipient,
} from './printful-order.ts'
import { printfulProducts } from './printful-products.ts'
import { printfulStores } from './printful-stores.ts'
import { checkPrintfulVariants } from './printful-variants.ts'
import { isKnownAlready, isTooEarly, refusal } from './printful-words.ts'

type Refused = Extract<PrintfulAnswer, { ok: false }>

/**
 * API v1, the only API that knows the store's own products. Our order's id is its external id, so
 * that an order is never made twice. A draft waits for Printful's costs; the next try confirms it.
 */
export function createPrintfulFulfillment(account: PrintfulAccount): PrintProvider {
  const call = createPrintfulCalls(account)
  const stores = printfulStores(call, account.storeId)

  async function find(orderId: string): Promise<PrintfulOrder | null> {
    const answer = await call('GET', `/orders/@${encodeURIComponent(orderId)}`)
    return !answer.ok && answer.status === 404 ? null : readOrder(answer)
  }

  async function make(order: PrintOrder): Promise<PrintfulOrder> {
    try {
      const answer = await call('POST', '/orders?confirm=1', toOrderRequest(order))
      const made = !answer.ok && isKnownAlready(answer) ? await find(order.orderId) : null
      return made ?? readOrder(answer)
    } catch (error) {
      if (!isShopError(error) || error.code !== 'fulfilment_unavailable') throw error
      // Printful may have made the order without an answer.
      const made = await find(order.orderId)
      if (!made) throw error
      return made
    }
  }

  /** Printful charges the card here. */
  async function confirm({ id }: PrintfulOrder, order: PrintOrder): Promise<PrintfulOrder> {
    const answer = await call('POST', `/orders/${id}/confirm`)
    if (answer.ok) return readOrder(answer)
    if (isTooEarly(answer)) throw tooEarly()
    return doneMeanwhile(order, answer)
  }

  /** Another process, or the owner at Printful, may have been faster. */
  async function doneMeanwhile(order: PrintOrder, answer: Refused): Promise<PrintfulOrder> {
    const found = await find(order.orderId)
    if (!found || found.status === 'draft' || found.status === 'failed') throw refusal(answer)
    return found
  }

  /** With the current address; never its items twice. */
  async function submitAgain({ id }: PrintfulOrder, order: PrintOrder): Promise<PrintfulOrder> {
    const body = { recipient: toRecipient(order) }
    const answer = await call('PUT', `/orders/${id}?confirm=1`, body)
    return answer.ok ? readOrder(answer) : doneMeanwhile(order, answer)
  }

  async function correct({ id }: PrintfulOrder, order: PrintOrder): Promise<void> {
    const answer = await call('PUT', `/orders/${id}`, { recipient: toRecipient(order) })
    if (!answer.ok) throw refusal(answer)
  }

  async function bringOn(found: PrintfulOrder, order: PrintOrder): Promise<PrintfulOrder> {
    if (found.status === 'draft') {
      if (!goesThere(found, order)) await correct(found, order)
      return confirm(found, order)
    }
    if (found.status === 'failed') return submitAgain(found, order)
    return found
  }

  return {
    name: 'printful',

    async placeOrder(order): Promise<PrintOrderStatus> {
      const problem = addressProblem(order.recipient)
      if (problem) throw new ShopError('bad_input', problem)
      const found = await find(order.orderId)
      const brought = found ? await bringOn(found, order) : await make(order)
      const confirmed = brought.status === 'draft' ? await confirm(brought, order) : brought
      const status = printOrderStatus(confirmed)
      if (status.state === 'draft') throw tooEarly()
      return status
    },

    async getOrder(orderId) {
      const found = await find(orderId)
      return found && printOrderStatus(found)
    },

    async cancelOrder(orderId) {
      const found = await find(orderId)
      if (!found || found.status === 'canceled') return true
      const answer = await call('DELETE', `/orders/${found.id}`)
      if (answer.ok) return true
      return (await find(orderId))?.status === 'canceled'
    },

    check: () => checkPrintful(call),
    checkVariants: (variantIds) => checkPrintfulVariants(call, variantIds, stores),
    products: printfulProducts(call, account, stores),
    events: printfulEvents(call, account.token),
  }
}

function tooEarly(): ShopError {
  return new ShopError('fulfilment_unavailable', printingCopy.costsPending)
}
