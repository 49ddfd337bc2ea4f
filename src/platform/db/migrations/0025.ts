/** For older orders the provider, and the prefix of Stripe's test sessions, tell the money mode. */
export const statements = `
  update settings set key = 'payments.webhook-seen' where key = 'payments.heard';
  alter table orders add column provider_account text not null default '';
  alter table orders add column money text not null default 'live';
  update orders set money = 'play' where provider = 'demo';
  update orders set money = 'test' where session_id like 'cs_test_%';
  alter table orders add column currency text not null default 'USD';
  create table service_connections (
    id text primary key,
    service text not null,
    account text not null,
    is_current bigint not null,
    config text not null,
    secrets text not null,
    revision bigint not null,
    created_at bigint not null,
    updated_at bigint not null,
    ended_at bigint,
    constraint service_connections_account unique (service, account)
  );
  create unique index service_connections_current on service_connections (service)
    where is_current = 1;
`
