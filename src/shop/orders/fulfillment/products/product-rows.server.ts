import type { Selectable, Updateable } from 'kysely'
import type { Reader, Writer } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables/tables.ts'
import type { TakenProduct } from './product-changes.ts'
import type { ProviderProduct } from './provider-products.ts'

export interface ProductKey {
  provider: string
  store: string
  ref: string
}

/** `printId` is null, too, once that print was deleted. */
export interface KeptProduct extends ProductKey {
  name: string
  seen: ProviderProduct | null
  taken: TakenProduct | null
  miniatureKey: string | null
  printId: number | null
  isWanted: boolean
  problem: string | null
  isDeleted: boolean
}

type Row = Omit<Selectable<Tables['provider_products']>, 'miniature' | 'listed_in' | 'read_in'> & {
  living_id: number | null
}

function rows(reader: Reader | Writer) {
  return reader
    .selectFrom('provider_products as p')
    .leftJoin('pieces', (join) =>
      join
        .on('pieces.kind', '=', 'prints')
        .onRef('pieces.id', '=', 'p.print_id')
        .on('pieces.deleted_at', 'is', null),
    )
    .select(['p.provider', 'p.store', 'p.ref', 'p.name', 'p.seen', 'p.taken', 'p.miniature_key'])
    .select(['p.print_id', 'p.wanted_at', 'p.problem', 'p.deleted_at', 'pieces.id as living_id'])
}

function keptOf(row: Row): KeptProduct {
  const { provider, store, ref, name, miniature_key: miniatureKey, problem } = row
  const isMade = row.living_id !== null
  return {
    provider,
    store,
    ref,
    name,
    miniatureKey,
    problem,
    seen: row.seen === null ? null : (JSON.parse(row.seen) as ProviderProduct),
    taken: row.taken === null || !isMade ? null : (JSON.parse(row.taken) as TakenProduct),
    printId: row.living_id,
    isWanted: row.wanted_at !== null,
    isDeleted: row.deleted_at !== null,
  }
}

export async function findProduct(
  reader: Reader | Writer,
  { provider, store, ref }: ProductKey,
): Promise<KeptProduct | null> {
  const key = { 'p.provider': provider, 'p.store': store, 'p.ref': ref }
  const row = await rows(reader)
    .where(({ and }) => and(key))
    .executeTakeFirst()
  return row ? keptOf(row) : null
}

export async function listProducts(
  reader: Reader | Writer,
  { provider, store }: Omit<ProductKey, 'ref'>,
): Promise<KeptProduct[]> {
  const found = await rows(reader)
    .where('p.provider', '=', provider)
    .where('p.store', '=', store)
    .orderBy('p.name')
    .orderBy('p.ref')
    .execute()
  return found.map(keptOf)
}

export async function writeProduct(
  trx: Writer,
  { provider, store, ref }: ProductKey,
  values: Updateable<Tables['provider_products']> & { name: string },
): Promise<void> {
  await trx
    .insertInto('provider_products')
    .values({ provider, store, ref, ...values })
    .onConflict((oc) => oc.columns(['provider', 'store', 'ref']).doUpdateSet(values))
    .execute()
}

/** Locks the row for the transaction. */
export async function changeProduct(
  trx: Writer,
  { provider, store, ref }: ProductKey,
  values: Updateable<Tables['provider_products']>,
): Promise<void> {
  await trx
    .updateTable('provider_products')
    .set(values)
    .where('provider', '=', provider)
    .where('store', '=', store)
    .where('ref', '=', ref)
    .execute()
}
