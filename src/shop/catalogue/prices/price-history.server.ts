/* Every price change calls `recordPrices`. */
import { sql } from 'kysely'
import type { Writer } from '#platform/db/database.ts'
import type { Cents } from '#platform/money/money.ts'
import { ofPiece, type PieceKey } from '#shop/catalogue/products/product-rows.server.ts'
import { readCurrency } from '#shop/store/store-settings/currency.server.ts'
import { type PriceChange, referencePrice } from './reference-price.ts'

/** A draft has no price. `now` in epoch milliseconds. */
export async function recordPrices(trx: Writer, key: PieceKey, now: number): Promise<void> {
  const piece = await trx
    .selectFrom('pieces')
    .select(['price', 'hidden', 'deleted_at', 'opens_at', 'reduced_at', 'was'])
    .where(ofPiece(key))
    .executeTakeFirst()
  if (!piece) return
  const sizes = await trx
    .selectFrom('piece_sizes')
    .select(['label', 'price', 'was'])
    .where(ofPiece(key, 'piece_id'))
    .execute()
  const isOffered = piece.hidden === 0 && piece.deleted_at === null
  const priced = piece.price === null ? sizes : [{ label: '', price: piece.price, was: piece.was }]
  const history = await recordChanges(trx, key, isOffered ? priced : [], now)
  for (const { label, price, was } of priced) {
    const changes = history.get(label) ?? []
    const struck = struckPrice(price, changes, piece.reduced_at, piece.opens_at ?? 0)
    if (struck !== was) await updatePrice(trx, key, label, { was: struck })
  }
}

/** Prices keep their numbers in the new currency, and struck prices end. */
export async function restartPrices(trx: Writer, currency: string, now: number): Promise<void> {
  await trx.updateTable('pieces').set({ was: null }).where('was', 'is not', null).execute()
  await trx.updateTable('piece_sizes').set({ was: null }).where('was', 'is not', null).execute()
  await sql`
    insert into price_history (kind, piece_id, label, price, currency, changed_at)
    select kind, id, '', price, cast(${currency} as text), cast(${now} as bigint) from pieces
    where price is not null and hidden = 0 and deleted_at is null
    union all
    select sizes.kind, sizes.piece_id, sizes.label, sizes.price, cast(${currency} as text),
      cast(${now} as bigint)
    from piece_sizes sizes
    join pieces on pieces.kind = sizes.kind and pieces.id = sizes.piece_id
    where pieces.price is null and pieces.hidden = 0 and pieces.deleted_at is null
    on conflict (kind, piece_id, label, changed_at)
      do update set price = excluded.price, currency = excluded.currency
  `.execute(trx)
}

async function recordChanges(
  trx: Writer,
  { kind, id }: PieceKey,
  offered: readonly { label: string; price: Cents }[],
  now: number,
): Promise<Map<string, PriceChange[]>> {
  const currency = await readCurrency(trx)
  const rows = await trx
    .selectFrom('price_history')
    .select(['label', 'price', 'currency', 'changed_at'])
    .where(ofPiece({ kind, id }, 'piece_id'))
    .orderBy('changed_at')
    .execute()
  const history = Map.groupBy(rows, ({ label }) => label)
  const prices = new Map(offered.map(({ label, price }) => [label, price]))
  const found = new Map<string, PriceChange[]>()
  for (const label of new Set([...history.keys(), ...prices.keys()])) {
    const known = history.get(label) ?? []
    const last = known.at(-1)
    const price = prices.get(label) ?? null
    const changes = known
      .filter((row) => row.currency === currency)
      .map((row): PriceChange => ({ price: row.price, at: row.changed_at }))
    found.set(label, changes)
    if ((last?.price ?? null) === price && (!last || last.currency === currency)) continue
    // Two changes within a millisecond: the second counts.
    const at = Math.max(now, last?.changed_at ?? 0)
    await trx
      .insertInto('price_history')
      .values({ kind, piece_id: id, label, price, currency, changed_at: at })
      .onConflict((oc) =>
        oc.columns(['kind', 'piece_id', 'label', 'changed_at']).doUpdateSet({ price, currency }),
      )
      .execute()
    if (changes.at(-1)?.at === at) changes.pop()
    changes.push({ price, at })
  }
  return found
}

/** Each lowering counts from its own day, compared with the step before it if within 30 days. */
function struckPrice(
  price: Cents,
  changes: readonly PriceChange[],
  reducedAt: number | null,
  opensAt: number,
): Cents | null {
  if (reducedAt === null) return null
  const begun = Math.max(reducedAt, changes.at(-1)?.at ?? 0)
  const reference = referencePrice(changes, begun, opensAt)
  return reference !== null && reference > price ? reference : null
}

/** The piece's own price with the label '', else the price of that size. */
export function updatePrice(
  trx: Writer,
  key: PieceKey,
  label: string,
  columns: { price: Cents } | { was: Cents | null },
) {
  const updated =
    label === ''
      ? trx.updateTable('pieces').set(columns).where(ofPiece(key))
      : trx
          .updateTable('piece_sizes')
          .set(columns)
          .where(ofPiece(key, 'piece_id'))
          .where('label', '=', label)
  return updated.executeTakeFirst()
}
