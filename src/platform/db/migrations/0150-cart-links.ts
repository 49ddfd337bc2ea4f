/* Addresses of carts end with the payment of a cart that they were made of, or taken into. */
import type { Kysely } from 'kysely'
import { run, split } from './statements.ts'

export async function cartLinks(db: Kysely<unknown>): Promise<void> {
  await run(db, split(statements))
}

const statements = `
  alter table cart_links add column cart_id text;
  alter table cart_links add column bought_at bigint;
  create index cart_links_by_cart on cart_links (cart_id);
  alter table carts add column from_link text;
`
