/*
 * Owns the numbers of sold copies. They are given in the transaction that settles a payment, one after
 * the other, under the edition's lock; a number whose money went back stays void until it is given
 * again. Never gives a number twice while it stands, and skips none.
 */
import { type Insertable, sql } from 'kysely'
import type { Reader, Writer } from '#db/database.ts'
import { enqueue } from '#db/outbox.ts'
import type { CertificateTable } from '#db/tables-editions.ts'
import { badInput, ShopError } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import type { Copy, SecondLife } from './edition.ts'
import { countUnsold, lockEdition } from './editions.server.ts'

/** Copies of an edition that were bought. */
export interface SoldCopies {
  lineId: number
  editionId: number | null
  quantity: number
}

/** Gives each sold copy its number: void numbers that are on sale again first, then the next. */
export async function giveNumbers(
  trx: Writer,
  orderId: string,
  lines: readonly SoldCopies[],
  now: number,
): Promise<void> {
  const numbered = lines.flatMap((line) =>
    line.editionId === null ? [] : [{ ...line, editionId: line.editionId }],
  )
  if (numbered.length === 0) return
  // In one order for everybody, so that no two sales wait for each other.
  for (const line of numbered.toSorted((a, b) => a.editionId - b.editionId)) {
    await certify(trx, line, { order_id: orderId, line_id: line.lineId }, now)
  }
  await signLater(trx, now)
}

/** Copies that are sold in one go. */
type Copies = { editionId: number; quantity: number }

/** Gives copies that were sold elsewhere their numbers. */
export async function giveNumbersElsewhere(
  trx: Writer,
  saleId: number,
  copies: Copies,
  now: number,
): Promise<void> {
  const sale = { order_id: null, line_id: null, outside_sale_id: saleId }
  await certify(trx, copies, sale, now)
  await signLater(trx, now)
}

/** Puts the numbers of a sale elsewhere on sale again: it was a mistake. */
export async function takeNumbersBack(trx: Writer, saleId: number, now: number): Promise<void> {
  const ofSale = trx
    .selectFrom('certificates')
    .select('edition_id')
    .where('outside_sale_id', '=', saleId)
    .where('voided_at', 'is', null)
  const editionId = (await ofSale.executeTakeFirst())?.edition_id
  if (!editionId) return
  await lockEdition(trx, editionId)
  await trx
    .updateTable('certificates')
    .set({ voided_at: now, on_sale: 1 })
    .where('outside_sale_id', '=', saleId)
    .where('voided_at', 'is', null)
    .execute()
  await countUnsold(trx, editionId)
}

async function certify(
  trx: Writer,
  { editionId, quantity }: Copies,
  sale: Pick<Insertable<CertificateTable>, 'order_id' | 'line_id' | 'outside_sale_id'>,
  now: number,
): Promise<void> {
  const numbers = await takeNumbers(trx, editionId, quantity)
  if (numbers.length === 0) return
  const same = { ...sale, edition_id: editionId, token: null, issued_at: now, voided_at: null }
  await trx
    .insertInto('certificates')
    .values(numbers.map((number) => ({ ...same, id: newId(), number })))
    .execute()
}

/** `quantity` numbers of an edition, fewer where there are no more. */
async function takeNumbers(trx: Writer, editionId: number, quantity: number): Promise<number[]> {
  const { given, total } = await lockEdition(trx, editionId)
  const again = await trx
    .selectFrom('certificates')
    .select(['id', 'number'])
    .where('edition_id', '=', editionId)
    .where('on_sale', '=', 1)
    .orderBy('number')
    .limit(quantity)
    .execute()
  if (again.length > 0) {
    await trx
      .updateTable('certificates')
      .set({ on_sale: 0 })
      .where(
        'id',
        'in',
        again.map(({ id }) => id),
      )
      .execute()
  }
  const more = Math.min(quantity - again.length, total - given)
  await trx
    .updateTable('editions')
    .set({ given: given + more })
    .where('id', '=', editionId)
    .execute()
  const next = Array.from({ length: more }, (_, at) => given + 1 + at)
  return [...again.flatMap(({ number }) => number ?? []), ...next]
}

/**
 * Makes as many numbers of each line void as `refunded` says (by the line's id), the highest first;
 * a refund that didn't arrive after all makes them stand again, unless they were given anew.
 */
export async function voidNumbers(
  trx: Writer,
  orderId: string,
  refunded: ReadonlyMap<number, number>,
  now: number,
): Promise<void> {
  // First, as everything that gives a number does: one that is put on sale meanwhile mustn't stand again.
  for (const id of await editionsOf(trx, [orderId])) await lockEdition(trx, id)
  const rows = await trx
    .selectFrom('certificates')
    .select(['id', 'edition_id', 'number', 'line_id', 'voided_at', 'on_sale'])
    .where('order_id', '=', orderId)
    .orderBy('number', 'desc')
    .execute()
  for (const [lineId, copies] of Map.groupBy(rows, (row) => row.line_id ?? 0)) {
    const isVoid = copies.filter(({ voided_at }) => voided_at !== null)
    const standing = copies.filter(({ voided_at }) => voided_at === null)
    const more = (refunded.get(lineId) ?? 0) - isVoid.length
    const ids = standing.slice(0, Math.max(0, more)).map(({ id }) => id)
    if (ids.length > 0) {
      await trx.updateTable('certificates').set({ voided_at: now }).where('id', 'in', ids).execute()
    }
    for (const copy of isVoid.filter(({ on_sale }) => on_sale === 0).slice(0, Math.max(0, -more))) {
      if (await isGivenAgain(trx, copy)) continue
      await trx
        .updateTable('certificates')
        .set({ voided_at: null })
        .where('id', '=', copy.id)
        .execute()
    }
  }
}

