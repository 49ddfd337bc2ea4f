/*
 * Owns the way of a paid order out of the house: hands prints to the print provider, takes in how far
 * each part is. Never sells or returns stock, and never sends what waits for the owner's attention.
 */
import type { Logger } from 'pino'
import type { Database, Reader } from '#db/database.ts'
import type { PartState } from '#db/tables.ts'
import type { Clock } from '#kernel/clock.ts'
import { isShopError, ShopError } from '#kernel/errors.ts'
import type { Address } from '#shop/checkout/payment.ts'
import { readOrderLines } from '#shop/orders/lines.server.ts'
import { isPaid, type PartName } from '#shop/orders/order.ts'
import { askForAttention } from '#shop/orders/transition.server.ts'
import type { FulfilmentProvider, Parcel, PrintOrder, PrintOrderStatus } from './fulfilment.ts'
import { applyPartNews, notOrdered, type PartNews, queueAgain } from './parts.server.ts'
import type { Shipment } from './ship.schema.ts'

export interface FulfilmentDeps {
  db: Database
  clock: Clock
  provider: FulfilmentProvider
  log: Pick<Logger, 'info' | 'warn' | 'error'>
}

export type Fulfilment = ReturnType<typeof createFulfilment>

export function createFulfilment({ db, clock, provider, log }: FulfilmentDeps) {
  const apply = (orderId: string, part: PartName, news: PartNews) =>
    db.transact((trx) => applyPartNews(trx, orderId, part, news, clock.now()))

  const fail = (orderId: string, reason: string) =>
    db.transact(async (trx) => {
      const news = { state: 'failed', reason } as const
      await applyPartNews(trx, orderId, 'prints', news, clock.now())
      await askForAttention(trx, orderId, notOrdered + reason, clock.now())
    })

  return {
    /**
     * The job `prints.place`. May run more than once: the provider finds the order by our id. Throws
     * `fulfilment_unavailable` to be tried again; what the provider refuses goes to the owner.
     */
    async placePrints(orderId: string): Promise<void> {
      const waiting = await findWaitingPrints(db.read, orderId)
      if (!waiting) return
      if (!waiting.order) return fail(orderId, 'nobody told where to send them.')
      try {
        const status = await provider.placeOrder(waiting.order)
        await apply(orderId, 'prints', newsOfPrints(status))
        log.info({ orderId, provider: provider.name }, 'prints handed over')
      } catch (error) {
        if (!isShopError(error) || error.code !== 'bad_input') throw error
        await fail(orderId, error.message)
        log.error({ orderId, provider: provider.name }, 'prints refused')
      }
    },

    /** News of a print order, from the provider's event or by asking it. */
    async printNews(orderId: string, status: PrintOrderStatus): Promise<PartState | null> {
      return apply(orderId, 'prints', newsOfPrints(status))
    },

    /** The owner has sent a part by hand, with a parcel number when there is one. */
    async shipPart(
      orderId: string,
      part: PartName,
      parcel: Parcel | null,
    ): Promise<PartState | null> {
      return apply(orderId, part, { state: 'shipped', parcels: parcel ? [parcel] : [] })
    },

    /**
     * The same, as the owner says it. Twice is harmless. ShopError 'not_found' for a part that the
     * order doesn't have, 'changed' when the order isn't paid.
     */
    async shipByHand(orderId: string, part: PartName, shipment: Shipment): Promise<PartState> {
      await requirePaid(db.read, orderId)
      const { carrier, trackingNumber, trackingUrl } = shipment
      const parcel = trackingNumber === null ? null : { carrier, trackingNumber, trackingUrl }
      const state = await this.shipPart(orderId, part, parcel)
      if (state === null) throw new ShopError('not_found', 'The order has no such part.')
      return state
    },

    /**
     * Sends refused prints to the provider once more. ShopError 'not_found', 'changed' when there is
     * nothing to send again.
     */
    async retryPrints(orderId: string): Promise<PartState> {
      await requirePaid(db.read, orderId)
      return db.transact((trx) => queueAgain(trx, orderId, clock.now()))
    },
  }
}

function newsOfPrints(status: PrintOrderStatus): PartNews {
  const { state, ref, reason, parcels } = status
  return { state, ref, reason, parcels }
}

/** The prints that wait to be placed; null when there are none, or a person must look first. */
async function findWaitingPrints(
  reader: Reader,
  orderId: string,
): Promise<{ order: PrintOrder | null } | null> {
  const row = await reader
    .selectFrom('orders')
    .innerJoin('order_parts', 'order_parts.order_id', 'orders.id')
    .select(['orders.ship_to', 'orders.buyer_email'])
    .where('orders.id', '=', orderId)
    .where('orders.state', '=', 'paid')
    .where('orders.attention', 'is', null)
    .where('orders.disputed', '=', 0)
    // Money that has gone back buys no prints.
    .where((eb) =>
      eb.or([eb('orders.refunded', '=', 0), eb('orders.refunded', '<', eb.ref('orders.total'))]),
    )
    .where('order_parts.part', '=', 'prints')
    .where('order_parts.state', '=', 'queued')
    .executeTakeFirst()
  if (!row) return null
  if (row.ship_to === null) return { order: null }
  const lines = await readOrderLines(reader, orderId)
  const items = lines.flatMap(({ variantId, quantity }) =>
    variantId === null ? [] : [{ variantId, quantity }],
  )
  const recipient = { ...(JSON.parse(row.ship_to) as Address), email: row.buyer_email }
  return { order: { orderId, recipient, items } }
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
