import { type Kysely, sql } from 'kysely'
import { isPostgres } from '#platform/db/dialect.ts'
import type { MigrationTools } from '#platform/db/migrate.ts'

/** Triggers maintain the index `piece_words`, so that a restore writes it, too. */
export async function up(db: Kysely<unknown>, { serialKey }: MigrationTools): Promise<void> {
  await serialKey(db.schema.createTable('piece_search'), 'id')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('piece_id', 'bigint', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('story', 'text', (c) => c.notNull())
    .addColumn('facets', 'text', (c) => c.notNull())
    .addColumn('price', 'bigint')
    .addColumn('piece_version', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('piece_search_key', ['kind', 'piece_id'])
    .execute()
  await db.schema
    .createIndex('piece_search_by_price')
    .on('piece_search')
    .columns(['price', 'id'])
    .execute()
  for (const statement of isPostgres(db) ? postgres : sqlite) await sql.raw(statement).execute(db)
}

const columns = ['title', 'about', 'story', 'facets']
const rowOf = (row: string) => [`${row}.id`, ...columns.map((each) => `${row}.${each}`)].join(', ')
const listed = columns.join(', ')

const sqlite = [
  `create virtual table piece_words using fts5(${listed}, content = 'piece_search',
    content_rowid = 'id', tokenize = "ascii tokenchars '_'", detail = column, prefix = '2 3')`,
  `create trigger piece_words_added after insert on piece_search begin
    insert into piece_words (rowid, ${listed}) values (${rowOf('new')});
  end`,
  `create trigger piece_words_removed after delete on piece_search begin
    insert into piece_words (piece_words, rowid, ${listed}) values ('delete', ${rowOf('old')});
  end`,
  `create trigger piece_words_changed after update of ${listed} on piece_search begin
    insert into piece_words (piece_words, rowid, ${listed}) values ('delete', ${rowOf('old')});
    insert into piece_words (rowid, ${listed}) values (${rowOf('new')});
  end`,
]

/** Each word with its column's weight, and the column's number as its position. */
const vector = columns
  .map((column, at) => {
    const marked = `''\\1'':${at + 1}${'ABCD'[at]}`
    return `regexp_replace(new.${column}, '(\\S+)', '${marked}', 'g')`
  })
  .join(` || ' ' || `)

const postgres = [
  'create table piece_words (rowid bigint primary key, words tsvector not null)',
  'create index piece_words_by_word on piece_words using gin (words) with (fastupdate = off)',
  `create function index_piece_words() returns trigger language plpgsql as $$ begin
    delete from piece_words where rowid = coalesce(new.id, old.id);
    if tg_op <> 'DELETE' then
      insert into piece_words (rowid, words) values (new.id, (${vector})::tsvector);
    end if;
    return null;
  end $$`,
  `create trigger piece_words_changed after insert or delete or update of ${listed} on piece_search
    for each row execute function index_piece_words()`,
]
