import { type Kysely, sql } from 'kysely'
import { isPostgres } from '#platform/db/dialect.ts'

/** A word carries its rank ('1heron'), so that each rank is an index look-up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = isPostgres(db) ? postgres : sqlite
  for (const statement of statements.before) await sql.raw(statement).execute(db)
  for (const column of ['title', 'about', 'story']) {
    await db.schema.alterTable('piece_search').dropColumn(column).execute()
  }
  await db.schema
    .alterTable('piece_search')
    .addColumn('words', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await sql`update piece_search set piece_version = 0`.execute(db)
  for (const statement of statements.after) await sql.raw(statement).execute(db)
}

const sqlite = {
  before: [
    'drop trigger piece_words_added',
    'drop trigger piece_words_removed',
    'drop trigger piece_words_changed',
    'drop table piece_words',
  ],
  after: [
    // An unfinished word is looked up by its first letters, its rank included.
    `create virtual table piece_words using fts5(words, facets, content = 'piece_search',
      content_rowid = 'id', tokenize = "ascii tokenchars '_'", detail = none,
      prefix = '2 3 4 5 6 7 8')`,
    `insert into piece_words (piece_words) values ('rebuild')`,
    `create trigger piece_words_added after insert on piece_search begin
      insert into piece_words (rowid, words, facets) values (new.id, new.words, new.facets);
    end`,
    `create trigger piece_words_removed after delete on piece_search begin
      insert into piece_words (piece_words, rowid, words, facets)
        values ('delete', old.id, old.words, old.facets);
    end`,
    `create trigger piece_words_changed after update of words, facets on piece_search begin
      insert into piece_words (piece_words, rowid, words, facets)
        values ('delete', old.id, old.words, old.facets);
      insert into piece_words (rowid, words, facets) values (new.id, new.words, new.facets);
    end`,
  ],
}

const postgres = {
  before: [
    'drop trigger piece_words_changed on piece_search',
    'drop function index_piece_words()',
    'delete from piece_words',
  ],
  after: [
    `create function index_piece_words() returns trigger language plpgsql as $$ begin
      delete from piece_words where rowid = coalesce(new.id, old.id);
      if tg_op <> 'DELETE' then
        insert into piece_words (rowid, words) values (new.id, array_to_tsvector(
          array_remove(string_to_array(new.words || ' ' || new.facets, ' '), '')));
      end if;
      return null;
    end $$`,
    `create trigger piece_words_changed after insert or delete or update of words, facets
      on piece_search for each row execute function index_piece_words()`,
  ],
}
