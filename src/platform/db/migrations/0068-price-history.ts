import { type Kysely, sql } from 'kysely'

interface Place {
  currency?: string
}

/** For older pieces only this is sure: the present price holds since the last edit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('price_history')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('piece_id', 'integer', (c) => c.notNull())
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('price', 'bigint')
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('price_history_key', ['kind', 'piece_id', 'label', 'changed_at'])
    .execute()
  await db.schema.alterTable('pieces').addColumn('reduced_at', 'bigint').execute()
  await db.schema.alterTable('pieces').addColumn('was', 'bigint').execute()
  await db.schema.alterTable('piece_sizes').addColumn('was', 'bigint').execute()

  const { rows } = await sql<{ value: string }>`
    select value from settings where key = 'shop.place'
  `.execute(db)
  const place: Place = rows[0] ? JSON.parse(rows[0].value) : {}
  const { currency = 'USD' } = place
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
