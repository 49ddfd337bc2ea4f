/* Rows are only added. */
import type { Reader, Writer } from '#platform/db/database.ts'
import type { Cents } from '#platform/money/money.ts'
import { type EntryKind, type LedgerSums, sumOfEntries } from './ledger.ts'

export async function bookTargets(
  trx: Writer,
  orderId: string,
  targets: LedgerSums,
  now: number,
): Promise<void> {
  await addEntries(trx, orderId, missingEntries(await readSums(trx, orderId), targets), now)
}

export function missingEntries(booked: LedgerSums, targets: LedgerSums): LedgerSums {
  return Object.fromEntries(
    Object.entries(targets).map(([kind, sum]) => [kind, sum - (booked[kind as EntryKind] ?? 0)]),
  )
}

export async function addEntries(
  trx: Writer,
  orderId: string,
  amounts: LedgerSums,
  at: number,
): Promise<void> {
  const rows = Object.entries(amounts)
    .filter(([, amount]) => amount !== 0)
    .map(([kind, amount]) => ({ order_id: orderId, kind, amount, at }))
  if (rows.length > 0) await trx.insertInto('ledger_entries').values(rows).execute()
}

export async function readSums(reader: Reader | Writer, orderId: string): Promise<LedgerSums> {
  const rows = await reader
    .selectFrom('ledger_entries')
    .select((eb) => ['kind', eb.fn.sum<number | string>('amount').as('sum')])
    .where('order_id', '=', orderId)
    .groupBy('kind')
    .execute()
  return Object.fromEntries(
    rows.map(({ kind, sum }) => [kind, Number(sum)] as const).filter(([, sum]) => sum !== 0),
  )
}

export async function readPaid(reader: Reader | Writer, orderId: string): Promise<Cents> {
  return sumOfEntries(await readSums(reader, orderId), paidKinds)
}

const paidKinds = ['pieces', 'shipping', 'discount', 'tax', 'other'] as const
