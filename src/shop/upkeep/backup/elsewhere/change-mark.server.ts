import { sql } from 'kysely'
import type { Database, Reader } from '#platform/db/database.ts'

/** Another text after every sale, and after every write of the owner: the audit trail has those. */
export async function readChangeMark(db: Database): Promise<string> {
  const { read } = db
  const marks = [
    await db.contentVersion(),
    await newest(read, 'audit_trail', 'id'),
    await newest(read, 'orders', 'number'),
    await newest(read, 'order_events', 'at'),
    await newest(read, 'ledger_entries', 'id'),
    await newest(read, 'messages', 'created_at'),
    await newest(read, 'back_in_stock_subscriptions', 'state_since'),
    await newest(read, 'withdrawals', 'stated_at'),
  ]
  return marks.join(' ')
}

async function newest(read: Reader, table: string, column: string): Promise<number | null> {
  const { rows } = await sql<{ last: number | null }>`
    select max(${sql.ref(column)}) as last from ${sql.table(table)}`.execute(read)
  return rows[0]?.last ?? null
}
