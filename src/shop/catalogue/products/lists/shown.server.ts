/*
 * Owns the rule by which visitors know a piece: it isn't deleted, no draft, and its moment has come by
 * the shop's clock. Every read for visitors goes by it, so that no process shows a piece early or late.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { PieceRow } from '#shop/catalogue/products/product-rows.server.ts'

/** In a `where` on `pieces`: those that visitors know at `now`, in epoch milliseconds. */
export function shownAt(now: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`(pieces.deleted_at is null and pieces.hidden = 0
    and (pieces.opens_at is null or pieces.opens_at <= ${now}))`
}

/** Whether visitors know this piece at `now`, in epoch milliseconds. */
export function isShownAt(
  row: Pick<PieceRow, 'hidden' | 'deleted_at' | 'opens_at'>,
  now: number,
): boolean {
  return row.deleted_at === null && row.hidden === 0 && !isTimed(row, now)
}

/** Whether a piece's moment is still to come. */
export function isTimed({ opens_at }: Pick<PieceRow, 'opens_at'>, now: number): boolean {
  return opens_at !== null && opens_at > now
}
