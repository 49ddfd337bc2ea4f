/* Keeps a row until its order is paid, or six hours after its hold. Never touches stock. */
import { type ExpressionBuilder, sql } from 'kysely'
import type { Reader, Writer } from '#platform/db/database.ts'
import { isPostgres } from '#platform/db/dialect.ts'
import type { Tables } from '#platform/db/tables/tables.ts'
import { ShopError } from '#platform/errors.ts'
import { isPieceOf } from '#shop/catalogue/products/product-rows.server.ts'
import { stockCopy } from './copy.ts'
import {
  decideHold,
  fullHold,
  type HoldScope,
  type HoldUse,
  holdWindow,
  isUnique,
} from './hold-limits.ts'
import { readStock, stockRow } from './stock.server.ts'
import { mergeStockLines, type StockLine, stockKey } from './stock.ts'

/** Keyed digests of a network address (IPv4 address or /64), and of the /24 or /48 around it. */
export interface HolderNetworks {
  network: string
  wideNetwork: string
}

/** `earlier`: digests by the former keys, while they still count. */
export interface Holder extends HolderNetworks {
  userId: string
  earlier?: readonly HolderNetworks[]
}

/** `heldUntil` in epoch milliseconds; `short`: pieces by `stockKey`. */
export interface HoldGrant {
  heldUntil: number
  short: ReadonlySet<string>
}

/** For a shop without limits (`RATE_LIMITS=off`), and for carts that hold nothing. */
export function unlimitedHold(now: number): HoldGrant {
  return { heldUntil: now + fullHold, short: new Set() }
}

/**
 * Locks the holder first, so that two checkouts of one network count one after the other. Throws
 * 'quantity_limit' (naming the pieces), and 'hold_limit' with `retryAfter` in seconds.
 */
export async function grantHold(
  trx: Writer,
  holder: Holder,
  lines: readonly StockLine[],
  { now, boughtBefore }: { now: number; boughtBefore: () => Promise<boolean> },
): Promise<HoldGrant> {
  const wanted = mergeStockLines(lines)
  if (wanted.length === 0) return unlimitedHold(now)
  await lockHolder(trx, holder)
  const uses = await readUses(trx, holder, now)
  const onHand = wanted.map(() => 0)
  const strictest = { lines: wanted, onHand, freeUnique: 0, boughtBefore: false, now }
  let decision = decideHold(strictest, uses)
  // These only extend the grant, so they are read only after a refusal.
  if (decision.outcome !== 'granted') {
    const levels = await readStock(trx, wanted)
    const onHand = wanted.map((line) => levels.get(stockKey(line))?.onHand ?? 0)
    const freeUnique = await countFreeUnique(trx, now)
    const request = { ...strictest, onHand, freeUnique, boughtBefore: await boughtBefore() }
    decision = decideHold(request, uses)
  }
  if (decision.outcome === 'too_much') throw tooMuch(wanted, decision.line, decision.most)
  if (decision.outcome === 'wait') {
    const words = stockCopy.heldTooLong
    throw new ShopError('hold_limit', words, {
      retryAfter: Math.max(1, Math.ceil((decision.until - now) / 1000)),
    })
  }
  const short = wanted.filter((_, index) => decision.short[index])
  return {
    heldUntil: decision.until,
    short: new Set(short.map(stockKey)),
  }
}

export async function recordHold(
  trx: Writer,
  orderId: string,
  holder: Holder,
  lines: readonly StockLine[],
  grant: HoldGrant,
  now: number,
): Promise<void> {
  const held = mergeStockLines(lines)
  if (held.length === 0) return
  await trx
    .insertInto('hold_uses')
    .values(
      held.map((line) => ({
        order_id: orderId,
        ...stockRow(line),
        quantity: line.quantity,
        visitor: holder.userId,
        network: holder.network,
        wide_network: holder.wideNetwork,
        short: Number(grant.short.has(stockKey(line))),
        started_at: now,
        held_until: grant.heldUntil,
        ended_at: null,
      })),
    )
    .execute()
}

