/* Remembers a product's piece for good, in the transaction that makes the piece. */

import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Writer } from '#platform/db/database.ts'
import type { NewPiece } from '#shop/catalogue/products/piece.ts'
import { addPiece } from '#shop/catalogue/products/write-pieces.server.ts'
import { insertOldAddresses } from '#shop/store/redirects/old-addresses.server.ts'
import type { PlannedPiece } from './fit-piece.ts'
import type { ImportSource } from './imported-product.ts'
import { livingPieces } from './living-pieces.server.ts'

export interface Drafting {
  source: ImportSource
  key: string
  paths: readonly string[]
  piece: PlannedPiece
  /** Shown until the draft's own pictures are fetched. */
  standIn: string
}

/** `already`: the piece existed before. */
export interface Drafted {
  kind: ProductKind
  id: number
  already: boolean
}

/** Adds nothing if a former import's piece of the product still exists. */
export async function draftPiece(trx: Writer, drafting: Drafting, now: number): Promise<Drafted> {
  const { source, key, piece, paths } = drafting
  const { kind } = piece
  // Claimed before the piece is made: the second of two parallel imports waits here.
  const claimed = await trx
    .insertInto('imported_products')
    .values({ source, source_key: key, kind, product_id: 0 })
    .onConflict((oc) => oc.columns(['source', 'source_key']).doNothing())
    .executeTakeFirst()
  const isFirst = claimed.numInsertedOrUpdatedRows === 1n
  const before = isFirst ? undefined : (await livingPieces(trx, source, [key])).get(key)
  if (before) return { ...before, already: true }
  const id = await addPiece(trx, newPieceOf(drafting), now)
  await trx
    .updateTable('imported_products')
    .set({ kind, product_id: id })
    .where('source', '=', source)
    .where('source_key', '=', key)
    .execute()
  await insertOldAddresses(trx, paths, { kind, id })
  return { kind, id, already: false }
}

function newPieceOf({ piece, standIn }: Drafting): NewPiece {
  const { kind, name, description, inventoryPolicy, quantity, price, alsoIn } = piece
  const common = {
    name,
    description,
    inventoryPolicy,
    hidden: true,
    pictures: [standIn],
    ...(quantity && { quantity }),
    ...(alsoIn && { alsoIn }),
  }
  if (kind === 'prints') {
    const prices = piece.sizes.length > 0 ? {} : { price }
    return { kind, ...common, ...prices, ownSizes: piece.sizes }
  }
  const carrier = {
    ...common,
    descName: piece.descName,
    price,
    ...(piece.sizes && { ownSizes: piece.sizes }),
  }
  return kind === 'merch' ? { kind, ...carrier } : { kind, ...carrier, size: piece.size }
}
