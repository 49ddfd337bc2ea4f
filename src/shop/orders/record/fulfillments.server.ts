/* States move forward only (shipping-corrections.server.ts alone takes a part back), and no
   update loses a parcel. A part ends when all its pieces are refunded. Never calls the printer. */

import type { ExpressionBuilder } from 'kysely'
import type { Writer } from '#platform/db/database.ts'
import { hasRows } from '#platform/db/rows.ts'
import type { FulfillmentState, Tables } from '#platform/db/tables/tables.ts'
import { ShopError } from '#platform/errors.ts'
import { mailShipped } from '#shop/people/notifications/plan-mail.server.ts'
import { recordCopy } from './copy.ts'
import { unrefundedLines } from './lines.server.ts'
import { type FulfillmentKind, fulfillmentKind, type MadeLine, type Parcel } from './order.ts'
import { closeIssues, raiseIssue } from './order-issues.server.ts'
import {
  isVoid,
  lockOrder,
  type OrderRecord,
  promiseTerms,
  transitionOrder,
} from './order-record.server.ts'
import { queuePrintOrder } from './print-orders.server.ts'
import { makePromise } from './promise.ts'

export const partOf =
  (order_id: string, kind: FulfillmentKind) =>
  ({ and }: ExpressionBuilder<Tables, 'fulfillments'>) =>
    and({ order_id, kind })

/** Null: no such part. */
export async function readPartState(
  trx: Writer,
  orderId: string,
  kind: FulfillmentKind,
): Promise<FulfillmentState | null> {
  const part = await trx
    .selectFrom('fulfillments')
    .select('state')
    .where(partOf(orderId, kind))
    .executeTakeFirst()
  return part?.state ?? null
}

const unshipped = (trx: Writer, orderId: string) =>
  trx.selectFrom('fulfillments').where('order_id', '=', orderId).where('state', '!=', 'shipped')

export async function createFulfillments(
  trx: Writer,
  order: Pick<OrderRecord, 'id' | 'dispatch_terms'>,
  lines: readonly MadeLine[],
  now: number,
): Promise<FulfillmentKind[]> {
  const kinds = [...new Set(lines.map(fulfillmentKind))]
  if (kinds.length === 0) return []
  const terms = promiseTerms(order)
  const rows = kinds.map((kind) => {
    // The studio sends all its pieces in one parcel, its own prints included.
    const pieces = lines.filter((line) => !terms?.printing || fulfillmentKind(line) === kind)
    const { leaves, arrives, dueAt } = makePromise(kind, pieces, terms, now)
    return {
      order_id: order.id,
      kind,
      state: 'queued' as const,
      updated_at: now,
      due_at: dueAt,
      leaves_from: leaves?.from ?? null,
      leaves_by: leaves?.to ?? null,
      arrives_from: arrives?.from ?? null,
      arrives_by: arrives?.to ?? null,
    }
  })
  await trx.insertInto('fulfillments').values(rows).execute()
  return kinds
}

export interface FulfillmentUpdate {
  state: FulfillmentState
  provider?: string
  ref?: string | null
  reason?: string | null
  parcels?: readonly Parcel[]
  /** Default: this fulfillment's. */
  mailed?: readonly FulfillmentKind[]
}

/** A late update changes no state, but adds its parcels. Null: no such fulfillment. */
export async function advanceFulfillment(
  trx: Writer,
  orderId: string,
  kind: FulfillmentKind,
  update: FulfillmentUpdate,
  now: number,
): Promise<FulfillmentState | null> {
  const before = await readPartState(trx, orderId, kind)
  if (before === null) return null
  const added = await addParcels(trx, orderId, kind, update.parcels ?? [], now)
  if (before === 'shipped' && added.length > 0) {
    await mailShipped(trx, orderId, [kind], added, now)
  }
  if (!mayAdvance(before, update.state)) return before
  const since = (await leftBefore(trx, orderId, kind, update)) ?? now
  const { numUpdatedRows } = await trx
    .updateTable('fulfillments')
    .set({ state: update.state, reason: update.reason ?? null, updated_at: since })
    .$if(update.ref != null, (qb) =>
      qb.set({ provider: update.provider ?? null, provider_ref: update.ref ?? null }),
    )
    .where(partOf(orderId, kind))
    .where('state', '=', before)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return advanceFulfillment(trx, orderId, kind, update, now)
  if (update.state === 'shipped') {
    const mailed = update.mailed ?? [kind]
    if (mailed.length > 0) await mailShipped(trx, orderId, mailed, [], now)
    await fulfilWhenAllShipped(trx, orderId, now)
  }
  return update.state
}

