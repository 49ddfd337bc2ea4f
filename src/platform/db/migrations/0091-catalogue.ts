/** `key`: the type of a key that never gives a number twice. */
export const catalogue = (key: string): string => `
  alter table pictures add column focus_x integer;
  alter table pictures add column focus_y integer;
  alter table pictures add column colours text;
  alter table piece_pictures add column step text;

  create table collections (
    id ${key},
    type text not null,
    kind text unique,
    slug text not null,
    title text not null,
    words text not null default '',
    picture text,
    hidden bigint not null default 0,
    position bigint not null,
    created_at bigint not null,
    updated_at bigint not null,
    constraint collections_by_slug unique (type, slug)
  );
  insert into collections (type, kind, slug, title, position, created_at, updated_at) values
    ('gallery', 'prints', 'prints', 'Art Prints', 1, 0, 0),
    ('gallery', 'clothing', 'clothing', 'Clothing', 2, 0, 0),
    ('gallery', 'merch', 'merch', 'Merch', 3, 0, 0);
  create table collection_pieces (
    collection_id bigint not null references collections (id) on delete cascade,
    kind text not null,
    piece_id bigint not null,
    position bigint not null,
    constraint collection_pieces_key primary key (collection_id, kind, piece_id),
    constraint collection_pieces_of foreign key (kind, piece_id) references pieces (kind, id)
  );
  create index collection_pieces_by_piece on collection_pieces (kind, piece_id);
  create table wider_old_addresses (
    path text primary key,
    kind text,
    product_id bigint,
    collection_id bigint references collections (id) on delete cascade
  );
  insert into wider_old_addresses (path, kind, product_id)
    select path, kind, product_id from old_addresses;
  drop table old_addresses;
  alter table wider_old_addresses rename to old_addresses;

  create table editions (
    id ${key},
    kind text not null,
    piece_id bigint not null,
    size text not null,
    total bigint not null,
    proofs bigint not null,
    given bigint not null,
    year bigint,
    process text,
    reproduction bigint not null,
    signature text not null,
    others text,
    created_at bigint not null,
    updated_at bigint not null,
    proofs_given bigint not null default 0,
    master text,
    constraint editions_of_pieces unique (kind, piece_id, size),
    constraint editions_given check (given >= 0 and given <= total)
  );
  create table certificates (
    id text primary key,
    edition_id bigint references editions (id),
    number bigint,
    order_id text references orders (id),
    line_id bigint,
    token text,
    issued_at bigint not null,
    voided_at bigint,
    on_sale bigint not null default 0,
    outside_sale_id bigint,
    proof bigint not null default 0,
    kind text,
    piece_id bigint
  );
  create unique index certificates_numbers on certificates (edition_id, proof, number)
    where voided_at is null and number is not null;
  create unique index certificates_singles on certificates (kind, piece_id)
    where voided_at is null and piece_id is not null;
  create index certificates_by_order on certificates (order_id);
  create index certificates_by_edition on certificates (edition_id, number);
  create index certificates_by_outside_sale on certificates (outside_sale_id)
    where outside_sale_id is not null;
  create table signing_keys (
    id text primary key,
    public_key text not null,
    private_key text not null,
    created_at bigint not null
  );

  create table drops (
    id ${key},
    title text not null,
    words text not null,
    opens_at bigint not null,
    announced integer not null,
    created_at bigint not null,
    one_each integer not null default 0
  );

  alter table pieces add column story text;
  alter table pieces add column print_file text;
  alter table pieces add column gallery_id bigint references collections (id) on delete set null;
  alter table pieces add column gallery_place bigint;
  alter table pieces add column edition_id bigint;
  alter table pieces add column opens_at bigint;
  alter table pieces add column drop_id integer;
  alter table pieces add column one_each integer not null default 0;
  alter table pieces add column in_archive integer not null default 1;
  alter table pieces add column certified bigint not null default 0;
  alter table pieces add column labelling text;
  alter table pieces add column reduced_at bigint;
  alter table pieces add column was bigint;
  alter table pieces add column weights text;
  alter table pieces add column sold_out integer not null default 0;
  alter table pieces add column personalised integer not null default 0;
  alter table piece_sizes add column edition_id bigint;
  alter table piece_sizes add column was bigint;
  create table price_history (
    kind text not null,
    piece_id integer not null,
    label text not null,
    price bigint,
    currency text not null,
    changed_at bigint not null,
    constraint price_history_key primary key (kind, piece_id, label, changed_at)
  );

  alter table content add column change integer not null default 0;
  create table content_topics (
    topic text primary key,
    change integer not null
  );
  create index content_topics_change on content_topics (change);
  create table page_views (
    day text not null,
    path text not null,
    referrer text not null,
    views integer not null,
    constraint page_views_key primary key (day, path, referrer)
  );
`

const isShown = 'deleted_at is null and hidden = 0 and sold_out < 2'

/** Indexes of what a gallery shows: drafts, and pieces that are sold, cost its query nothing. */
export const indexesOfPieces = `
  create index pieces_in_gallery on pieces (gallery_id, gallery_place);
  create index pieces_in_own_gallery on pieces (gallery_id, gallery_place) where ${isShown};
  create index pieces_in_kind_gallery on pieces (kind, coalesce(place, id))
    where deleted_at is null and gallery_id is null and hidden = 0 and sold_out < 2;
  create index pieces_newest on pieces (kind, id) where ${isShown};
  create index pieces_opens_at on pieces (opens_at) where opens_at is not null;
  create index pieces_drop on pieces (drop_id) where drop_id is not null;
`
