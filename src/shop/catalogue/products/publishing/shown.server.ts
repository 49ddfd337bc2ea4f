/* Every read for visitors uses this rule, so that no process shows a piece early or late. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { PieceRow } from '#shop/catalogue/products/product-rows.server.ts'

/** For a `where` on `pieces`; `now` in epoch milliseconds. */
export function shownAt(now: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`(pieces.deleted_at is null and pieces.hidden = 0
    and (pieces.opens_at is null or pieces.opens_at <= ${now}))`
}

/** `now` in epoch milliseconds. */
export function isShownAt(
  row: Pick<PieceRow, 'hidden' | 'deleted_at' | 'opens_at'>,
  now: number,
): boolean {
  return row.deleted_at === null && row.hidden === 0 && !isTimed(row, now)
}

export function isTimed({ opens_at }: Pick<PieceRow, 'opens_at'>, now: number): boolean {
  return opens_at !== null && opens_at > now
}
