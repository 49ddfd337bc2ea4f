import { type Kysely, sql } from 'kysely'
import type { MigrationTools } from '#platform/db/migrate.ts'

export async function up(db: Kysely<unknown>, { serialKey }: MigrationTools): Promise<void> {
  await createCollections(db, serialKey)
  await addGalleryToPieces(db)
  await widenOldAddresses(db)
}

async function createCollections(
  { schema }: Kysely<unknown>,
  serialKey: MigrationTools['serialKey'],
): Promise<void> {
  await serialKey(schema.createTable('collections'), 'id')
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.unique())
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('words', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('picture', 'text')
    .addColumn('hidden', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('position', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('collections_by_slug', ['type', 'slug'])
    .execute()
  await schema
    .createTable('collection_pieces')
    .addColumn('collection_id', 'bigint', (c) =>
      c.notNull().references('collections.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('piece_id', 'bigint', (c) => c.notNull())
    .addColumn('position', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('collection_pieces_key', ['collection_id', 'kind', 'piece_id'])
    .addForeignKeyConstraint('collection_pieces_of', ['kind', 'piece_id'], 'pieces', ['kind', 'id'])
    .execute()
  await schema
    .createIndex('collection_pieces_by_piece')
    .on('collection_pieces')
    .columns(['kind', 'piece_id'])
    .execute()
}

async function addGalleryToPieces(db: Kysely<unknown>): Promise<void> {
  for (const [position, [kind, title]] of kindGalleries.entries()) {
    await sql`
      insert into collections (type, kind, slug, title, position, created_at, updated_at)
      values ('gallery', ${kind}, ${kind}, ${title}, ${position + 1}, 0, 0)`.execute(db)
  }
  await db.schema
    .alterTable('pieces')
    .addColumn('gallery_id', 'bigint', (c) => c.references('collections.id').onDelete('set null'))
    .execute()
  await db.schema.alterTable('pieces').addColumn('gallery_place', 'bigint').execute()
  await db.schema
    .createIndex('pieces_in_gallery')
    .on('pieces')
    .columns(['gallery_id', 'gallery_place'])
    .execute()
  // A gallery page's query: drafts, and pieces of other galleries, cost it nothing.
  await db.schema
    .createIndex('pieces_in_kind_gallery')
    .on('pieces')
    .expression(sql`kind, coalesce(place, id)`)
    .where(
      sql<boolean>`${sql.ref('deleted_at')} is null and ${sql.ref('gallery_id')} is null and ${sql.ref('hidden')} = 0`,
    )
    .execute()
}

async function widenOldAddresses(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('wider_old_addresses')
    .addColumn('path', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text')
    .addColumn('product_id', 'bigint')
    .addColumn('collection_id', 'bigint', (c) => c.references('collections.id').onDelete('cascade'))
    .execute()
  await sql`
    insert into wider_old_addresses (path, kind, product_id)
    select path, kind, product_id from old_addresses`.execute(db)
  await schema.dropTable('old_addresses').execute()
  await schema.alterTable('wider_old_addresses').renameTo('old_addresses').execute()
}

const kindGalleries = [
  ['prints', 'Art Prints'],
  ['clothing', 'Clothing'],
  ['merch', 'Merch'],
] as const
