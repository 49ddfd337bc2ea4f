/*
 * Owns the fulfilment of paid orders: hands prints to the print provider, takes in how far
 * each part is. Never sells or returns stock, and never sends what waits for the owner's attention.
 */
import type { Logger } from 'pino'
import type { Database, Reader } from '#platform/db/database.ts'
import type { FulfillmentState } from '#platform/db/tables/tables.ts'
import { isShopError, ShopError } from '#platform/errors.ts'
import { parseMoney } from '#platform/money/money.ts'
import type { Clock } from '#platform/time/clock.ts'
import { bookPrinterCost } from '#shop/orders/ledger/ledger.server.ts'
import type { Address } from '#shop/orders/record/addresses/address.ts'
import {
  correctParcel,
  printerSent,
  undoShipping,
} from '#shop/orders/record/addresses/shipping-corrections.server.ts'
import {
  advanceFulfillment,
  advancePrints,
  dropEmptyFulfillments,
  type FulfillmentUpdate,
  noteForeignCost,
  queueAgain,
  shipTogether,
} from '#shop/orders/record/fulfillments.server.ts'
import {
  type FulfillmentKind,
  isPaid,
  type Parcel,
  type PrintOrder,
} from '#shop/orders/record/order.ts'
import { mayLeave, raiseIssue } from '#shop/orders/record/order-issues.server.ts'
import { voidReason } from '#shop/orders/record/order-record.server.ts'
import { findPrints, printsToMake } from '#shop/orders/record/print-orders.server.ts'
import { readCurrency } from '#shop/store/place/currency.server.ts'
import type { FulfilmentProvider, PrintOrderStatus } from './print-provider.ts'
import type { ParcelCorrection, Shipment } from './ship.schema.ts'
import { changeShippingAddress } from './shipping-address.server.ts'

export interface FulfilmentDeps {
  db: Database
  clock: Clock
  /** The adapter that is at work now. */
  provider: () => FulfilmentProvider
  log: Pick<Logger, 'info' | 'warn' | 'error'>
}

export type Fulfilment = ReturnType<typeof createFulfilment>

/**
 * What becomes of a paid order's pieces: prints placed at the provider, the rest shipped by the
 * studio.
 */
