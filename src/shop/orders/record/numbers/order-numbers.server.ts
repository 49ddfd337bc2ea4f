/* The database gives an order its number with its row (`insertOrder`), each once. */
import { sql } from 'kysely'
import type { Reader, Writer } from '#platform/db/database.ts'
import { isPostgres } from '#platform/db/dialect.ts'
import { continueKeys } from '#platform/db/restore-rows.ts'
import { badInput } from '#platform/errors.ts'
import { recordCopy } from '#shop/orders/record/copy.ts'

/** Doesn't show a buyer that the order is the first. */
export const newShopBegins = 1001

export async function nextOrderNumber(reader: Reader | Writer): Promise<number> {
  const last = isPostgres(reader)
    ? sql<{ last: number | null }>`
        select pg_sequence_last_value(pg_get_serial_sequence('orders', 'number')::regclass) as last`
    : sql<{ last: number | null }>`select seq as last from sqlite_sequence where name = 'orders'`
  const { rows } = await last.execute(reader)
  return Number(rows[0]?.last ?? 0) + 1
}

/** ShopError 'bad_input' for a number that was already used. */
export async function continueOrderNumbers(trx: Writer, next: number): Promise<void> {
  // An order inserted meanwhile gets its number before or after, never the same number.
  if (isPostgres(trx)) await sql`lock table orders in share row exclusive mode`.execute(trx)
  const now = await nextOrderNumber(trx)
  if (next < now) throw badInput('nextOrder', recordCopy.numberGiven(now))
  if (next > now) await continueKeys(trx, { orders: next - 1 })
}

export async function beginOrderNumbers(trx: Writer): Promise<void> {
  if ((await nextOrderNumber(trx)) === 1) await continueOrderNumbers(trx, newShopBegins)
}
