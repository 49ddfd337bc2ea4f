import { type Kysely, sql } from 'kysely'
import { isPostgres } from '#platform/db/dialect.ts'

/** Only listed pieces stand in the index: galleries and searches never read past sold pieces. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .alterTable('pieces')
    .addColumn('sold_out', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema
    .alterTable('piece_search')
    .addColumn('listed', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  const { before, after } = isPostgres(db) ? postgres : sqlite
  for (const statement of before) await sql.raw(statement).execute(db)
  await sql`update pieces set sold_out = ${sql.raw(stateNow('pieces'))} where making <> 'to_order'`.execute(
    db,
  )
  await sql`
    update piece_search set listed = 0 where exists (
      select 1 from pieces where pieces.kind = piece_search.kind
        and pieces.id = piece_search.piece_id and (hidden <> 0 or sold_out >= 2)
    )`.execute(db)
  for (const statement of [...after, ...indexes]) await sql.raw(statement).execute(db)
}

/** 0: available. 1: counted, and none left. 2: one of a kind, and sold. */
const state = (someLeft: string) =>
  `case when making = 'to_order' or ${someLeft} then 0 when making = 'counted' then 1 else 2 end`

const stateNow = (row: string) =>
  state(`exists (select 1 from stock
    where stock.kind = ${row}.kind and stock.product_id = ${row}.id and stock.on_hand > 0)`)

const noted = (
  onHand: string,
  row: string,
) => `update pieces set sold_out = ${state(`${onHand} > 0`)}
  where kind = ${row}.kind and id = ${row}.product_id and sold_out <> ${state(`${onHand} > 0`)}`

const isListed = '(new.hidden = 0 and new.sold_out < 2)'

const shown = 'deleted_at is null and hidden = 0 and sold_out < 2'
const indexes = [
  'drop index pieces_in_kind_gallery',
  `create index pieces_in_kind_gallery on pieces (kind, coalesce(place, id))
    where deleted_at is null and gallery_id is null and hidden = 0 and sold_out < 2`,
  `create index pieces_in_own_gallery on pieces (gallery_id, gallery_place) where ${shown}`,
  `create index pieces_newest on pieces (kind, id) where ${shown}`,
  'drop index piece_search_by_price',
  'create index piece_search_newest on piece_search (listed, id)',
  'create index piece_search_by_price on piece_search (listed, price, id)',
]

const add = (row: string) => `insert into piece_words (rowid, words, facets)
  select ${row}.id, ${row}.words, ${row}.facets where ${row}.listed = 1`
const take = (row: string) => `insert into piece_words (piece_words, rowid, words, facets)
  select 'delete', ${row}.id, ${row}.words, ${row}.facets where ${row}.listed = 1`

const sqlite = {
  before: [
    'drop trigger piece_words_added',
    'drop trigger piece_words_removed',
    'drop trigger piece_words_changed',
  ],
  after: [
    `insert into piece_words (piece_words, rowid, words, facets)
      select 'delete', id, words, facets from piece_search where listed = 0`,
    `create trigger piece_words_added after insert on piece_search begin ${add('new')}; end`,
    `create trigger piece_words_removed after delete on piece_search begin ${take('old')}; end`,
    `create trigger piece_words_changed after update of words, facets, listed on piece_search begin
      ${take('old')}; ${add('new')};
    end`,
    `create trigger pieces_stock_added after insert on stock begin ${noted('new.on_hand', 'new')}; end`,
    `create trigger pieces_stock_changed after update of on_hand on stock
      when (old.on_hand > 0) <> (new.on_hand > 0) begin ${noted('new.on_hand', 'new')}; end`,
    `create trigger pieces_stock_removed after delete on stock begin ${noted('0', 'old')}; end`,
    ...['insert', 'update of making'].map(
      (event, at) => `create trigger pieces_making_${at} after ${event} on pieces begin
        update pieces set sold_out = ${stateNow('new')} where kind = new.kind and id = new.id;
      end`,
    ),
    `create trigger pieces_listed after update of hidden, sold_out on pieces begin
      update piece_search set listed = ${isListed}
        where kind = new.kind and piece_id = new.id and listed <> ${isListed};
    end`,
  ],
}

const postgres = {
  before: [
    'drop trigger piece_words_changed on piece_search',
    `create or replace function index_piece_words() returns trigger language plpgsql as $$ begin
      delete from piece_words where rowid = coalesce(new.id, old.id);
      if new.listed = 1 then
        insert into piece_words (rowid, words) values (new.id, array_to_tsvector(
          array_remove(string_to_array(new.words || ' ' || new.facets, ' '), '')));
      end if;
      return null;
    end $$`,
  ],
  after: [
    'delete from piece_words where rowid in (select id from piece_search where listed = 0)',
    `create trigger piece_words_changed
      after insert or delete or update of words, facets, listed
      on piece_search for each row execute function index_piece_words()`,
    `create function note_stock_of_piece() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then ${noted('0', 'old')};
      else ${noted('new.on_hand', 'new')};
      end if;
      return null;
    end $$`,
    `create trigger pieces_stock_changed after insert or delete or update of on_hand on stock
      for each row execute function note_stock_of_piece()`,
    `create function note_making_of_piece() returns trigger language plpgsql as $$ begin
      new.sold_out = ${stateNow('new').replaceAll('making', 'new.making')};
      return new;
    end $$`,
    `create trigger pieces_making before insert or update of making on pieces
      for each row execute function note_making_of_piece()`,
    `create function list_piece() returns trigger language plpgsql as $$ begin
      update piece_search set listed = ${isListed}::int
        where kind = new.kind and piece_id = new.id and listed <> ${isListed}::int;
      return null;
    end $$`,
    `create trigger pieces_listed after update of hidden, sold_out on pieces
      for each row execute function list_piece()`,
  ],
}