export function createFulfilment({ db, clock, provider, log }: FulfilmentDeps) {
  /** What the studio sends itself. */
  const ownKinds = (): readonly FulfillmentKind[] =>
    provider().name === 'manual' ? ['studio', 'prints'] : ['studio']

  const apply = (orderId: string, kind: FulfillmentKind, update: FulfillmentUpdate) =>
    db.transact((trx) => advanceFulfillment(trx, orderId, kind, update, clock.now()))

  const applyToPrints = (orderId: string, found: FulfillmentUpdate) =>
    db.transact(async (trx) => {
      const state = await advancePrints(trx, orderId, found, clock.now())
      // The owner paid them back, and has cancelled them there.
      if (state === 'failed') await dropEmptyFulfillments(trx, orderId, clock.now())
      return state
    })

  /** What a printer charges in another currency is the owner's to say; what it sent back costs nothing. */
  async function bookCost(orderId: string, { state, cost }: PrintOrderStatus): Promise<void> {
    const currency = await readCurrency(db.read)
    const isOurs = cost?.currency === currency
    const amount = state === 'failed' ? 0 : isOurs ? parseMoney(cost?.amount, currency) : null
    const foreign = state === 'failed' || isOurs ? null : foreignCost(cost)
    if (amount === null && foreign === null) return
    await db.transact(async (trx) => {
      await noteForeignCost(trx, orderId, foreign)
      await bookPrinterCost(trx, orderId, amount ?? 0, clock.now())
    })
  }

  const updateOf = ({ state, ref, reason, parcels }: PrintOrderStatus): FulfillmentUpdate | null =>
    state === 'draft' || state === 'withheld'
      ? null
      : { state, ref, reason, parcels, provider: provider().name }

  /** The owner may have corrected the address, or refunded, while the provider was being called. */
  async function sayIfChanged(orderId: string, sent: PrintOrder): Promise<void> {
    const raise = (code: 'refunded_late' | 'address_changed_late') =>
      db.transact((trx) => raiseIssue(trx, orderId, { code, details: {} }, clock.now()))
    const left = await printsToMake(db.read, orderId)
    const { order } = (await findPrints(db.read, orderId, ['sent', 'in_production'])) ?? {}
    if (countOf(left) < countOf(sent.items)) await raise('refunded_late')
    if (!order || JSON.stringify(order.recipient) === JSON.stringify(sent.recipient)) return
    await raise('address_changed_late')
  }

  return {
    /**
     * The job `prints.place`. May run more than once: the provider finds the order by our id. Throws
     * `fulfilment_unavailable` to be tried again; what the provider refuses goes to the owner, and
     * what it withholds stays queued.
     */
    async placePrints(orderId: string): Promise<void> {
      const waiting = await findPrints(db.read, orderId, ['queued'])
      if (!waiting) return
      const { order } = waiting
      if (!order) {
        await applyToPrints(orderId, { state: 'failed', reason: 'nobody told where to send them.' })
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

    /**
     * What the provider says of a print order, taken into the books; a failure goes to the owner.
     * Answers the part's state; null when there is no such part, or nothing to say about it.
     */
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

    /** The owner has shipped a fulfillment, with a tracking number when there is one. */
    async shipFulfillment(
      orderId: string,
      kind: FulfillmentKind,
      parcel: Parcel | null,
    ): Promise<FulfillmentState | null> {
      return apply(orderId, kind, { state: 'shipped', parcels: parcel ? [parcel] : [] })
    },

    /**
     * The same, as the owner says it; `together` sends whatever is still here with it. Twice is
     * harmless. ShopError 'not_found' for a part that the order doesn't have, 'changed' when the order
     * isn't paid, when the buyer wants to cancel (unless `anyway`), or when the printer sends a part of it.
     */
    async ship(
      orderId: string,
      kind: FulfillmentKind,
      shipment: Shipment,
    ): Promise<FulfillmentState> {
      await requirePaid(db.read, orderId)
      const { carrier, trackingNumber, trackingUrl, together = false, anyway = false } = shipment
      if (!anyway) await requireMayLeave(db.read, orderId, together ? ownKinds() : [kind])
      const parcel = trackingNumber === null ? null : { carrier, trackingNumber, trackingUrl }
      if (together) {
        if (provider().name !== 'manual') throw new ShopError('changed', notTogether)
        const parcels = parcel ? [parcel] : []
        const last = await db.transact((trx) => shipTogether(trx, orderId, parcels, clock.now()))
        if (last !== null) return last
      }
      const state = await this.shipFulfillment(orderId, kind, parcel)
      if (state === null) throw new ShopError('not_found', 'The order has no such part.')
      return state
    },

    /** Takes back that the studio has shipped something; see `undoShipping` for what it refuses. */
    async undoShipping(orderId: string, kind: FulfillmentKind): Promise<FulfillmentState> {
      await requirePaid(db.read, orderId)
      if (!ownKinds().includes(kind)) throw printerSent()
      return db.transact((trx) => undoShipping(trx, orderId, kind, clock.now()))
    },

    /** Corrects a parcel that the studio sent; see `correctParcel` for what it refuses. */
    async correctParcel(orderId: string, correction: ParcelCorrection): Promise<void> {
      await requirePaid(db.read, orderId)
      await db.transact((trx) => correctParcel(trx, orderId, ownKinds(), correction, clock.now()))
    },

    /**
     * Sends refused prints to the provider once more. ShopError 'not_found', 'changed' when there is
     * nothing to send again.
     */
    async retryPrints(orderId: string): Promise<FulfillmentState> {
      await requirePaid(db.read, orderId)
      return db.transact((trx) => queueAgain(trx, orderId, clock.now()))
    },

    /** Corrects where an order goes; see `changeShippingAddress` for what it refuses. */
    changeShippingAddress: (orderId: string, address: Address): Promise<Address> =>
      db.transact((trx) =>
        changeShippingAddress(trx, orderId, address, {
          selfFulfilled: provider().name === 'manual',
          now: clock.now(),
        }),
      ),

    /** How many paid orders have prints that the provider doesn't have yet. */
    waitingPrints: () => countWaitingPrints(db.read),
  }
}

/** '9.00 EUR'; null where the printer says no such sum. */
function foreignCost(cost: PrintOrderStatus['cost']): string | null {
  const told = cost ? `${cost.amount} ${cost.currency}` : ''
  return /^\d{1,9}(\.\d{1,3})? [A-Z]{3}$/.test(told) ? told : null
}

const notTogether = 'The printer sends the prints of this order, in a parcel of its own.'

function countOf(items: PrintOrder['items']): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0)
}

async function requirePaid(reader: Reader, orderId: string): Promise<void> {
  const order = await reader
    .selectFrom('orders')
    .select('state')
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) throw new ShopError('not_found', 'There is no such order.')
  if (!isPaid(order.state)) throw new ShopError('changed', 'This order is not paid.')
}

/** ShopError 'changed' while one of these parts is here and its buyer wants to cancel. */
async function requireMayLeave(
  reader: Reader,
  orderId: string,
  kinds: readonly FulfillmentKind[],
): Promise<void> {
  const staying = await reader
    .selectFrom('fulfillments')
    .innerJoin('orders', 'orders.id', 'fulfillments.order_id')
    .select('orders.id')
    .where('orders.id', '=', orderId)
    .where('fulfillments.kind', 'in', kinds)
    .where('fulfillments.state', '!=', 'shipped')
    .where(({ not }) => not(mayLeave('orders')))
    .executeTakeFirst()
  if (staying) throw new ShopError('changed', 'The buyer wants to cancel: don’t ship.')
}

/** Paid orders by what became of their prints. */
export interface WaitingPrints {
  /** On their way to the provider, or held until the owner has seen to the order. Real money alone. */
  queued: number
  /** Refused by the provider, or sent back. */
  failed: number
}

/** Prints that wait for the print provider, as orders and pieces. */
export async function countWaitingPrints(reader: Reader): Promise<WaitingPrints> {
  const rows = await reader
    .selectFrom('fulfillments')
    .innerJoin('orders', 'orders.id', 'fulfillments.order_id')
    .select(({ fn }) => ['fulfillments.state', fn.countAll<number>().as('count')])
    .where('fulfillments.kind', '=', 'prints')
    .where((eb) =>
      eb.or([
        eb('fulfillments.state', '=', 'failed'),
        eb.and([eb('fulfillments.state', '=', 'queued'), eb('orders.money', '=', 'live')]),
      ]),
    )
    .where('orders.state', '=', 'paid')
    .where(voidReason('orders'), 'is', null)
    .groupBy('fulfillments.state')
    .execute()
  const of = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0)
  return { queued: of('queued'), failed: of('failed') }
}
