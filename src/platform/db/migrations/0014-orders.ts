/** `key`: the type of a key that never gives a number twice. */
export const orders = (key: string): string => `
  create table carts (
    id text primary key,
    user_id text not null unique references users (id) on delete cascade,
    created_at bigint not null,
    updated_at bigint not null
  );
  create table cart_lines (
    id ${key},
    cart_id text not null references carts (id) on delete cascade,
    kind text not null,
    product_id bigint not null,
    size text not null,
    quantity bigint not null check (quantity > 0),
    name text,
    print_name text,
    desc_name text,
    location text not null,
    created_at bigint not null,
    unit_price bigint,
    constraint cart_lines_once unique (cart_id, kind, product_id, size)
  );
  -- stock_taken: late money may have found its pieces gone, and then nothing goes back to the stock.
  create table orders (
    number ${key},
    id text not null unique,
    token text not null unique,
    user_id text not null,
    cart_id text not null,
    state text not null,
    provider text not null,
    session_id text unique,
    session_url text,
    attempt_key text not null unique,
    attempt_params text not null,
    expires_at bigint not null,
    lines_digest text not null,
    network text not null,
    subtotal bigint not null,
    shipping bigint not null,
    total bigint not null,
    refunded bigint not null default 0,
    buyer_name text,
    buyer_email text,
    ship_to text,
    payment_ref text,
    attention text,
    disputed bigint not null default 0,
    created_at bigint not null,
    updated_at bigint not null,
    paid_at bigint,
    stock_taken bigint not null default 1,
    discount bigint not null default 0,
    tax bigint not null default 0
  );
  -- One live attempt a cart: without it, two presses of the button could hold the same cart twice.
  create unique index orders_one_live_attempt on orders (cart_id) where state = 'pending';
  create index orders_open_holds on orders (network) where state = 'pending';
  create index orders_by_user on orders (user_id);
  create index orders_by_state on orders (state, number);
  create index orders_by_payment on orders (paid_at);
  -- Two, not one with "or": SQLite would not find that it may use it.
  create index orders_flagged on orders (id) where attention is not null;
  create index orders_disputed on orders (id) where disputed = 1;
  create index orders_refunded on orders (number) where refunded > 0;
  create table order_lines (
    id ${key},
    order_id text not null references orders (id),
    kind text not null,
    product_id bigint not null,
    size text not null,
    variant_id text,
    quantity bigint not null,
    unit_price bigint not null,
    name text,
    print_name text,
    desc_name text,
    location text not null
  );
  create index order_lines_by_order on order_lines (order_id);
  create table holds (
    order_id text not null references orders (id),
    kind text not null,
    product_id bigint not null,
    quantity bigint not null check (quantity > 0),
    constraint holds_key primary key (order_id, kind, product_id)
  );
  create index holds_by_product on holds (kind, product_id);
  create table order_parts (
    order_id text not null references orders (id),
    part text not null,
    state text not null,
    provider_ref text,
    reason text,
    updated_at bigint not null,
    provider text,
    constraint order_parts_key primary key (order_id, part)
  );
  create table parcels (
    id ${key},
    order_id text not null references orders (id),
    part text not null,
    carrier text,
    tracking_number text not null,
    tracking_url text,
    shipped_at bigint not null,
    constraint parcels_once unique (order_id, tracking_number)
  );
  create table order_notes (
    order_id text primary key references orders (id),
    note text not null,
    updated_at bigint not null
  );
  create table order_remarks (
    order_id text not null references orders (id),
    what text not null,
    detail text not null,
    at bigint not null,
    constraint order_remarks_key primary key (order_id, what, at, detail)
  );
  create table refunds (
    id text primary key,
    order_id text not null references orders (id),
    attempt text not null,
    amount bigint not null,
    lines text not null,
    put_back bigint not null,
    state text not null,
    reason text,
    asked_at bigint not null,
    done_at bigint,
    constraint refunds_once unique (order_id, attempt)
  );
  create table payment_news (
    payment_ref text not null,
    subject text not null,
    value bigint not null,
    at bigint not null,
    told bigint not null default 0,
    constraint payment_news_key primary key (payment_ref, subject)
  );
  create table outbox (
    id ${key},
    topic text not null,
    dedupe_key text unique,
    payload text not null,
    state text not null default 'waiting',
    due_at bigint not null,
    leased_until bigint not null default 0,
    attempts bigint not null default 0,
    last_error text,
    created_at bigint not null
  );
  create index outbox_due on outbox (due_at) where state = 'waiting';
  create index outbox_set_aside on outbox (id) where state = 'set_aside';
`

/** The rate limiter prescribes the columns. Unlogged: no write waits for a disk. */
export const postgresCounts = `
  create unlogged table counts (
    key text primary key,
    points integer not null default 0,
    expire bigint
  )`
