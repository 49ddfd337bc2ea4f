import { type RawBuilder, sql } from 'kysely'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Writer } from '#platform/db/database.ts'
import { ShopError } from '#platform/errors.ts'
import { digest } from '#platform/ids.ts'
import { recordPrices } from '#shop/catalogue/prices/price-history.server.ts'
import { productsCopy } from '#shop/catalogue/products/copy.ts'
import type { CreateMarks, FormMarks } from '#shop/catalogue/products/form-checks.ts'
import {
  ofPiece,
  type PieceKey,
  updatePiece,
} from '#shop/catalogue/products/product-rows.server.ts'
import { nothingToBuy } from '#shop/catalogue/sizes/piece-sizes.server.ts'

/** Later than the last version, even within a millisecond. */
export function version(now: number): RawBuilder<number> {
  return sql<number>`case when updated_at < ${now} then ${now} else updated_at + 1 end`
}

export function hiddenColumn({ hidden }: FormMarks): { hidden?: number } {
  return hidden === undefined ? {} : { hidden: hidden ? 1 : 0 }
}

/** Times in epoch milliseconds. */
export function firstColumns({ hidden }: FormMarks, now: number) {
  return {
    created_at: now,
    updated_at: now,
    hidden: hidden ? 1 : 0,
  }
}

/** A copied tab has the id of its original, and other contents. Null: no form made the piece. */
export const sentForm = (piece: CreateMarks): string | null =>
  piece.formId ? digest(JSON.stringify(piece)) : null

export async function byForm(
  trx: Writer,
  kind: ProductKind,
  formId: string | null,
): Promise<number> {
  const made = await trx
    .selectFrom('pieces')
    .select('id')
    .where('kind', '=', kind)
    .where('form_id', '=', formId ?? '')
    .executeTakeFirstOrThrow()
  return made.id
}

/** Locks the row first: the second of two parallel edits sees the first. ShopError 'changed'. */
export async function refuseOlder(trx: Writer, key: PieceKey, seen?: number): Promise<void> {
  const row = await trx
    .updateTable('pieces')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where(ofPiece(key))
    .where('deleted_at', 'is', null)
    .returning('updated_at')
    .executeTakeFirst()
  if (!row || seen === undefined || row.updated_at === seen) return
  throw new ShopError('changed', productsCopy.changedMeanwhile)
}

/** False when the piece is deleted or unknown. ShopError 'bad_input' without a price. */
export async function setHidden(
  trx: Writer,
  key: PieceKey,
  hidden: boolean,
  now: number,
): Promise<boolean> {
  if (!hidden) await requirePrice(trx, key)
  const columns = { hidden: hidden ? 1 : 0, updated_at: version(now) }
  const isThere = await updatePiece(trx, key, columns)
  await recordPrices(trx, key, now)
  return isThere
}

async function requirePrice(trx: Writer, key: PieceKey): Promise<void> {
  const unpriced = await trx
    .selectFrom('pieces')
    .select('id')
    .where(ofPiece(key))
    .where('deleted_at', 'is', null)
    .where('price', 'is', null)
    .where('making', '<>', 'not_for_sale')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('piece_sizes').select('position').where(ofPiece(key, 'piece_id')))),
    )
    .executeTakeFirst()
  if (unpriced) throw nothingToBuy()
}