export async function shipTogether(
  trx: Writer,
  orderId: string,
  parcels: readonly Parcel[],
  now: number,
): Promise<FulfillmentState | null> {
  const open = await unshipped(trx, orderId).select('kind').orderBy('kind', 'desc').execute()
  const kinds = open.map(({ kind }) => kind)
  let state: FulfillmentState | null = null
  for (const [index, kind] of kinds.entries()) {
    const mailed = index === 0 ? kinds : []
    state = await advanceFulfillment(trx, orderId, kind, { state: 'shipped', parcels, mailed }, now)
  }
  return state
}

/** When both fulfillments left in one parcel (epoch milliseconds); else null. */
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

export async function advancePrints(
  trx: Writer,
  orderId: string,
  update: FulfillmentUpdate,
  now: number,
): Promise<FulfillmentState | null> {
  const before = await readPartState(trx, orderId, 'prints')
  const state = await advanceFulfillment(trx, orderId, 'prints', update, now)
  if (state === 'failed' && before !== 'failed') {
    const reason = update.reason ?? recordCopy.noReason
    await raiseIssue(trx, orderId, { code: 'prints_refused', details: { reason } }, now)
  }
  return state
}

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

export async function shipUntold(trx: Writer, orderId: string, now: number): Promise<void> {
  await trx
    .updateTable('fulfillments')
    .set({ state: 'shipped', reason: null, updated_at: now })
    .where('order_id', '=', orderId)
    .where('state', '!=', 'shipped')
    .execute()
  await fulfilWhenAllShipped(trx, orderId, now)
}

export async function fulfilWhenAllShipped(
  trx: Writer,
  orderId: string,
  now: number,
): Promise<void> {
  // Locked first: of two fulfillments that finish at once, the second sees both.
  await lockOrder(trx, orderId)
  if (!(await hasRows(unshipped(trx, orderId))))
    await transitionOrder(trx, { id: orderId, state: 'paid' }, 'fulfilled', now)
}

/** Only the owner sends refused prints again. ShopError 'changed' when they weren't refused. */
export async function queueAgain(
  trx: Writer,
  orderId: string,
  now: number,
): Promise<FulfillmentState> {
  await lockOrder(trx, orderId)
  const { numUpdatedRows } = await trx
    .updateTable('fulfillments')
    .set({ state: 'queued', reason: null, updated_at: now })
    .where(partOf(orderId, 'prints'))
    .where('state', '=', 'failed')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new ShopError('changed', recordCopy.notRefused)
  await closeIssues(trx, orderId, ['prints_refused'], now)
  await queuePrintOrder(trx, orderId, now, now)
  return 'queued'
}

/** Forward only. A failed fulfillment may still be shipped: a parcel on its way is a fact. */
const after: Record<FulfillmentState, readonly FulfillmentState[]> = {
  queued: ['sent', 'in_production', 'shipped', 'failed'],
  sent: ['in_production', 'shipped', 'failed'],
  in_production: ['shipped', 'failed'],
  shipped: [],
  failed: ['shipped'],
}

export function mayAdvance(from: FulfillmentState, to: FulfillmentState): boolean {
  return after[from].includes(to)
}

/** Keeps an order's last part, and parts that the printer makes. Call it with the order locked. */
export async function dropEmptyFulfillments(
  trx: Writer,
  orderId: string,
  now: number,
): Promise<void> {
  const fulfillments = await trx
    .selectFrom('fulfillments')
    .select(['kind', 'state', 'provider'])
    .where('order_id', '=', orderId)
    .execute()
  // A voided order sends nothing; if its refund fails, it needs its fulfillments.
  if (await isVoid(trx, orderId)) return
  const left = await unrefundedLines(trx, orderId, ['done'])
  const wanted = new Set(left.map(fulfillmentKind))
  const empty = fulfillments.filter(
    ({ kind, state, provider }) =>
      !wanted.has(kind) &&
      (state === 'queued' || state === 'failed' || (state === 'sent' && provider === 'manual')),
  )
  // When nothing at all is left to send, the owner ends the order.
  if (empty.length === 0 || empty.length === fulfillments.length) return
  for (const { kind, state } of empty) {
    await trx
      .deleteFrom('fulfillments')
      .where(partOf(orderId, kind))
      .where('state', '=', state)
      .execute()
  }
  await fulfilWhenAllShipped(trx, orderId, now)
}

/** Call it with the order locked. ShopError 'changed' when a part was shipped. */
export async function requireNothingShipped(trx: Writer, orderId: string): Promise<void> {
  if (await hasShipped(trx, orderId)) throw new ShopError('changed', recordCopy.shippedAlready)
}

export function hasShipped(trx: Writer, orderId: string): Promise<boolean> {
  const fulfillments = trx.selectFrom('fulfillments').where('order_id', '=', orderId)
  return hasRows(fulfillments.where('state', '=', 'shipped'))
}
