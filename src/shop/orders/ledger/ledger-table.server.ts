import type { Reader } from '#platform/db/database.ts'
import { streamBatches } from '#platform/db/long-reads/batches.ts'
import { toDecimal } from '#platform/money/money.ts'
import { byteOrderMark, csvRecord } from '#platform/network/csv.ts'
import { minuteIn } from '#platform/time/zone.ts'
import { moneyLabel } from '#shop/orders/record/money-label.ts'
import { ledgerCopy } from './copy.ts'
import { type EntryKind, entryWords } from './ledger.ts'
import { offlineRows } from './offline-sales.server.ts'
import { periodRange, type ReportQuery } from './report-query.ts'

export async function* ledgerTable(reader: Reader, query: ReportQuery): AsyncGenerator<string> {
  const { since, until } = periodRange(query)
  yield byteOrderMark + csvRecord(ledgerCopy.columns)
  const entries = reader
    .selectFrom('ledger_entries')
    .innerJoin('orders', 'orders.id', 'ledger_entries.order_id')
    .select(['ledger_entries.id', 'kind', 'amount', 'at', 'number'])
    .select(['currency', 'money', 'payment_ref', 'discount_code'])
    .where('ledger_entries.at', '>=', since)
    .where('ledger_entries.at', '<', until)
    .where('orders.money', '=', query.money)
  for await (const rows of streamBatches(entries, 'ledger_entries.at', 'ledger_entries.id')) {
    yield rows
      .map(({ id, kind, amount, at, number, currency, money, payment_ref, discount_code }) =>
        csvRecord([
          id,
          minuteIn(at, query.zone),
          number,
          entryWords[kind as EntryKind],
          toDecimal(amount, currency),
          currency,
          moneyLabel(money) ?? 'real',
          payment_ref,
          kind === 'discount' ? discount_code : null,
        ]),
      )
      .join('')
  }
  yield* offlineRows(reader, { since, until, zone: query.zone })
}
