/* Triggers keep `pieces.sold_out` and the index `piece_words`, so that a restore writes both. */

/** 0: available. 1: counted, and none left, or not for sale. 2: one of a kind, and sold. */
const state = (someLeft: string) =>
  `case when making = 'to_order' or ${someLeft} then 0
    when making in ('counted', 'not_for_sale') then 1 else 2 end`

export const stateNow = (row: string) =>
  state(`exists (select 1 from stock
    where stock.kind = ${row}.kind and stock.product_id = ${row}.id and stock.on_hand > 0)`)

const noted = (
  onHand: string,
  row: string,
) => `update pieces set sold_out = ${state(`${onHand} > 0`)}
  where kind = ${row}.kind and id = ${row}.product_id and sold_out <> ${state(`${onHand} > 0`)}`

const isListed = '(new.hidden = 0 and new.sold_out < 2)'

/** `key`: the type of a key that never gives a number twice. */
export const search = (key: string): string => `
  create table piece_search (
    id ${key},
    kind text not null,
    piece_id bigint not null,
    facets text not null,
    price bigint,
    piece_version bigint not null,
    words text not null default '',
    listed integer not null default 1,
    constraint piece_search_key unique (kind, piece_id)
  );
  create index piece_search_newest on piece_search (listed, id);
  create index piece_search_by_price on piece_search (listed, price, id);
  update pieces set sold_out = ${stateNow('pieces')} where making <> 'to_order';
`

/** Only listed pieces stand in the index: searches never read past sold pieces. */
const add = (row: string) => `insert into piece_words (rowid, words, facets)
  select ${row}.id, ${row}.words, ${row}.facets where ${row}.listed = 1`
const take = (row: string) => `insert into piece_words (piece_words, rowid, words, facets)
  select 'delete', ${row}.id, ${row}.words, ${row}.facets where ${row}.listed = 1`

export const noteMakingOnSqlite = ['insert', 'update of making'].map(
  (event, at) => `create trigger pieces_making_${at} after ${event} on pieces begin
      update pieces set sold_out = ${stateNow('new')} where kind = new.kind and id = new.id;
    end`,
)

export const searchOnSqlite = [
  // A word carries its rank ('1heron'), so that each rank is an index look-up. An unfinished word
  // is looked up by its first letters, its rank included.
  `create virtual table piece_words using fts5(words, facets, content = 'piece_search',
    content_rowid = 'id', tokenize = "ascii tokenchars '_'", detail = none,
    prefix = '2 3 4 5 6 7 8')`,
  `create trigger piece_words_added after insert on piece_search begin ${add('new')}; end`,
  `create trigger piece_words_removed after delete on piece_search begin ${take('old')}; end`,
  `create trigger piece_words_changed after update of words, facets, listed on piece_search begin
    ${take('old')}; ${add('new')};
  end`,
  `create trigger pieces_stock_added after insert on stock begin ${noted('new.on_hand', 'new')}; end`,
  `create trigger pieces_stock_changed after update of on_hand on stock
    when (old.on_hand > 0) <> (new.on_hand > 0) begin ${noted('new.on_hand', 'new')}; end`,
  `create trigger pieces_stock_removed after delete on stock begin ${noted('0', 'old')}; end`,
  ...noteMakingOnSqlite,
  `create trigger pieces_listed after update of hidden, sold_out on pieces begin
    update piece_search set listed = ${isListed}
      where kind = new.kind and piece_id = new.id and listed <> ${isListed};
  end`,
]

export const noteMakingOnPostgres = `create or replace function note_making_of_piece()
  returns trigger language plpgsql as $$ begin
    new.sold_out = ${stateNow('new').replaceAll('making', 'new.making')};
    return new;
  end $$`

export const searchOnPostgres = [
  'create table piece_words (rowid bigint primary key, words tsvector not null)',
  'create index piece_words_by_word on piece_words using gin (words) with (fastupdate = off)',
  `create function index_piece_words() returns trigger language plpgsql as $$ begin
    delete from piece_words where rowid = coalesce(new.id, old.id);
    if new.listed = 1 then
      insert into piece_words (rowid, words) values (new.id, array_to_tsvector(
        array_remove(string_to_array(new.words || ' ' || new.facets, ' '), '')));
    end if;
    return null;
  end $$`,
  `create trigger piece_words_changed after insert or delete or update of words, facets, listed
    on piece_search for each row execute function index_piece_words()`,
  `create function note_stock_of_piece() returns trigger language plpgsql as $$ begin
    if tg_op = 'DELETE' then ${noted('0', 'old')};
    else ${noted('new.on_hand', 'new')};
    end if;
    return null;
  end $$`,
  `create trigger pieces_stock_changed after insert or delete or update of on_hand on stock
    for each row execute function note_stock_of_piece()`,
  noteMakingOnPostgres,
  `create trigger pieces_making before insert or update of making on pieces
    for each row execute function note_making_of_piece()`,
  `create function list_piece() returns trigger language plpgsql as $$ begin
    update piece_search set listed = ${isListed}::int
      where kind = new.kind and piece_id = new.id and listed <> ${isListed}::int;
    return null;
  end $$`,
  `create trigger pieces_listed after update of hidden, sold_out on pieces
    for each row execute function list_piece()`,
]
