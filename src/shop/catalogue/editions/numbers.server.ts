/* Never assigns a valid number twice, and skips none: every writer holds the edition's lock. */
import { type Selectable, sql } from 'kysely'
import type { InventoryPolicy, ProductKind } from '#platform/addresses/kinds.ts'
import type { Writer } from '#platform/db/database.ts'
import { enqueue } from '#platform/db/outbox/outbox.ts'
import type { Tables } from '#platform/db/tables/tables.ts'
import { badInput, ShopError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { changeOnHand, readStock } from '#shop/catalogue/stock/stock.server.ts'
import { stockKey } from '#shop/catalogue/stock/stock.ts'
import { editionsCopy } from './copy.ts'
import type { ReissueMode } from './edition.ts'
import { countUnsold, lockEdition } from './editions.server.ts'
import { nextNumbers } from './next-numbers.server.ts'
import { certifySingle, type SaleColumns } from './singles.server.ts'

export interface SoldCopies {
  kind: ProductKind
  productId: number
  inventoryPolicy: InventoryPolicy
  editionId: number | null
  quantity: number
  isProof?: boolean
}

export async function assignNumbers(
  trx: Writer,
  orderId: string,
  lines: readonly (SoldCopies & { lineId: number })[],
  now: number,
): Promise<void> {
  // A fixed lock order, so that two sales never deadlock.
  for (const line of lines.toSorted((a, b) => (a.editionId ?? 0) - (b.editionId ?? 0))) {
    await certify(trx, line, { order_id: orderId, line_id: line.lineId }, now)
  }
}

export async function assignNumbersOffline(
  trx: Writer,
  saleId: number,
  copies: SoldCopies,
  now: number,
): Promise<void> {
  await certify(trx, copies, { order_id: null, line_id: null, outside_sale_id: saleId }, now)
}

export async function voidOfflineNumbers(trx: Writer, saleId: number, now: number): Promise<void> {
  const ofSale = trx
    .selectFrom('certificates')
    .select('edition_id')
    .where('outside_sale_id', '=', saleId)
    .where('voided_at', 'is', null)
  const editionId = (await ofSale.executeTakeFirst())?.edition_id
  if (editionId) await lockEdition(trx, editionId)
  await trx
    .updateTable('certificates')
    // A single piece has no number to put on sale: its next sale gets a new certificate.
    .set({ voided_at: now, on_sale: editionId ? 1 : 0 })
    .where('outside_sale_id', '=', saleId)
    .where('voided_at', 'is', null)
    .execute()
  if (editionId) await countUnsold(trx, editionId)
}

async function certify(
  trx: Writer,
  { kind, productId, inventoryPolicy, editionId, quantity, isProof = false }: SoldCopies,
  sale: SaleColumns,
  now: number,
): Promise<void> {
  if (editionId === null) {
    const isSingle = inventoryPolicy === 'one_of_a_kind'
    const single = { kind, pieceId: productId }
    if (isSingle && (await certifySingle(trx, single, sale, now))) await signLater(trx, now)
    return
  }
  const numbers = await nextNumbers(trx, editionId, quantity, isProof)
  if (numbers.length === 0) return
  const same = { ...sale, edition_id: editionId, token: null, issued_at: now, voided_at: null }
  const proof = Number(isProof)
  await trx
    .insertInto('certificates')
    .values(numbers.map((number) => ({ ...same, id: newId(), number, proof })))
    .execute()
  await signLater(trx, now)
}

/** `refunded`: a count by the line's id. A failed refund restores its numbers, unless reissued. */
export async function voidNumbers(
  trx: Writer,
  orderId: string,
  refunded: ReadonlyMap<number, number>,
  now: number,
): Promise<void> {
  // Locks first: a number put on sale meanwhile must not become valid again.
  for (const id of await editionsOf(trx, [orderId])) await lockEdition(trx, id)
  const rows = await trx
    .selectFrom('certificates')
    .select([...copyColumns, 'line_id'])
    .where('order_id', '=', orderId)
    .orderBy('number', 'desc')
    .execute()
  for (const { kind, piece_id: productId } of rows) {
    if (kind !== null && productId !== null) await lockStock(trx, kind, productId)
  }
  for (const [lineId, copies] of Map.groupBy(rows, (row) => row.line_id ?? 0)) {
    const isVoid = copies.filter(({ voided_at }) => voided_at !== null)
    const valid = copies.filter(({ voided_at }) => voided_at === null)
    const more = (refunded.get(lineId) ?? 0) - isVoid.length
    const ids = valid.slice(0, Math.max(0, more)).map(({ id }) => id)
    if (ids.length > 0) {
      await trx.updateTable('certificates').set({ voided_at: now }).where('id', 'in', ids).execute()
    }
    for (const copy of isVoid.filter(({ on_sale }) => on_sale === 0).slice(0, Math.max(0, -more))) {
      if (await isReissued(trx, copy)) continue
      await trx
        .updateTable('certificates')
        .set({ voided_at: null })
        .where('id', '=', copy.id)
        .execute()
    }
  }
}

/** Null: the number is on sale. ShopError 'not_found', 'bad_input' for a number not void. */
export async function reissue(
  trx: Writer,
  certificateId: string,
  how: ReissueMode,
  now: number,
): Promise<string | null> {
  const found = await trx
    .selectFrom('certificates')
    .select(['edition_id', 'number'])
    .where('id', '=', certificateId)
    .executeTakeFirst()
  if (!found || found.edition_id === null)
    throw new ShopError('not_found', editionsCopy.noSuchNumber)
  await lockEdition(trx, found.edition_id)
  const copy = await trx
    .selectFrom('certificates')
    .select(copyColumns)
    .where('id', '=', certificateId)
    .executeTakeFirstOrThrow()
  if (copy.voided_at === null || (await isReissued(trx, copy))) {
    throw badInput('id', editionsCopy.numberStands(found.number))
  }
  if (copy.on_sale === 1) throw badInput('id', editionsCopy.numberOnSale(found.number))
  if (how === 'on_sale') {
    await trx.updateTable('certificates').set({ on_sale: 1 }).where('id', '=', copy.id).execute()
    await countUnsold(trx, found.edition_id)
    return null
  }
  const id = newId()
  await trx
    .insertInto('certificates')
    .values({
      id,
      edition_id: copy.edition_id,
      number: copy.number,
      proof: copy.proof,
      order_id: null,
      line_id: null,
      token: null,
      issued_at: now,
      voided_at: null,
    })
    .execute()
  await signLater(trx, now)
  return id
}

/** Sales of a one-of-a-kind piece lock its stock row, so they wait. */
async function lockStock(trx: Writer, kind: ProductKind, productId: number): Promise<void> {
  const ref = { kind, productId, size: '' }
  const isCounted = (await readStock(trx, [ref])).has(stockKey(ref))
  if (isCounted) await changeOnHand(trx, ref, 0)
}

const copyColumns = [
  ...(['id', 'edition_id', 'number', 'proof', 'kind', 'piece_id', 'voided_at', 'on_sale'] as const),
]
type CopyRow = Pick<Selectable<Tables['certificates']>, (typeof copyColumns)[number]>

async function isReissued(trx: Writer, copy: CopyRow): Promise<boolean> {
  const { id, edition_id, number, proof, kind, piece_id } = copy
  const other = await trx
    .selectFrom('certificates')
    .select('id')
    .$if(edition_id !== null, (query) =>
      query
        .where('edition_id', '=', edition_id)
        .where('number', '=', number)
        .where('proof', '=', proof),
    )
    .$if(edition_id === null, (query) =>
      query.where('kind', '=', kind).where('piece_id', '=', piece_id),
    )
    .where('id', '!=', id)
    .where((eb) => eb.or([eb('voided_at', 'is', null), eb('on_sale', '=', 1)]))
    .executeTakeFirst()
  return other !== undefined
}

/** For orders that no real money paid. An edition without other sales restarts. */
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
          and other.proof = certificates.proof and other.id <> certificates.id and (other.voided_at is null or other.on_sale = 1)))`)
      .execute()
    await beginAnew(trx, id)
    await countUnsold(trx, id)
  }
  await trx.deleteFrom('certificates').where('order_id', 'in', orderIds).execute()
}

/** In lock order. */
async function editionsOf(trx: Writer, orderIds: readonly string[]): Promise<number[]> {
  const rows = await trx
    .selectFrom('certificates')
    .select('edition_id')
    .distinct()
    .where('order_id', 'in', orderIds)
    .execute()
  return rows.flatMap(({ edition_id }) => edition_id ?? []).sort((a, b) => a - b)
}

async function beginAnew(trx: Writer, id: number): Promise<void> {
  const kept = await trx
    .selectFrom('certificates')
    .select('id')
    .where('edition_id', '=', id)
    .where('on_sale', '=', 0)
    .where('proof', '=', 0)
    .executeTakeFirst()
  if (kept) return
  await trx.deleteFrom('certificates').where('edition_id', '=', id).where('proof', '=', 0).execute()
  await trx.updateTable('editions').set({ given: 0 }).where('id', '=', id).execute()
}

/** The signature may fail, and a payment must not wait for it. */
async function signLater(trx: Writer, now: number): Promise<void> {
  await enqueue(trx, { topic: 'certificates.sign', payload: {}, dueAt: now, now })
}
