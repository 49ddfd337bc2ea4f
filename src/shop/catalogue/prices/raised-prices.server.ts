import type { Reader } from '#platform/db/database.ts'
import type { Cents } from '#platform/money/money.ts'
import { isPieceOf, type PieceRow, pieceKey } from '#shop/catalogue/products/product-rows.server.ts'
import { readCurrency } from '#shop/store/store-settings/currency.server.ts'
import { type PriceChange, referencePrice, referenceTime } from './reference-price.ts'

/** Prices in cents. */
export interface RaisedPiece extends Pick<PieceRow, 'kind' | 'id' | 'name'> {
  price: Cents
  lowest: Cents
}

const mostChanged = 500

/** A reduction would be measured against an older price (Directive 98/6, Art. 6a). */
export async function raisedPieces(reader: Reader, now: number): Promise<RaisedPiece[]> {
  const currency = await readCurrency(reader)
  const changed = reader
    .selectFrom('price_history')
    .select(['kind', 'piece_id', 'label'])
    .where('currency', '=', currency)
    .groupBy(['kind', 'piece_id', 'label'])
    .having((eb) => eb(eb.fn.countAll(), '>', 1))
    .having((eb) => eb(eb.fn.max('changed_at'), '>=', now - referenceTime))
    .orderBy((eb) => eb.fn.max('changed_at'), 'desc')
    .limit(mostChanged)
  const rows = await reader
    .selectFrom(changed.as('changed'))
    .innerJoin('price_history as history', (join) =>
      join
        .onRef('history.kind', '=', 'changed.kind')
        .onRef('history.piece_id', '=', 'changed.piece_id')
        .onRef('history.label', '=', 'changed.label'),
    )
    .innerJoin('pieces', (join) => join.on(isPieceOf('history')))
    .where('history.currency', '=', currency)
    .where('pieces.hidden', '=', 0)
    .where('pieces.deleted_at', 'is', null)
    .select(['pieces.kind', 'pieces.id', 'history.label', 'history.price'])
    .select(['history.changed_at as at', 'pieces.name', 'pieces.opens_at'])
    .orderBy('history.changed_at')
    .execute()
  const sizes = Map.groupBy(rows, (row) => `${pieceKey(row)}/${row.label}`)
  const found = new Map<string, RaisedPiece>()
  for (const [row, ...later] of sizes.values()) {
    if (!row) continue
    const changes: PriceChange[] = [row, ...later]
    const price = changes.at(-1)?.price ?? null
    const lowest = referencePrice(changes, now, row.opens_at ?? 0)
    if (price === null || lowest === null || lowest >= price) continue
    const { kind, id, name } = row
    if (!found.has(pieceKey(row))) found.set(pieceKey(row), { kind, id, name, price, lowest })
  }
  return [...found.values()]
}