/** The unpaid time stays counted until the window has passed. */
export async function endHoldUse(trx: Writer, orderId: string, now: number): Promise<void> {
  await trx
    .updateTable('hold_uses')
    .set({ ended_at: now })
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Counts the granted length, though the hold ended earlier. */
export async function exhaustHoldUse(trx: Writer, orderId: string): Promise<void> {
  await trx
    .updateTable('hold_uses')
    .set((eb) => ({ ended_at: eb.ref('held_until') }))
    .where('order_id', '=', orderId)
    .execute()
}

/** A bounced debit counts as a full hold from now on, however soon it came back. */
export async function bounceHoldUse(trx: Writer, orderId: string, now: number): Promise<void> {
  const until = now + fullHold
  await trx
    .updateTable('hold_uses')
    .set({ started_at: now, held_until: until, ended_at: until })
    .where('order_id', '=', orderId)
    .execute()
}

/** A paid order counts against nobody, and no network is kept. */
export async function forgetHoldUse(trx: Writer, orderId: string): Promise<void> {
  await trx.deleteFrom('hold_uses').where('order_id', '=', orderId).execute()
}

/** Epoch milliseconds; null: no hold counts. */
export async function countedSince(reader: Reader | Writer, now: number): Promise<number | null> {
  const { since } = await reader
    .selectFrom('hold_uses')
    // A bounced debit counts anew; its networks are those of its order's checkout.
    .innerJoin('orders', 'orders.id', 'hold_uses.order_id')
    .select(({ fn }) => fn.min<number | string | null>('orders.created_at').as('since'))
    .where((eb) => eb.or([eb('ended_at', 'is', null), eb('ended_at', '>', now - holdWindow)]))
    .executeTakeFirstOrThrow()
  return since === null ? null : Number(since)
}

export async function forgetOldHoldUses(trx: Writer, now: number): Promise<void> {
  await trx
    .deleteFrom('hold_uses')
    .where('ended_at', '<=', now - holdWindow)
    .execute()
}

/** On SQLite the write transaction is the lock. */
async function lockHolder(trx: Writer, holder: Holder): Promise<void> {
  if (!isPostgres(trx)) return
  // A fixed lock order, the oldest key first, prevents deadlocks.
  const turns = [...digestsOf(holder, 'wideNetwork').reverse(), holder.userId]
  const locks = turns.map(
    (turn) => sql`pg_advisory_xact_lock(hashtextextended(${`hold:${turn}`}, 0))`,
  )
  await sql`select ${sql.join(locks)}`.execute(trx)
}

async function readUses(reader: Reader | Writer, holder: Holder, now: number): Promise<HoldUse[]> {
  const rows = await reader
    .selectFrom('hold_uses')
    .leftJoin('pieces', (join) => join.on(isPieceOf('hold_uses', 'product_id')))
    .selectAll('hold_uses')
    .select('making as inventoryPolicy')
    .where((eb) => eb.or([eb('visitor', '=', holder.userId), sharesWide(eb, holder)]))
    .where((eb) => eb.or([eb('ended_at', 'is', null), eb('ended_at', '>', now - holdWindow)]))
    .execute()
  return rows.map((row) => ({
    kind: row.kind,
    productId: row.product_id,
    size: row.size,
    quantity: row.quantity,
    oneOfAKind: row.inventoryPolicy === 'one_of_a_kind',
    short: row.short === 1,
    startedAt: row.started_at,
    heldUntil: row.held_until,
    endedAt: row.ended_at,
    scopes: scopesOf(row, holder),
  }))
}

async function countFreeUnique(reader: Reader | Writer, now: number): Promise<number> {
  const { free } = await reader
    .selectFrom('pieces')
    .innerJoin('stock', (join) => join.on(isPieceOf('stock', 'product_id')))
    .select(({ fn }) => fn.countAll<number | string>().as('free'))
    .where('making', '=', 'one_of_a_kind')
    .where('hidden', '=', 0)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('opens_at', 'is', null), eb('opens_at', '<=', now)]))
    .whereRef('on_hand', '>', 'held')
    .executeTakeFirstOrThrow()
  return Number(free)
}

const sharesWide = (
  eb: ExpressionBuilder<Pick<Tables, 'hold_uses'>, 'hold_uses'>,
  holder: Holder,
) => eb('wide_network', 'in', digestsOf(holder, 'wideNetwork'))

const digestsOf = (holder: Holder, scope: keyof HolderNetworks): string[] =>
  [holder, ...(holder.earlier ?? [])].map((networks) => networks[scope])

function scopesOf(
  row: { visitor: string; network: string; wide_network: string },
  holder: Holder,
): HoldScope[] {
  const shared: HoldScope[] = []
  if (row.visitor === holder.userId) shared.push('visitor')
  if (digestsOf(holder, 'network').includes(row.network)) shared.push('network')
  if (digestsOf(holder, 'wideNetwork').includes(row.wide_network)) shared.push('wide')
  return shared
}

function tooMuch(wanted: readonly StockLine[], line: StockLine, most: number): ShopError {
  const unique = isUnique(line)
  const items = unique ? wanted.filter(isUnique).map(({ name }) => name) : [line.name]
  const words = unique ? stockCopy.mostSinglePieces(most) : stockCopy.mostOfOne(most, line.name)
  return new ShopError('quantity_limit', words, { items })
}
