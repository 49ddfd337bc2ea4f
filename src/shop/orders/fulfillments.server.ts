/* Owns an order's parts and parcels: they move forward only, and a parcel once told is never lost. */
import type { Writer } from '#db/database.ts'
import { enqueue } from '#db/outbox.ts'
import type { FulfillmentState } from '#db/tables.ts'
import { ShopError } from '#kernel/errors.ts'
import type { ProductKind } from '#kernel/kinds.ts'
import { mailShipped } from '#shop/notifications/plan-mail.server.ts'
import { mayAdvance } from './fulfillment-states.ts'
import type { FulfillmentKind, Parcel } from './order.ts'
import { raiseIssue, withdrawIssues } from './order-issues.server.ts'
import { lockOrder, moveOrder } from './order-record.server.ts'

/** Makes the parts that an order's lines call for; answers which. */
export async function createFulfillments(
  trx: Writer,
  orderId: string,
  lines: readonly { kind: ProductKind }[],
  now: number,
): Promise<FulfillmentKind[]> {
  const kinds = [...new Set(lines.map((line) => (line.kind === 'prints' ? 'prints' : 'studio')))]
  if (kinds.length === 0) return []
  await trx
    .insertInto('fulfillments')
    .values(
      kinds.map((kind) => ({ order_id: orderId, kind, state: 'queued' as const, updated_at: now })),
    )
    .execute()
  return kinds
}

export interface FulfillmentUpdate {
  state: FulfillmentState
  /** The provider's name and its number for the order. */
  provider?: string
  ref?: string | null
  reason?: string | null
  parcels?: readonly Parcel[]
  /** The parts that the buyer's mail tells of: this one, unless it is said otherwise. */
  mailed?: readonly FulfillmentKind[]
}

/**
 * Takes news of a part into the books. Late news changes no state; a new parcel is added whatever
 * the state. When the last part is shipped, the order is fulfilled. Answers the part's state.
 */
export async function advanceFulfillment(
  trx: Writer,
  orderId: string,
  kind: FulfillmentKind,
  news: FulfillmentUpdate,
  now: number,
): Promise<FulfillmentState | null> {
  const row = await trx
    .selectFrom('fulfillments')
    .select('state')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (!row) return null
  const added = await addParcels(trx, orderId, kind, news.parcels ?? [], now)
  if (row.state === 'shipped' && added.length > 0) {
    await mailShipped(trx, orderId, [kind], added, now)
  }
  if (!mayAdvance(row.state, news.state)) return row.state
  const since = (await leftBefore(trx, orderId, kind, news)) ?? now
  const { numUpdatedRows } = await trx
    .updateTable('fulfillments')
    .set({ state: news.state, reason: news.reason ?? null, updated_at: since })
    .$if(news.ref != null, (qb) =>
      qb.set({ provider: news.provider ?? null, provider_ref: news.ref ?? null }),
    )
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('state', '=', row.state)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return advanceFulfillment(trx, orderId, kind, news, now)
  if (news.state === 'shipped') {
    const mailed = news.mailed ?? [kind]
    if (mailed.length > 0) await mailShipped(trx, orderId, mailed, [], now)
    await fulfilWhenAllShipped(trx, orderId, now)
  }
  return news.state
}

/** All that is still here leaves in one parcel, and the buyer hears of it once. */
export async function shipTogether(
  trx: Writer,
  orderId: string,
  parcels: readonly Parcel[],
  now: number,
): Promise<FulfillmentState | null> {
  const open = await trx
    .selectFrom('fulfillments')
    .select('kind')
    .where('order_id', '=', orderId)
    .where('state', '!=', 'shipped')
    .orderBy('kind', 'desc')
    .execute()
  const kinds = open.map(({ kind }) => kind)
  let state: FulfillmentState | null = null
  for (const [index, kind] of kinds.entries()) {
    const mailed = index === 0 ? kinds : []
    state = await advanceFulfillment(trx, orderId, kind, { state: 'shipped', parcels, mailed }, now)
  }
  return state
}

/** When the other part left in the parcel that this one is in, too; null when it didn't. */
async function leftBefore(
  trx: Writer,
  orderId: string,
  kind: FulfillmentKind,
  { state, parcels = [] }: FulfillmentUpdate,
): Promise<number | null> {
  if (state !== 'shipped' || parcels.length === 0) return null
  const numbers = parcels.map(({ trackingNumber }) => trackingNumber)
  const known = await trx
    .selectFrom('parcels')
    .select('shipped_at')
    .where('order_id', '=', orderId)
    .where('kind', '!=', kind)
    .where('tracking_number', 'in', numbers)
    .executeTakeFirst()
  return known?.shipped_at ?? null
}

/** News of the prints, as `advanceFulfillment` takes it. That they have just failed goes to the owner. */
export async function advancePrints(
  trx: Writer,
  orderId: string,
  news: FulfillmentUpdate,
  now: number,
): Promise<FulfillmentState | null> {
  const before = await trx
    .selectFrom('fulfillments')
    .select('state')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'prints')
    .executeTakeFirst()
  const state = await advanceFulfillment(trx, orderId, 'prints', news, now)
  if (state === 'failed' && before?.state !== 'failed') {
    const reason = news.reason ?? 'nobody says why.'
    await raiseIssue(trx, orderId, { code: 'prints_refused', details: { reason } }, now)
  }
  return state
}

/** Answers the tracking numbers that were not known before. */
async function addParcels(
  trx: Writer,
  orderId: string,
  kind: FulfillmentKind,
  parcels: readonly Parcel[],
  now: number,
): Promise<string[]> {
  if (parcels.length === 0) return []
  const added = await trx
    .insertInto('parcels')
    .values(
      parcels.map((parcel) => ({
        order_id: orderId,
        kind,
        carrier: parcel.carrier,
        tracking_number: parcel.trackingNumber,
        tracking_url: parcel.trackingUrl,
        shipped_at: now,
      })),
    )
    .onConflict((oc) => oc.doNothing())
    .returning('tracking_number')
    .execute()
  return added.map((parcel) => parcel.tracking_number)
}

/** The order is fulfilled once all of its parts are shipped. */
export async function fulfilWhenAllShipped(
  trx: Writer,
  orderId: string,
  now: number,
): Promise<void> {
  // Touching the order first makes two last parts at once take turns: one of them sees both.
  await lockOrder(trx, orderId)
  const open = await trx
    .selectFrom('fulfillments')
    .select('kind')
    .where('order_id', '=', orderId)
    .where('state', '!=', 'shipped')
    .execute()
  if (open.length === 0) await moveOrder(trx, { id: orderId, state: 'paid' }, 'fulfilled', now)
}

/**
 * Refused prints wait for the provider once more, and what they asked the owner for is seen to.
 * ShopError 'changed' when they were not refused. Going back is the owner's word alone.
 */
export async function queueAgain(
  trx: Writer,
  orderId: string,
  now: number,
): Promise<FulfillmentState> {
  await lockOrder(trx, orderId)
  const { numUpdatedRows } = await trx
    .updateTable('fulfillments')
    .set({ state: 'queued', reason: null, updated_at: now })
    .where('order_id', '=', orderId)
    .where('kind', '=', 'prints')
    .where('state', '=', 'failed')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new ShopError('changed', 'These prints were not refused.')
  await withdrawIssues(trx, orderId, ['prints_refused'], now)
  const job = { topic: 'prints.place', payload: { orderId }, dueAt: now, now } as const
  await enqueue(trx, { ...job, key: `prints.place:${orderId}:${now}` })
  return 'queued'
}