/**
 * Lets a void number be given again; answers the id of the certificate that it has from then on, null
 * while it is on sale. ShopError 'not_found', 'bad_input' for a number that stands or is on its way.
 */
export async function giveAgain(
  trx: Writer,
  certificateId: string,
  how: SecondLife,
  now: number,
): Promise<string | null> {
  const found = await trx
    .selectFrom('certificates')
    .select(['edition_id', 'number'])
    .where('id', '=', certificateId)
    .executeTakeFirst()
  if (!found || found.edition_id === null)
    throw new ShopError('not_found', 'There is no such number.')
  await lockEdition(trx, found.edition_id)
  const copy = await trx
    .selectFrom('certificates')
    .select(['id', 'edition_id', 'number', 'voided_at', 'on_sale'])
    .where('id', '=', certificateId)
    .executeTakeFirstOrThrow()
  if (copy.voided_at === null || (await isGivenAgain(trx, copy))) {
    throw badInput('id', `Number ${found.number} stands: it can’t be given twice.`)
  }
  if (copy.on_sale === 1) throw badInput('id', `Number ${found.number} is on sale already.`)
  if (how === 'on_sale') {
    await trx.updateTable('certificates').set({ on_sale: 1 }).where('id', '=', copy.id).execute()
    await countUnsold(trx, found.edition_id)
    return null
  }
  const id = newId()
  await trx
    .insertInto('certificates')
    .values({
      ...{ id, edition_id: copy.edition_id, number: copy.number, order_id: null, line_id: null },
      ...{ token: null, issued_at: now, voided_at: null },
    })
    .execute()
  await signLater(trx, now)
  return id
}

/** Whether another certificate of this number stands or is on sale. */
async function isGivenAgain(
  trx: Writer,
  { id, edition_id, number }: { id: string; edition_id: number | null; number: number | null },
): Promise<boolean> {
  const other = await trx
    .selectFrom('certificates')
    .select('id')
    .where('edition_id', '=', edition_id)
    .where('number', '=', number)
    .where('id', '!=', id)
    .where((eb) => eb.or([eb('voided_at', 'is', null), eb('on_sale', '=', 1)]))
    .executeTakeFirst()
  return other !== undefined
}

/** The copies of these orders by the line's id, the lowest number first. */
export async function readCopies(
  reader: Reader | Writer,
  orderIds: readonly string[],
): Promise<Map<number, Copy[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await reader
    .selectFrom('certificates')
    .innerJoin('editions', 'editions.id', 'certificates.edition_id')
    .select(['certificates.id', 'certificates.number', 'line_id', 'voided_at', 'editions.total'])
    .where('order_id', 'in', orderIds)
    .orderBy('certificates.number')
    .execute()
  const copies = new Map<number, Copy[]>()
  for (const { id, number, line_id, voided_at, total } of rows) {
    if (number === null || line_id === null) continue
    const copy = { id, number, total, isVoid: voided_at !== null }
    copies.set(line_id, [...(copies.get(line_id) ?? []), copy])
  }
  return copies
}

/** A line's copies as a part of its view; nothing where it is in no edition. */
export function copiesOf(copies: ReadonlyMap<number, Copy[]>, lineId: number): { copies?: Copy[] } {
  const of = copies.get(lineId)
  return of ? { copies: of } : {}
}

/**
 * Orders that are removed, because no real money paid them, never had a number: it is on sale again,
 * and where nothing else was sold the edition begins anew.
 */
export async function forgetOrders(trx: Writer, orderIds: readonly string[]): Promise<void> {
  for (const id of await editionsOf(trx, orderIds)) {
    await lockEdition(trx, id)
    await trx
      .updateTable('certificates')
      .set({ order_id: null, line_id: null, token: null })
      .set((eb) => ({ on_sale: 1, voided_at: eb.fn.coalesce('voided_at', 'issued_at') }))
      .where('edition_id', '=', id)
      .where('order_id', 'in', orderIds)
      .where(sql<boolean>`(voided_at is null or not exists (
        select 1 from certificates other
        where other.edition_id = certificates.edition_id and other.number = certificates.number
          and other.id <> certificates.id and (other.voided_at is null or other.on_sale = 1)))`)
      .execute()
    await beginAnew(trx, id)
    await countUnsold(trx, id)
  }
  await trx.deleteFrom('certificates').where('order_id', 'in', orderIds).execute()
}

/** The editions that these orders have copies of, in the order in which their rows are taken. */
async function editionsOf(trx: Writer, orderIds: readonly string[]): Promise<number[]> {
  const rows = await trx
    .selectFrom('certificates')
    .select('edition_id')
    .distinct()
    .where('order_id', 'in', orderIds)
    .execute()
  return rows.flatMap(({ edition_id }) => edition_id ?? []).sort((a, b) => a - b)
}

/** An edition of which nothing stands and nothing was kept as void. */
async function beginAnew(trx: Writer, id: number): Promise<void> {
  const kept = await trx
    .selectFrom('certificates')
    .select('id')
    .where('edition_id', '=', id)
    .where('on_sale', '=', 0)
    .executeTakeFirst()
  if (kept) return
  await trx.deleteFrom('certificates').where('edition_id', '=', id).execute()
  await trx.updateTable('editions').set({ given: 0 }).where('id', '=', id).execute()
}

/** Signing waits until after the commit: what it needs may be away, and a payment doesn't wait for it. */
async function signLater(trx: Writer, now: number): Promise<void> {
  await enqueue(trx, { topic: 'certificates.sign', payload: {}, dueAt: now, now })
}
