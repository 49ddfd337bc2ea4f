import { type Kysely, sql } from 'kysely'
import { isPostgres } from '#platform/db/dialect.ts'
import { catalogue, indexesOfPieces } from './0091-catalogue.ts'
import { orders } from './0091-orders.ts'
import { search, searchOnPostgres, searchOnSqlite } from './0091-search.ts'
import { run, serialKey, split, storedAt } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  const key = serialKey(db)
  await run(db, split(catalogue(key) + orders(key) + search(key) + indexesOfPieces))
  await run(db, isPostgres(db) ? searchOnPostgres : searchOnSqlite)
  await keepDemoLook(db)
  await promiseDates(db)
  await beginPriceHistory(db)
}

const look = {
  look: {
    inks: { first: '#e4603f', second: '#1f7a78' },
    paper: '#f8f2e6',
    pair: 'fraunces-karla',
    lettering: 'display',
    drawings: 'shore',
    finish: 'hand-printed',
    logo: null,
  },
  before: null,
}

/** Only a shop with the demo studio's pictures and name keeps the demo's look. */
async function keepDemoLook(db: Kysely<unknown>): Promise<void> {
  const { rows: drawn } = await sql`
    select 1 from pictures where original_filename like 'demo-studio.%.svg' limit 1`.execute(db)
  if (drawn.length === 0) return
  const texts = await storedAt(db, 'studio.texts')
  const { studioName = 'Slow Heron' }: { studioName?: string } = JSON.parse(texts ?? '{}')
  if (studioName !== 'Slow Heron') return
  const { rows: seeded } = await sql<{ updated_at: number }>`
    select updated_at from settings where key = 'demo.seeded'`.execute(db)
  await sql`insert into settings (key, value, updated_at)
    values ('studio.look', ${JSON.stringify(look)}, ${seeded[0]?.updated_at ?? 0})`.execute(db)
}

const day = 86_400_000

/** Open fulfillments stay due: the studio's by its dispatch time, the printer's by 30 days. */
async function promiseDates(db: Kysely<unknown>): Promise<void> {
  const dispatchTime = await storedAt(db, 'shipping.dispatch-time')
  const { days = 7 }: { days?: number } = JSON.parse(dispatchTime ?? '{}')
  await sql`
    update fulfillments set due_at = (
      select orders.paid_at + case when fulfillments.kind = 'studio'
        then cast(${days * day} as bigint) else cast(${30 * day} as bigint) end
      from orders where orders.id = fulfillments.order_id
    ) where state <> 'shipped'`.execute(db)
}

/** For older pieces only this is sure: the present price holds since the last edit. */
async function beginPriceHistory(db: Kysely<unknown>): Promise<void> {
  const place = await storedAt(db, 'shop.place')
  const { currency = 'USD' }: { currency?: string } = JSON.parse(place ?? '{}')
  await sql`
    insert into price_history (kind, piece_id, label, price, currency, changed_at)
    select kind, id, '', price, cast(${currency} as text), updated_at from pieces
    where price is not null and hidden = 0 and deleted_at is null
  `.execute(db)
  await sql`
    insert into price_history (kind, piece_id, label, price, currency, changed_at)
    select sizes.kind, sizes.piece_id, sizes.label, sizes.price, cast(${currency} as text), pieces.updated_at
    from piece_sizes sizes
    join pieces on pieces.kind = sizes.kind and pieces.id = sizes.piece_id
    where pieces.hidden = 0 and pieces.deleted_at is null
  `.execute(db)
}
