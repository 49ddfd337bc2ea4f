import { type Kysely, sql } from 'kysely'

/** The predicate on `money` is written as the queries write it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'drop index ledger_entries_at',
    'create index ledger_entries_at on ledger_entries (at, id)',
    'drop index orders_by_payment',
    'create index orders_by_payment on orders (paid_at, number)',
    "create index orders_tests on orders (number) where money <> 'live'",
    'create index orders_by_email on orders (lower(buyer_email))',
    'create index fulfillments_foreign on fulfillments (order_id) where foreign_cost is not null',
  ]) {
    await sql.raw(statement).execute(db)
  }
}
