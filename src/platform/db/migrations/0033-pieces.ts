import { type Kysely, sql } from 'kysely'

/** Ids stay as they are in each kind: addresses, carts and orders name pieces by kind and id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db)
  await sql`
    insert into pieces (kind, id, name, description, dimensions, making,
      hidden, place, form_id, created_at, updated_at, deleted_at)
    select 'prints', id, name, description, dimensions, 'to_order',
      hidden, place, form_id, created_at, updated_at, deleted_at from prints`.execute(db)
  await sql`
    insert into pieces (kind, id, name, desc_name, description, price, garment_size, measurements,
      making, hidden, place, form_id, created_at, updated_at, deleted_at)
    select 'clothing', id, print_name, desc_name, description, price, size, measurements,
      'one_of_a_kind', hidden, place, form_id, created_at, updated_at, deleted_at from clothing`.execute(
    db,
  )
  await sql`
    insert into pieces (kind, id, name, desc_name, own_name, description, price, making,
      hidden, place, form_id, created_at, updated_at, deleted_at)
    select 'merch', id, print_name, desc_name, name, description, price, 'counted',
      hidden, place, form_id, created_at, updated_at, deleted_at from merch`.execute(db)
  // No piece was ever removed: the highest id is the last one given.
  await sql`insert into piece_ids (kind, last) select kind, max(id) from pieces group by kind`.execute(
    db,
  )
  await sql`
    insert into piece_sizes (kind, piece_id, position, label, price, variant_id)
    select 'prints', print_id,
      case size when 'small' then 0 when 'medium' then 1 else 2 end,
      case dimensions
        when 'portrait' then case size when 'small' then '12x18' else '24x36' end
        else case size when 'small' then '10x10' when 'medium' then '14x14' else '18x18' end
      end,
      price, variant_id
    from print_sizes inner join prints on prints.id = print_sizes.print_id
    where size <> 'large' or dimensions = 'square'`.execute(db)
  await copyPictures(db, 'prints', ['location', 'candid_location', 'supplementary_image'])
  const own = ['primary_image', 'secondary_image', 'supplementary_image']
  await copyPictures(db, 'clothing', own)
  await copyPictures(db, 'merch', own)
  await releaseProviderProducts(db)
  for (const table of ['print_sizes', 'prints', 'clothing', 'merch']) {
    await db.schema.dropTable(table).execute()
  }
}

async function createTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('pieces')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('id', 'bigint', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('desc_name', 'text')
    .addColumn('own_name', 'text')
    .addColumn('description', 'text')
    .addColumn('price', 'bigint', (c) => c.check(sql`price > 0`))
    .addColumn('dimensions', 'text')
    .addColumn('garment_size', 'text')
    .addColumn('measurements', 'text')
    .addColumn('making', 'text', (c) => c.notNull())
    .addColumn('hidden', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('place', 'bigint')
    .addColumn('form_id', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('deleted_at', 'bigint')
    .addPrimaryKeyConstraint('pieces_key', ['kind', 'id'])
    .addUniqueConstraint('pieces_by_form', ['kind', 'form_id'])
    .execute()
  await schema
    .createIndex('pieces_by_place')
    .on('pieces')
    .expression(sql`kind, coalesce(place, id)`)
    .where(sql.ref('deleted_at'), 'is', null)
    .execute()
  await schema
    .createTable('piece_ids')
    .addColumn('kind', 'text', (c) => c.primaryKey())
    .addColumn('last', 'bigint', (c) => c.notNull())
    .execute()
  await schema
    .createTable('piece_sizes')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('piece_id', 'bigint', (c) => c.notNull())
    .addColumn('position', 'bigint', (c) => c.notNull())
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('price', 'bigint', (c) => c.notNull().check(sql`price > 0`))
    .addColumn('variant_id', 'text', (c) => c.unique())
    .addPrimaryKeyConstraint('piece_sizes_key', ['kind', 'piece_id', 'position'])
    .addUniqueConstraint('piece_sizes_told_apart', ['kind', 'piece_id', 'label'])
    .addForeignKeyConstraint('piece_sizes_of', ['kind', 'piece_id'], 'pieces', ['kind', 'id'])
    .execute()
  await schema
    .createTable('piece_pictures')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('piece_id', 'bigint', (c) => c.notNull())
    .addColumn('position', 'bigint', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('piece_pictures_key', ['kind', 'piece_id', 'position'])
    .addForeignKeyConstraint('piece_pictures_of', ['kind', 'piece_id'], 'pieces', ['kind', 'id'])
    .execute()
}

async function copyPictures(db: Kysely<unknown>, kind: string, columns: string[]): Promise<void> {
  for (const [position, column] of columns.entries()) {
    await sql`
      insert into piece_pictures (kind, piece_id, position, address)
      select ${sql.lit(kind)}, id, ${sql.lit(position)}, ${sql.ref(column)} from ${sql.table(kind)}
      where ${sql.ref(column)} is not null`.execute(db)
  }
}

async function releaseProviderProducts(db: Kysely<unknown>): Promise<void> {
  const table = db.schema.alterTable('provider_products')
  await table.addColumn('piece_id', 'bigint').execute()
  await sql`update provider_products set piece_id = print_id`.execute(db)
  await table.dropColumn('print_id').execute()
  await table.renameColumn('piece_id', 'print_id').execute()
}
