import { type RawBuilder, type Selectable, type SqlBool, sql, type UpdateObject } from 'kysely'
import { type InventoryPolicy, type ProductKind, productKinds } from '#platform/addresses/kinds.ts'
import type { Reader, Writer } from '#platform/db/database.ts'
import { searchWords, standsIn } from '#platform/db/like-patterns.ts'
import type { Tables } from '#platform/db/tables/tables.ts'
import { shownAt } from './publishing/shown.server.ts'

/** Prices in cents, times in epoch milliseconds. */
export type PieceRow = Selectable<Tables['pieces']>

export type PieceKey = Pick<PieceRow, 'kind' | 'id'>

/** 'clothing/3' */
export const pieceKey = ({ kind, id }: PieceKey): string => `${kind}/${id}`

export interface RowChoice {
  limit: number
  /** Epoch milliseconds; leaves out pieces that open later. */
  now: number
  /** Only older ids, or places behind this place in the owner's order. */
  before?: number
  ids?: readonly number[]
  order?: 'newest' | 'arranged'
  drafts?: boolean
  sold?: boolean
  /** Each word must occur in the name or in the descriptive name. */
  words?: string
  /** 'drafts': visitors do not see them yet; 'free': without a drop. */
  only?: 'drafts' | 'free' | 'sold'
  leftAtMost?: number
  inventoryPolicy?: InventoryPolicy
  forSale?: boolean
  /** Null: only pieces in their kind's gallery. */
  gallery?: number | null
  inStock?: boolean
}

/** The highest comes first; a new piece's place is its id. */
export const place = sql<number>`coalesce(place, id)`

function positionColumn({ gallery, order = 'newest' }: RowChoice): RawBuilder<number> {
  if (order === 'newest') return sql<number>`id`
  return typeof gallery === 'number' ? sql<number>`gallery_place` : place
}

export function inGalleries({
  now,
  drafts = false,
  sold = false,
  inStock = false,
}: Pick<RowChoice, 'now' | 'drafts' | 'sold' | 'inStock'>): RawBuilder<SqlBool> {
  const rules = [sql`deleted_at is null`]
  if (!sold) rules.push(sql`pieces.sold_out < 2`)
  if (inStock) rules.push(sql`pieces.sold_out = 0`, hasCopiesLeft)
  if (!drafts) rules.push(shownAt(now))
  return sql<SqlBool>`${sql.join(rules, sql` and `)}`
}

/** Copies that held carts keep are left, too. Without an edition there is always one. */
const copiesLeft = (edition: string) => sql`coalesce((select stock.on_hand from stock
  where stock.kind = 'edition' and stock.product_id = ${sql.ref(edition)} and stock.size = ''), 1)`

function rulesOf(kinds: readonly ProductKind[], choice: RowChoice) {
  const { before, ids, gallery, words = '', only, now } = choice
  const { leftAtMost, inventoryPolicy, forSale } = choice
  const rules = [sql<SqlBool>`kind in (${sql.join(kinds)})`, inGalleries(choice)]
  if (gallery === null) rules.push(sql`gallery_id is null`)
  else if (gallery !== undefined) rules.push(sql`gallery_id = ${gallery}`)
  if (before !== undefined) rules.push(sql`${positionColumn(choice)} < ${before}`)
  if (ids !== undefined) rules.push(sql`id in (${sql.join(ids)})`)
  rules.push(...searchWords(words).map((word) => standsIn(word, ['name', 'desc_name', 'own_name'])))
  if (only === 'drafts' || only === 'free') rules.push(sql`not ${shownAt(now)}`)
  if (only === 'free') rules.push(sql`(drop_id is null or opens_at is null or opens_at <= ${now})`)
  if (only === 'sold') rules.push(sql`sold_out = 2`)
  if (leftAtMost !== undefined) rules.push(runsLow(leftAtMost))
  if (inventoryPolicy !== undefined) rules.push(sql`making = ${inventoryPolicy}`)
  if (forSale) rules.push(sql`making <> 'not_for_sale'`)
  return sql<SqlBool>`${sql.join(rules, sql` and `)}`
}

