import type { Reader } from '#platform/db/database.ts'
import { streamBatches } from '#platform/db/long-reads/batches.ts'
import type { MoneyMode } from '#platform/money/money.ts'
import { ledgerCopy } from '#shop/orders/ledger/copy.ts'
import type { LedgerSums } from '#shop/orders/ledger/ledger.ts'
import { soldOffline } from '#shop/orders/ledger/offline-sales.server.ts'
import { periodRange, type ReportQuery } from '#shop/orders/ledger/report-query.ts'
import { type BookEvent, type BookRow, bookedKinds, toBookRows } from './book-rows.ts'

interface OrderFacts {
  order_id: string
  at: number
  number: number
  currency: string
  money: MoneyMode
  payment_ref: string | null
  tax_country: string | null
}

interface Entry extends OrderFacts {
  id: number
  kind: string
  amount: number
}

/** Oldest first, offline sales last; for `longReads`. */
export async function* bookRows(reader: Reader, query: ReportQuery): AsyncGenerator<BookRow[]> {
  const { since, until } = periodRange(query)
  let from = since
  let waiting: Entry[] = []
  for await (const batch of entryBatches(reader, query)) {
    const all = [...waiting, ...batch]
    // Entries of the last moment may continue in the next batch.
    const last = all.at(-1)?.at ?? from
    const done = all.filter(({ at }) => at < last)
    waiting = all.filter(({ at }) => at === last)
    if (last > from) yield await rowsBetween(reader, query, done, from, last)
    from = last
  }
  yield await rowsBetween(reader, query, waiting, from, until)
  yield* offlineRows(reader, { since, until })
}

function entryBatches(reader: Reader, query: ReportQuery): AsyncGenerator<readonly Entry[]> {
  const { since, until } = periodRange(query)
  const entries = reader
    .selectFrom('ledger_entries')
    .innerJoin('orders', 'orders.id', 'ledger_entries.order_id')
    .select(['ledger_entries.id', 'order_id', 'kind', 'amount', 'at', 'number'])
    .select(['currency', 'money', 'payment_ref', 'tax_country'])
    .where('ledger_entries.at', '>=', since)
    .where('ledger_entries.at', '<', until)
    .where('orders.money', '=', query.money)
  return streamBatches(entries, 'ledger_entries.at', 'ledger_entries.id')
}

/** `from` and `until` in epoch milliseconds, end excluded. */
async function rowsBetween(
  reader: Reader,
  query: ReportQuery,
  entries: readonly Entry[],
  from: number,
  until: number,
): Promise<BookRow[]> {
  const taxes = await reader
    .selectFrom('tax_entries')
    .innerJoin('orders', 'orders.id', 'tax_entries.order_id')
    .select(['order_id', 'at', 'country', 'rate', 'gross', 'tax_entries.tax', 'number'])
    .select(['currency', 'money', 'payment_ref', 'tax_country'])
    .where('at', '>=', from)
    .where('at', '<', until)
    .where('orders.money', '=', query.money)
    .orderBy('at')
    .orderBy('tax_entries.id')
    .execute()
  const keyOf = ({ at, order_id }: OrderFacts) => `${at} ${order_id}`
  const entriesBy = Map.groupBy(entries, keyOf)
  const taxesBy = Map.groupBy(taxes, keyOf)
  const facts = new Map<string, OrderFacts>(
    [...entries, ...taxes].map((each) => [keyOf(each), each]),
  )
  if (facts.size === 0) return []
  const invoices = await invoicesOf(reader, [...facts.values()])
  const events = [...facts].map(([key, each]): BookEvent => {
    // One moment may have the same kind twice.
    const sums: LedgerSums = {}
    for (const { kind, amount } of entriesBy.get(key) ?? []) {
      const own = bookedKinds.find((each) => each === kind)
      if (own) sums[own] = (sums[own] ?? 0) + amount
    }
    return {
      at: each.at,
      order: String(each.number),
      currency: each.currency,
      money: each.money,
      payment: each.payment_ref,
      country: each.tax_country ?? '',
      sums,
      taxes: taxesBy.get(key) ?? [],
      invoices: invoices(each),
    }
  })
  return events.sort((a, b) => a.at - b.at).flatMap(toBookRows)
}

/** A credit note is issued at the moment of its refund. */
async function invoicesOf(reader: Reader, events: readonly OrderFacts[]) {
  const ids = new Set(events.map(({ order_id }) => order_id))
  const rows = await reader
    .selectFrom('invoices')
    .select(['order_id', 'series', 'name', 'issued_at'])
    .where('order_id', 'in', [...ids])
    .execute()
  const byOrder = Map.groupBy(rows, (row) => row.order_id)
  return ({ order_id, at }: OrderFacts): BookEvent['invoices'] => {
    const own = byOrder.get(order_id) ?? []
    const nameOf = (row: (typeof rows)[number] | undefined) => row?.name ?? null
    return {
      sale: nameOf(own.find(({ series }) => series.endsWith('invoice'))),
      refund: nameOf(own.find((row) => row.series.endsWith('credit_note') && row.issued_at === at)),
    }
  }
}

async function* offlineRows(
  reader: Reader,
  { since, until }: { since: number; until: number },
): AsyncGenerator<BookRow[]> {
  const isIn = (at: number | null): at is number => at !== null && at >= since && at < until
  for await (const rows of streamBatches(soldOffline(reader, { since, until }), 'id')) {
    yield rows.flatMap(({ id, amount, tax, tax_rate, tax_country, currency, method, ...row }) => {
      const moved = (at: number, order: string, sign: 1 | -1): BookRow => ({
        kind: method === 'card' ? 'card' : 'cash',
        at,
        order,
        invoice: null,
        country: tax_country,
        rate: tax_rate,
        currency,
        money: 'live',
        payment: null,
        gross: sign * amount,
        tax: 0 + sign * tax,
        net: sign * (amount - tax),
        fee: 0,
      })
      return [
        ...(isIn(row.sold_at) ? [moved(row.sold_at, `E${id}`, 1)] : []),
        ...(isIn(row.undone_at) ? [moved(row.undone_at, ledgerCopy.eUndone(id), -1)] : []),
      ]
    })
  }
}
