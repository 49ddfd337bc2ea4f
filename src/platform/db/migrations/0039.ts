import { type Kysely, sql } from 'kysely'
import { run, serialKey, split, storedAt } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, split(tables(serialKey(db))))
  await run(db, split(moveProducts))
  await planShipping(db)
  await beginLedger(db)
}

const tables = (key: string) => `
  create table imports (
    id text primary key,
    source text not null,
    name text not null,
    state text not null,
    unread text not null,
    created_at bigint not null,
    updated_at bigint not null
  );
  create table import_items (
    import_id text not null references imports (id),
    position bigint not null,
    source_key text not null,
    title text not null,
    product text not null,
    kind text not null,
    state text not null,
    product_id bigint,
    remarks text not null,
    constraint import_items_key primary key (import_id, position)
  );
  create index import_items_by_state on import_items (import_id, state, position);
  create table imported_products (
    source text not null,
    source_key text not null,
    kind text not null,
    product_id bigint not null,
    constraint imported_products_key primary key (source, source_key)
  );
  create table old_addresses (
    path text primary key,
    kind text not null,
    product_id bigint not null
  );
  create table provider_products (
    provider text not null,
    store text not null,
    ref text not null,
    name text not null,
    seen text,
    taken text,
    miniature text,
    miniature_key text,
    listed_in text,
    read_in text,
    wanted_at bigint,
    problem text,
    deleted_at bigint,
    print_id bigint,
    constraint provider_products_key primary key (provider, store, ref)
  );
  alter table pictures add column store text;
  create index pictures_by_hash on pictures (hash);

  create table pieces (
    kind text not null,
    id bigint not null,
    name text not null,
    desc_name text,
    own_name text,
    description text,
    price bigint check (price > 0),
    dimensions text,
    garment_size text,
    measurements text,
    making text not null,
    hidden integer not null default 0,
    place bigint,
    form_id text,
    created_at bigint not null,
    updated_at bigint not null,
    deleted_at bigint,
    constraint pieces_key primary key (kind, id),
    constraint pieces_by_form unique (kind, form_id)
  );
  create index pieces_by_place on pieces (kind, coalesce(place, id)) where deleted_at is null;
  create table piece_ids (
    kind text primary key,
    last bigint not null
  );
  create table piece_sizes (
    kind text not null,
    piece_id bigint not null,
    position bigint not null,
    label text not null,
    price bigint not null check (price > 0),
    variant_id text unique,
    width double precision,
    height double precision,
    unit text,
    constraint piece_sizes_key primary key (kind, piece_id, position),
    constraint piece_sizes_told_apart unique (kind, piece_id, label),
    constraint piece_sizes_of foreign key (kind, piece_id) references pieces (kind, id)
  );
  create table piece_pictures (
    kind text not null,
    piece_id bigint not null,
    position bigint not null,
    address text not null,
    constraint piece_pictures_key primary key (kind, piece_id, position),
    constraint piece_pictures_of foreign key (kind, piece_id) references pieces (kind, id)
  );

  alter table carts add column destination text;
  alter table orders add column destination text;
  alter table orders add column tax_included integer not null default 0;
  alter table orders add column tax_rate integer;
  alter table orders add column tax_note text;
  create table ledger_entries (
    id ${key},
    order_id text not null references orders (id),
    kind text not null,
    amount bigint not null,
    at bigint not null
  );
  create index ledger_entries_order on ledger_entries (order_id, kind);
  create index ledger_entries_at on ledger_entries (at);
`

const copyPictures = (kind: string, columns: string[]) =>
  columns
    .map(
      (column, position) => `
  insert into piece_pictures (kind, piece_id, position, address)
    select '${kind}', id, ${position}, ${column} from ${kind} where ${column} is not null;`,
    )
    .join('')

const pictures = ['primary_image', 'secondary_image', 'supplementary_image']

/** Ids stay as they are in each kind: addresses, carts and orders name pieces by kind and id. */
const moveProducts = `
  insert into pieces (kind, id, name, description, dimensions, making,
    hidden, place, form_id, created_at, updated_at, deleted_at)
    select 'prints', id, name, description, dimensions, 'to_order',
      hidden, place, form_id, created_at, updated_at, deleted_at from prints;
  insert into pieces (kind, id, name, desc_name, description, price, garment_size, measurements,
    making, hidden, place, form_id, created_at, updated_at, deleted_at)
    select 'clothing', id, print_name, desc_name, description, price, size, measurements,
      'one_of_a_kind', hidden, place, form_id, created_at, updated_at, deleted_at from clothing;
  insert into pieces (kind, id, name, desc_name, own_name, description, price, making,
    hidden, place, form_id, created_at, updated_at, deleted_at)
    select 'merch', id, print_name, desc_name, name, description, price, 'counted',
      hidden, place, form_id, created_at, updated_at, deleted_at from merch;
  -- No piece was ever removed: the highest id is the last one given.
  insert into piece_ids (kind, last) select kind, max(id) from pieces group by kind;
  insert into piece_sizes (kind, piece_id, position, label, price, variant_id)
    select 'prints', print_id,
      case size when 'small' then 0 when 'medium' then 1 else 2 end,
      case dimensions
        when 'portrait' then case size when 'small' then '12x18' else '24x36' end
        else case size when 'small' then '10x10' when 'medium' then '14x14' else '18x18' end
      end,
      price, variant_id
    from print_sizes inner join prints on prints.id = print_sizes.print_id
    where size <> 'large' or dimensions = 'square';
  update piece_sizes set unit = 'in',
    width = cast(substr(label, 1, 2) as double precision),
    height = cast(substr(label, 4, 2) as double precision);
  ${copyPictures('prints', ['location', 'candid_location', 'supplementary_image'])}
  ${copyPictures('clothing', pictures)}
  ${copyPictures('merch', pictures)}
  drop table print_sizes;
  drop table prints;
  drop table clothing;
  drop table merch;
`

async function planShipping(db: Kysely<unknown>): Promise<void> {
  const flatRates = await storedAt(db, 'shipping.rates')
  if (flatRates === undefined) return
  const { prints, clothing, merch }: Record<'prints' | 'clothing' | 'merch', number> =
    JSON.parse(flatRates)
  const flat = (first: number) => ({ first, more: 0 })
  const rates = { prints: flat(prints), clothing: flat(clothing), merch: flat(merch) }
  const everywhere = { name: 'Everywhere I ship to', countries: null, rates, freeFrom: null }
  const plan = JSON.stringify({ zones: [everywhere], printsApart: false, pickup: null })
  await sql`update settings set key = 'shipping.plan', value = ${plan}
    where key = 'shipping.rates'`.execute(db)
}

async function beginLedger(db: Kysely<unknown>): Promise<void> {
  const kinds: [string, string][] = [
    ['pieces', 'subtotal'],
    ['shipping', 'shipping'],
    ['discount', '-discount'],
    ['tax', 'tax'],
    ['other', 'total - subtotal - shipping + discount - tax'],
    ['refund', '-refunded'],
    ['dispute', 'case when disputed = 2 then refunded - total else 0 end'],
  ]
  const statements = kinds.map(
    ([kind, amount]) => `insert into ledger_entries (order_id, kind, amount, at)
      select id, '${kind}', ${amount}, paid_at from orders
      where paid_at is not null and (${amount}) <> 0 order by number`,
  )
  await run(db, statements)
}
