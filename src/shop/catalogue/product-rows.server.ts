/*
 * Reads the catalogue's rows: the pieces of a gallery, and a piece by id, deleted or not.
 * Reads only; pictures, sizes and stock are joined to them by pieces.server.
 */
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { Reader, Writer } from '#db/database.ts'
import type { ClothingTable, MerchTable, PrintTable } from '#db/tables.ts'
import type { ProductKind, StockedKind } from '#kernel/kinds.ts'

/** A print as its table has it: prices in its sizes' rows. */
export type PrintRow = { kind: 'prints' } & Selectable<PrintTable>
/** A piece of clothing as its table has it: price in cents, times in epoch milliseconds. */
export type ClothingRow = { kind: 'clothing' } & Selectable<ClothingTable>
/** A piece of merch as its table has it: price in cents, times in epoch milliseconds. */
export type MerchRow = { kind: 'merch' } & Selectable<MerchTable>
/** A product's row, told apart by its kind. */
export type PieceRow = PrintRow | ClothingRow | MerchRow

/** Which rows of a kind to read. */
export interface RowChoice {
  limit: number
  /** A cursor: only pieces older than this id, or behind this place in the owner's order. */
  before?: number
  /** Only these. */
  ids?: readonly number[]
  /** 'newest' (the default) or as the owner has arranged the gallery. */
  order?: 'newest' | 'arranged'
  /** Drafts as well: for the owner's own lists. */
  drafts?: boolean
  /** Only pieces of this motif: prints of this name, clothing and merch that carry it. */
  motif?: string
  /** No merch of which none is left; of clothing that holds anyway. */
  inStock?: boolean
}

/** Where a piece stands in its gallery: the highest comes first, and a new piece's is its id. */
const place = sql<number>`coalesce(place, id)`

const someLeft = (kind: StockedKind) => sql<SqlBool>`exists (
  select 1 from stock
  where stock.kind = ${kind} and stock.product_id = ${sql.ref(`${kind}.id`)} and stock.on_hand > 0
)`

/** Case-insensitive: the owner types a motif's name anew for each product. */
const sameName = (column: string, motif: string) =>
  sql<SqlBool>`lower(${sql.ref(column)}) = lower(${motif})`

/** What a gallery of the kind shows: no deleted pieces, no drafts and no sold clothing. */
function rulesOf(kind: ProductKind, standing: RawBuilder<number>, choice: RowChoice) {
  const { before, ids, drafts = false, motif, inStock = false } = choice
  const rules = [sql<SqlBool>`deleted_at is null`]
  // Merch of which none is left stays.
  if (kind === 'clothing' || (kind === 'merch' && inStock)) rules.push(someLeft(kind))
  if (!drafts) rules.push(sql`hidden = 0`)
  if (before !== undefined) rules.push(sql`${standing} < ${before}`)
  if (ids !== undefined) rules.push(sql`id in (${sql.join(ids)})`)
  if (motif !== undefined) rules.push(sameName(kind === 'prints' ? 'name' : 'print_name', motif))
  return sql<SqlBool>`${sql.join(rules, sql` and `)}`
}

/** The pieces that a gallery of the kind shows, the newest first or as the owner arranged them. */
export async function galleryRows(
  reader: Reader | Writer,
  kind: ProductKind,
  choice: RowChoice,
): Promise<PieceRow[]> {
  const { limit, ids, order = 'newest' } = choice
  if (ids?.length === 0) return []
  const standing = order === 'arranged' ? place : sql<number>`id`
  const shown = rulesOf(kind, standing, choice)
  switch (kind) {
    case 'prints': {
      const query = reader.selectFrom('prints').selectAll().where(shown)
      const rows = await query.orderBy(standing, 'desc').limit(limit).execute()
      return rows.map((row) => ({ kind, ...row }))
    }
    case 'clothing': {
      const query = reader.selectFrom('clothing').selectAll().where(shown)
      const rows = await query.orderBy(standing, 'desc').limit(limit).execute()
      return rows.map((row) => ({ kind, ...row }))
    }
    case 'merch': {
      const query = reader.selectFrom('merch').selectAll().where(shown)
      const rows = await query.orderBy(standing, 'desc').limit(limit).execute()
      return rows.map((row) => ({ kind, ...row }))
    }
  }
}

/** A piece, also a deleted one (`deleted_at`), or null. */
export async function findRow(
  reader: Reader | Writer,
  kind: ProductKind,
  id: number,
): Promise<PieceRow | null> {
  switch (kind) {
    case 'prints': {
      const query = reader.selectFrom('prints').selectAll().where('id', '=', id)
      const row = await query.executeTakeFirst()
      return row ? { kind, ...row } : null
    }
    case 'clothing': {
      const query = reader.selectFrom('clothing').selectAll().where('id', '=', id)
      const row = await query.executeTakeFirst()
      return row ? { kind, ...row } : null
    }
    case 'merch': {
      const query = reader.selectFrom('merch').selectAll().where('id', '=', id)
      const row = await query.executeTakeFirst()
      return row ? { kind, ...row } : null
    }
  }
}