/** Searches the stock first: few of its rows are that low. */
const runsLow = (leftAtMost: number) =>
  sql<SqlBool>`making = 'counted' and (kind, id) in (
    select kind, product_id from stock where on_hand <= ${leftAtMost})`

export async function galleryRows(
  reader: Reader | Writer,
  kind: ProductKind | readonly ProductKind[],
  choice: RowChoice,
): Promise<PieceRow[]> {
  const { limit, ids, gallery } = choice
  if (ids?.length === 0) return []
  const kinds = typeof kind === 'string' ? [kind] : kind
  const byKind = kinds.map((each, at) => sql`when ${each} then ${sql.lit(at)}`)
  return reader
    .selectFrom('pieces')
    .selectAll()
    .where(rulesOf(kinds, choice))
    .$if(kinds.length > 1 && typeof gallery !== 'number', (query) =>
      query.orderBy(sql`case kind ${sql.join(byKind, sql` `)} end`),
    )
    .orderBy(positionColumn(choice), 'desc')
    .limit(limit)
    .execute()
}

export interface EveryPiece extends Omit<RowChoice, 'before' | 'order'> {
  kinds?: readonly ProductKind[]
  skip?: number
}

export async function rowsOfEveryKind(
  reader: Reader,
  { kinds = productKinds, skip = 0, ...choice }: EveryPiece,
): Promise<PieceRow[]> {
  return reader
    .selectFrom('pieces')
    .selectAll()
    .where(rulesOf(kinds, choice))
    .orderBy('created_at', 'desc')
    .orderBy('kind')
    .orderBy('id', 'desc')
    .limit(choice.limit)
    .offset(skip)
    .execute()
}

export async function findRow(
  reader: Reader | Writer,
  kind: ProductKind,
  id: number,
): Promise<PieceRow | null> {
  const row = await reader
    .selectFrom('pieces')
    .selectAll()
    .where(ofPiece({ kind, id }))
    .executeTakeFirst()
  return row ?? null
}

export async function readPieceRows(
  reader: Reader | Writer,
  pieces: readonly PieceKey[],
): Promise<PieceRow[]> {
  if (pieces.length === 0) return []
  const rows = await reader.selectFrom('pieces').selectAll().where(ofPieces('id', pieces)).execute()
  const byKey = new Map(rows.map((row) => [pieceKey(row), row]))
  return pieces.flatMap((piece) => byKey.get(pieceKey(piece)) ?? [])
}

/** False: it is deleted or unknown. */
export async function updatePiece(
  trx: Writer,
  key: PieceKey,
  columns: UpdateObject<Tables, 'pieces'>,
): Promise<boolean> {
  const query = trx.updateTable('pieces').set(columns).where(ofPiece(key))
  const { numUpdatedRows } = await query.where('deleted_at', 'is', null).executeTakeFirst()
  return numUpdatedRows === 1n
}

export const ofPiece = ({ kind, id }: PieceKey, column = 'id') =>
  sql<SqlBool>`(kind = ${kind} and ${sql.ref(column)} = ${id})`

/** For a join of `pieces` with a table of their parts. */
export const isPieceOf = (table: string, idColumn = 'piece_id') =>
  sql<SqlBool>`(pieces.kind = ${sql.ref(`${table}.kind`)} and pieces.id = ${sql.ref(`${table}.${idColumn}`)})`

/** Needs at least one piece. */
export function ofPieces(
  column: string,
  pieces: readonly PieceKey[],
  kindColumn = 'kind',
): RawBuilder<SqlBool> {
  const kinds = [...Map.groupBy(pieces, ({ kind }) => kind)].map(
    ([kind, of]) =>
      sql<SqlBool>`(${sql.ref(kindColumn)} = ${kind} and ${sql.ref(column)} in (${sql.join(of.map(({ id }) => id))}))`,
  )
  return sql<SqlBool>`(${sql.join(kinds, sql` or `)})`
}

/** A piece with sizes has its editions there: one of them with a copy is enough. */
export const hasCopiesLeft = sql<SqlBool>`coalesce((
  select max(${copiesLeft('piece_sizes.edition_id')}) from piece_sizes
  where ${isPieceOf('piece_sizes')}), ${copiesLeft('pieces.edition_id')}) > 0`
