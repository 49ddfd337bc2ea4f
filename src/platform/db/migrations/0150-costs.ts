import type { Kysely } from 'kysely'
import { run, split } from './statements.ts'

export async function addCosts(db: Kysely<unknown>): Promise<void> {
  await run(db, split(tables))
}

const tables = `
  create table making_costs (
    kind text not null,
    gallery_id bigint not null,
    piece_id bigint not null,
    size text not null,
    cost bigint not null,
    primary key (kind, gallery_id, piece_id, size)
  );
  alter table order_lines add column cost bigint;
  alter table orders add column postage_cost bigint;
  alter table outside_sales add column cost bigint;
`
