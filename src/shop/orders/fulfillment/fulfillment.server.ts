/* Owns the fulfillment of paid orders. Never sells or returns stock, and never sends an order
   that waits for the owner. */
import type { Logger } from 'pino'
import type { Database, Reader } from '#platform/db/database.ts'
import { countRows, hasRows } from '#platform/db/rows.ts'
import type { FulfillmentState } from '#platform/db/tables/tables.ts'
import { requireVersion } from '#platform/edit-version.ts'
import { isShopError, ShopError } from '#platform/errors.ts'
import { parseMoney } from '#platform/money/money.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { PrintOrderStatus, PrintProvider } from '#services/printing/port.ts'
import { bookPrinterCost } from '#shop/orders/ledger/ledger.server.ts'
import type { Address } from '#shop/orders/record/addresses/address.ts'
import {
  correctParcel,
  undoShipping,
} from '#shop/orders/record/addresses/shipping-corrections.server.ts'
import {
  advanceFulfillment,
  advancePrints,
  dropEmptyFulfillments,
  type FulfillmentUpdate,
  queueAgain,
  shipTogether,
} from '#shop/orders/record/fulfillments.server.ts'
import { partKind } from '#shop/orders/record/order.schema.ts'
import type { FulfillmentKind, PrintOrder } from '#shop/orders/record/order.ts'
import { recordPacking } from '#shop/orders/record/order-events.server.ts'
import { raiseIssue } from '#shop/orders/record/order-issues.server.ts'
import { lockOrder, voidReason } from '#shop/orders/record/order-record.server.ts'
import {
  findPrints,
  printsToMake,
  queuePrintCancel,
  recordForeignCost,
} from '#shop/orders/record/print-orders.server.ts'
import { orderVersion } from '#shop/orders/record/refunds/order-version.server.ts'
import { readCurrency } from '#shop/store/store-settings/currency.server.ts'
import { fulfillmentCopy } from './copy.ts'
import {
  isRefundedWhole,
  requireAllHere,
  requireMayLeave,
  requirePaid,
  requireUnshipped,
} from './may-ship.server.ts'
import type { ParcelCorrection, Shipment } from './ship.schema.ts'
import { changeShippingAddress } from './shipping-address.server.ts'

export interface FulfillmentDeps {
  db: Database
  clock: Clock
  provider: () => PrintProvider
  log: Pick<Logger, 'info' | 'warn' | 'error'>
}

export type Fulfillment = ReturnType<typeof createFulfillment>

