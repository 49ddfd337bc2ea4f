/** `key`: the type of a key that never gives a number twice. */
export const orders = (key: string): string => `
  alter table order_lines add column making text not null default 'to_order';
  update order_lines set making = 'one_of_a_kind' where kind = 'clothing';
  update order_lines set making = 'counted' where kind = 'merch';
  alter table order_lines add column edition_id bigint;
  alter table order_lines add column discount bigint not null default 0;
  alter table order_lines add column personalised integer not null default 0;
  create index order_lines_by_piece on order_lines (kind, product_id);

  create table invoices (
    id text primary key,
    series text not null,
    number bigint not null,
    name text not null,
    order_id text not null references orders (id),
    amount bigint not null,
    document text not null,
    issued_at bigint not null,
    constraint invoices_numbers unique (series, number)
  );
  create index invoices_by_order on invoices (order_id);
  create table invoice_series (
    series text primary key,
    last bigint not null
  );
  create table outside_sales (
    id ${key},
    kind text not null,
    product_id integer not null,
    size text not null,
    name text not null,
    quantity integer not null,
    amount bigint not null,
    currency text not null,
    method text not null,
    note text not null,
    sold_at bigint not null,
    booked_at bigint not null,
    undone_at bigint,
    attempt text not null unique,
    making text not null default 'to_order',
    proof bigint not null default 0
  );
  create index outside_sales_by_piece on outside_sales (kind, product_id);
  create table discount_codes (
    id text primary key,
    code text not null unique,
    percent integer,
    amount bigint,
    free_shipping integer not null,
    starts_at bigint,
    ends_at bigint,
    most bigint,
    once_per_buyer integer not null,
    scope text,
    least bigint not null,
    ended_at bigint,
    created_at bigint not null
  );
  create table cart_links (
    token text primary key,
    lines text not null,
    email text,
    mailed_at bigint,
    created_at bigint not null,
    present text
  );
  create index cart_links_by_email on cart_links (email);
  alter table carts add column discount_code text;
  alter table carts add column buyer_email text;
  alter table carts add column gift_note text;
  alter table carts add column wanted_by text;
  alter table orders add column discount_code text;
  alter table orders add column gift_note text;
  alter table orders add column wanted_by text;
  alter table orders add column dispatch_terms text;
  alter table orders add column lost_amount integer;
  create index orders_by_discount_code on orders (discount_code) where discount_code is not null;
  alter table payment_events add column amount integer;
  create table withdrawals (
    token text primary key,
    name text not null,
    order_number text not null,
    pieces text not null,
    email text not null,
    order_id text references orders (id),
    begun_at bigint not null,
    stated_at bigint
  );
  create index withdrawals_email on withdrawals (email, stated_at);

  alter table fulfillments add column leaves_from text;
  alter table fulfillments add column leaves_by text;
  alter table fulfillments add column arrives_from text;
  alter table fulfillments add column arrives_by text;
  alter table fulfillments add column due_at bigint;
  alter table fulfillments add column foreign_cost text;
  create table delays (
    id ${key},
    order_id text not null references orders (id),
    kind text not null,
    leaves_by text,
    needs_consent integer not null,
    told_at bigint not null,
    answer_by bigint not null,
    answer text,
    answered_at bigint
  );
  create index delays_by_order on delays (order_id);

  alter table stock add column sold_at bigint;
  update stock set sold_at = (
    select max(orders.paid_at)
    from order_lines join orders on orders.id = order_lines.order_id
    where orders.paid_at is not null
      and order_lines.kind = stock.kind and order_lines.product_id = stock.product_id
  );
  create index stock_sold_out on stock (sold_at desc, kind, product_id desc)
    where on_hand = 0 and sold_at is not null;
`
