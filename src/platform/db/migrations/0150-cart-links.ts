/* A cart link ends when the cart that it shows, or a cart that took it in, is paid. */
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