export function createFulfillment({ db, clock, provider, log }: FulfillmentDeps) {
  const applyToPrints = (orderId: string, found: FulfillmentUpdate) =>
    db.transact(async (trx) => {
      const state = await advancePrints(trx, orderId, found, clock.now())
      // The owner has refunded the prints, and cancelled them at the provider.
      if (state === 'failed') await dropEmptyFulfillments(trx, orderId, clock.now())
      return state
    })

  /** The owner records a foreign charge; a failed print order costs nothing. */
  async function bookCost(orderId: string, { state, cost }: PrintOrderStatus): Promise<void> {
    const currency = await readCurrency(db.read)
    const isOurs = cost?.currency === currency
    const amount = state === 'failed' ? 0 : isOurs ? parseMoney(cost?.amount, currency) : null
    const foreign = state === 'failed' || isOurs ? null : foreignCost(cost)
    if (amount === null && foreign === null) return
    await db.transact(async (trx) => {
      await recordForeignCost(trx, orderId, foreign)
      await bookPrinterCost(trx, orderId, amount ?? 0, clock.now())
    })
  }

  const updateOf = ({ state, ref, reason, parcels }: PrintOrderStatus): FulfillmentUpdate | null =>
    state === 'draft' || state === 'withheld'
      ? null
      : { state, ref, reason, parcels, provider: provider().name }

  /** The owner may have corrected the address, or refunded, during the provider's call. */
  async function isCancelled(orderId: string): Promise<boolean> {
    return hasRows(
      db.read
        .selectFrom('refunds')
        .where('order_id', '=', orderId)
        .where('cancels', '=', 1)
        .where('state', '!=', 'refused'),
    )
  }

  async function sayIfChanged(orderId: string, sent: PrintOrder): Promise<void> {
    const raise = (code: 'refunded_late' | 'address_changed_late') =>
      db.transact((trx) => raiseIssue(trx, orderId, { code, details: {} }, clock.now()))
    const left = await printsToMake(db.read, orderId)
    const { order } = (await findPrints(db.read, orderId, ['sent', 'in_production'])) ?? {}
    if (countOf(left) < countOf(sent.items)) await raise('refunded_late')
    if (await isCancelled(orderId)) {
      await db.transact((trx) => queuePrintCancel(trx, orderId, clock.now()))
    }
    if (!order || JSON.stringify(order.recipient) === JSON.stringify(sent.recipient)) return
    await raise('address_changed_late')
  }

  return {
    /**
     * The job `prints.place`: safe to repeat, the provider finds the order by our id. Throws
     * `fulfilment_unavailable` for a retry. A refused order goes to the owner; a withheld order
     * stays queued.
     */
    async placePrints(orderId: string): Promise<void> {
      const waiting = await findPrints(db.read, orderId, ['queued'])
      if (!waiting) return
      const { order } = waiting
      if (!order && provider().name === 'manual') {
        // The buyer picks them up, or the owner asks for the address.
        await applyToPrints(orderId, { state: 'sent', provider: 'manual', ref: orderId })
        return
      }
      if (!order) {
        await applyToPrints(orderId, { state: 'failed', reason: fulfillmentCopy.noAddress })
        return
      }
      try {
        const status = await provider().placeOrder(order)
        if (status.state === 'withheld') {
          log.info({ orderId, provider: provider().name }, 'no real money paid these prints')
          return
        }
        await this.applyPrintStatus(orderId, status)
        log.info({ orderId, provider: provider().name }, 'prints handed over')
        await sayIfChanged(orderId, order)
      } catch (error) {
        if (!isShopError(error) || error.code !== 'bad_input') throw error
        await applyToPrints(orderId, { state: 'failed', reason: error.message })
        log.error({ orderId, provider: provider().name }, 'prints refused')
      }
    },

    /** The job `prints.cancel`. Prints that the printer can't cancel are left to the owner. */
    async cancelPrints(orderId: string): Promise<void> {
      const cancelled = (await provider().cancelOrder?.(orderId)) ?? false
      if (!cancelled) {
        const issue = { code: 'prints_not_cancelled', details: {} } as const
        await db.transact((trx) => raiseIssue(trx, orderId, issue, clock.now()))
        return
      }
      const status = await provider().getOrder(orderId)
      if (status) await this.applyPrintStatus(orderId, status)
    },

    /** A failure goes to the owner. Null: no such part, or nothing new about it. */
    async applyPrintStatus(
      orderId: string,
      status: PrintOrderStatus,
    ): Promise<FulfillmentState | null> {
      const found = updateOf(status)
      if (found === null) return null
      const after = await applyToPrints(orderId, found)
      if (after !== null) await bookCost(orderId, status)
      return after
    },

    /**
     * `together` ships every other open part. Safe to repeat. ShopError 'not_found', or 'changed'
     * when unpaid, refunded, cancelled (both unless `anyway`), partly the printer's, shipped before
     * without this parcel (unless `another`), or refunded or replaced in part after `version`.
     */
    async ship(
      orderId: string,
      kind: FulfillmentKind,
      shipment: Shipment,
    ): Promise<FulfillmentState> {
      await requirePaid(db.read, orderId)
      const { carrier, trackingNumber, trackingUrl, together = false, anyway = false } = shipment
      const parcels = trackingNumber === null ? [] : [{ carrier, trackingNumber, trackingUrl }]
      return db.transact(async (trx) => {
        // Another window may cancel it at the same moment.
        await lockOrder(trx, orderId)
        await requireUnshipped(trx, orderId, kind, shipment)
        if (together) await requireAllHere(trx, orderId, provider().name)
        if (!anyway) await requireMayLeave(trx, orderId, together ? partKind.options : [kind])
        requireVersion(
          shipment.version,
          await orderVersion(trx, orderId),
          fulfillmentCopy.lessMeanwhile,
        )
        const last = together ? await shipTogether(trx, orderId, parcels, clock.now()) : null
        const update = { state: 'shipped', parcels } as const
        const state = last ?? (await advanceFulfillment(trx, orderId, kind, update, clock.now()))
        if (state === null) throw new ShopError('not_found', fulfillmentCopy.noSuchPart)
        return state
      })
    },

    /**
     * For printed slips or bought postage: from now on a buyer can't cancel. ShopError 'changed'
     * for an order that is cancelled or refunded.
     */
    beginPacking: (orderIds: readonly string[]): Promise<void> =>
      db.transact(async (trx) => {
        for (const id of orderIds.toSorted()) {
          const order = await lockOrder(trx, id)
          if (order?.state !== 'paid') continue
          if (await isRefundedWhole(trx, id))
            throw new ShopError('changed', fulfillmentCopy.notPacked(order.number))
          await recordPacking(trx, id, clock.now())
        }
      }),

    /** Errors as `undoShipping`. */
    async undoShipping(orderId: string, kind: FulfillmentKind): Promise<FulfillmentState> {
      await requirePaid(db.read, orderId)
      const facts = { printProvider: provider().name, now: clock.now() }
      return db.transact((trx) => undoShipping(trx, orderId, kind, facts))
    },

    /** Errors as `correctParcel`. */
    async correctParcel(orderId: string, correction: ParcelCorrection): Promise<void> {
      await requirePaid(db.read, orderId)
      const facts = { printProvider: provider().name, now: clock.now() }
      await db.transact((trx) => correctParcel(trx, orderId, correction, facts))
    },

    /** ShopError 'not_found', 'changed' when there is nothing to send again. */
    async retryPrints(orderId: string): Promise<FulfillmentState> {
      await requirePaid(db.read, orderId)
      return db.transact((trx) => queueAgain(trx, orderId, clock.now()))
    },

    /** Errors as `changeShippingAddress`. */
    changeShippingAddress: (orderId: string, typed: Address, version?: string): Promise<Address> =>
      db.transact((trx) =>
        changeShippingAddress(trx, orderId, typed, {
          version,
          printProvider: provider().name,
          now: clock.now(),
        }),
      ),

    waitingPrints: () => countWaitingPrints(db.read),
  }
}

/** '9.00 EUR'; null when the printer names no such sum. */
function foreignCost(cost: PrintOrderStatus['cost']): string | null {
  const told = cost ? `${cost.amount} ${cost.currency}` : ''
  return /^\d{1,9}(\.\d{1,3})? [A-Z]{3}$/.test(told) ? told : null
}

function countOf(items: PrintOrder['items']): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Includes prints held for the owner. Real money only. */
export async function countWaitingPrints(reader: Reader): Promise<number> {
  return countRows(
    reader
      .selectFrom('fulfillments')
      .innerJoin('orders', 'orders.id', 'fulfillments.order_id')
      .where('fulfillments.kind', '=', 'prints')
      .where('fulfillments.state', '=', 'queued')
      .where('orders.money', '=', 'live')
      .where('orders.state', '=', 'paid')
      .where(voidReason('orders'), 'is', null),
  )
}
