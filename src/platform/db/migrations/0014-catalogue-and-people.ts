/** `key`: the type of a key that never gives a number twice. */
export const catalogueAndPeople = (key: string): string => `
  create table prints (
    id ${key},
    name text not null,
    description text,
    dimensions text not null,
    location text not null,
    candid_location text not null,
    supplementary_image text,
    created_at bigint not null,
    updated_at bigint not null,
    deleted_at bigint,
    hidden integer not null default 0,
    place bigint,
    form_id text
  );
  create table print_sizes (
    print_id bigint not null references prints (id),
    size text not null,
    price bigint not null check (price > 0),
    variant_id text not null unique,
    constraint print_sizes_key primary key (print_id, size)
  );
  create table clothing (
    id ${key},
    print_name text not null,
    desc_name text not null,
    price bigint not null check (price > 0),
    description text,
    size text,
    measurements text,
    primary_image text not null,
    secondary_image text not null,
    supplementary_image text,
    created_at bigint not null,
    updated_at bigint not null,
    deleted_at bigint,
    hidden integer not null default 0,
    place bigint,
    form_id text
  );
  create table merch (
    id ${key},
    print_name text not null,
    desc_name text not null,
    name text,
    price bigint not null check (price > 0),
    description text,
    primary_image text not null,
    secondary_image text,
    supplementary_image text,
    created_at bigint not null,
    updated_at bigint not null,
    deleted_at bigint,
    hidden integer not null default 0,
    place bigint,
    form_id text
  );
  create unique index prints_by_form on prints (form_id);
  create unique index clothing_by_form on clothing (form_id);
  create unique index merch_by_form on merch (form_id);
  create index prints_by_place on prints (coalesce(place, id)) where deleted_at is null;
  create index clothing_by_place on clothing (coalesce(place, id)) where deleted_at is null;
  create index merch_by_place on merch (coalesce(place, id)) where deleted_at is null;
  create table stock (
    kind text not null,
    product_id bigint not null,
    on_hand bigint not null,
    held bigint not null default 0,
    constraint stock_key primary key (kind, product_id),
    constraint stock_accounted_for check (held >= 0 and held <= on_hand)
  );
  create table heroes (
    id ${key},
    name text not null,
    location text not null,
    chosen_at bigint,
    created_at bigint not null
  );
  create table hot_items (
    id ${key},
    kind text not null,
    product_id bigint not null,
    chosen_at bigint not null
  );
  create table pictures (
    address text primary key,
    hash text not null,
    folder text not null,
    format text not null,
    width bigint not null,
    height bigint not null,
    bytes bigint not null,
    placeholder text not null,
    alt text not null,
    original_filename text not null,
    created_at bigint not null
  );
  create table settings (
    key text primary key,
    value text not null,
    updated_at bigint not null
  );
  create table content (
    id bigint primary key,
    version bigint not null
  );
  insert into content (id, version) values (1, 1);

  create table users (
    id text primary key,
    role text not null,
    name text not null,
    email text unique,
    password_hash text,
    created_at bigint not null,
    seen_at bigint not null
  );
  create table sessions (
    token_digest text primary key,
    user_id text not null references users (id) on delete cascade,
    created_at bigint not null,
    expires_at bigint not null
  );
  create index sessions_by_user on sessions (user_id);
  create table invitations (
    id text primary key,
    token_digest text not null unique,
    note text not null,
    created_at bigint not null,
    expires_at bigint not null,
    used_at bigint,
    used_by text references users (id) on delete set null,
    withdrawn_at bigint
  );
  create table messages (
    id text primary key,
    name text not null,
    email text not null,
    subject text not null,
    body text not null,
    created_at bigint not null,
    read_at bigint
  );
  create index messages_by_time on messages (created_at, id);
  create index messages_unread on messages (read_at);
  create table social_account (
    id bigint primary key,
    token text,
    first_token_digest text,
    renewed_at bigint,
    expires_at bigint,
    renew_at bigint,
    tried_at bigint,
    fetched_at bigint,
    trouble text,
    trouble_at bigint
  );
  create table social_posts (
    id text primary key,
    position bigint not null,
    media_type text not null,
    permalink text not null,
    caption text,
    picture text not null
  );
  create table wishes (
    id ${key},
    kind text not null,
    product_id bigint not null,
    email text not null,
    token text not null unique,
    state text not null,
    asked_at bigint not null,
    constraint wishes_once unique (kind, product_id, email)
  );
  create index wishes_by_state on wishes (state, kind, product_id);
`
