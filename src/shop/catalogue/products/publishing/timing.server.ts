/* `shown.server.ts` decides what visitors see; the job only notifies. Opens no transaction. */
import { sql } from 'kysely'
import type { Reader, Writer } from '#platform/db/database.ts'
import { enqueue } from '#platform/db/outbox/outbox.ts'
import { badInput } from '#platform/errors.ts'
import { recordPrices } from '#shop/catalogue/prices/price-history.server.ts'
import { productsCopy } from '#shop/catalogue/products/copy.ts'
import type { PieceFacts } from '#shop/catalogue/products/piece.ts'
import {
  ofPiece,
  type PieceKey,
  updatePiece,
} from '#shop/catalogue/products/product-rows.server.ts'
import { version } from './publishing.server.ts'

/** A past moment is stored as null. */
export function timingColumns({ opensAt }: PieceFacts, now: number) {
  return opensAt === undefined ? {} : { opens_at: toCome(opensAt, now) }
}

/** A moment that has passed stays stored: no visitor saw the prices before it. */
export function editedTiming({ opensAt }: PieceFacts, now: number) {
  if (opensAt === undefined) return {}
  const passed = sql<number | null>`case when opens_at <= ${now} then opens_at end`
  return { opens_at: toCome(opensAt, now) ?? passed }
}

/** Nothing for a past moment. Times in epoch milliseconds. */
export async function planOpening(
  trx: Writer,
  at: number | null | undefined,
  now: number,
): Promise<void> {
  if (at === undefined || toCome(at, now) === null || at === null) return
  const job = { topic: 'pieces.open', payload: { at }, dueAt: at, now } as const
  await enqueue(trx, { ...job, key: `pieces.open:${at}` })
}

/** ShopError 'bad_input' when the moment differs from the moment of the piece's drop. */
export async function requireOwnMoment(
  trx: Writer,
  key: PieceKey,
  { opensAt }: PieceFacts,
  now: number,
): Promise<void> {
  if (opensAt === undefined) return
  const row = await trx
    .selectFrom('pieces')
    .select('opens_at')
    .where(ofPiece(key))
    .where('drop_id', 'is not', null)
    .where('opens_at', '>', now)
    .executeTakeFirst()
  if (!row || row.opens_at === opensAt) return
  throw badInput('opensAt', productsCopy.opensWithDrop)
}

/** Times in epoch milliseconds. */
export interface DropTiming {
  dropId: number
  opensAt: number
  oneEach: boolean
}

export async function openWithDrop(
  trx: Writer,
  key: PieceKey,
  { dropId, opensAt, oneEach }: DropTiming,
  now: number,
): Promise<void> {
  await updatePiece(trx, key, {
    drop_id: dropId,
    opens_at: opensAt,
    one_each: Number(oneEach),
    updated_at: version(now),
  })
  await recordPrices(trx, key, now)
}

export async function limitBuyers(trx: Writer, key: PieceKey, oneEach: boolean): Promise<void> {
  await trx
    .updateTable('pieces')
    .set({ one_each: Number(oneEach), updated_at: sql<number>`updated_at + 1` })
    .where(ofPiece(key))
    .where('one_each', '!=', Number(oneEach))
    .execute()
}

export async function takeOutOfDrop(trx: Writer, key: PieceKey, now: number): Promise<void> {
  const draft = { drop_id: null, opens_at: null, hidden: 1, updated_at: version(now) }
  await updatePiece(trx, key, draft)
  await recordPrices(trx, key, now)
}

/** `last` 0: none. Times in epoch milliseconds. */
export interface OpeningMoments {
  last: number
  next: number | null
}

export async function readOpenings(reader: Reader, now: number): Promise<OpeningMoments> {
  const moments = (table: 'pieces' | 'drops') =>
    reader
      .selectFrom(table)
      .select(sql<number | null>`max(case when opens_at <= ${now} then opens_at end)`.as('last'))
      .select(sql<number | null>`min(case when opens_at > ${now} then opens_at end)`.as('next'))
      .where('opens_at', 'is not', null)
      .executeTakeFirstOrThrow()
  const found = [await moments('pieces'), await moments('drops')]
  const next = found.flatMap((each) => each.next ?? [])
  return {
    last: Math.max(...found.map((each) => Number(each.last ?? 0))),
    next: next.length === 0 ? null : Math.min(...next.map(Number)),
  }
}

function toCome(at: number | null, now: number): number | null {
  return at !== null && at > now ? at : null
}
