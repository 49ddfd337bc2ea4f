import { makeZip } from 'client-zip'
import type { Database } from '#platform/db/database.ts'
import { readSetting } from '#platform/db/settings.ts'
import { type Clock, day } from '#platform/time/clock.ts'
import { dayIn } from '#platform/time/zone.ts'
import { periodRange, type ReportQuery } from '#shop/orders/ledger/report-query.ts'
import { sellerAt } from '#shop/orders/ledger/thresholds.ts'
import type { LiveStoreSettings } from '#shop/store/store-settings/store-settings.ts'
import { type BookFormat, quickBooksBank, wholeTable, xeroStatement } from './book-formats.ts'
import { bookRows } from './book-rows.server.ts'
import { type BookRow, toMovements } from './book-rows.ts'
import type { BookTable } from './book-tables.ts'
import { datevSetting } from './datev.schema.ts'
import { type DatevBatch, datevHead, datevRow } from './datev.ts'

interface BooksParts {
  db: Database
  clock: Clock
  storeSettings: Pick<LiveStoreSettings, 'read'>
}

export type BookFile =
  | { name: string; csv: AsyncGenerator<string> }
  | { name: string; zip: ReadableStream<Uint8Array> }

const formats = { table: wholeTable, xero: xeroStatement, quickbooks: quickBooksBank }

export function createBooks({ db, clock, storeSettings }: BooksParts) {
  async function batchOf(query: ReportQuery): Promise<DatevBatch> {
    const { zone } = query
    const { since, until } = periodRange(query)
    return {
      settings: await readSetting(db.read, datevSetting),
      seller: sellerAt(await storeSettings.read()),
      zone,
      now: clock.now(),
      // The last day begins some hours before the period ends.
      from: dayIn(since, zone),
      to: dayIn(until - day / 2, zone),
    }
  }

  async function formatOf(table: BookTable, query: ReportQuery): Promise<BookFormat> {
    if (table !== 'datev') return formats[table]
    const batch = await batchOf(query)
    return { head: datevHead(batch), row: (row) => datevRow(row, batch) }
  }

  return {
    /** For the bookkeeper's program; a zip when the rows don't fit one file. */
    async bookFile(table: BookTable, query: ReportQuery): Promise<BookFile> {
      const format = await formatOf(table, query)
      const { zone, period } = query
      const name = table === 'datev' ? `EXTF_Buchungsstapel_${period}` : `${table}-${period}`
      const rows = textRows(bookRows(db.longReads, query), (batch) =>
        (format.movements ? toMovements(batch) : batch).map((row) => format.row(row, zone)),
      )
      const { head, most } = format
      if (most === undefined) return { name: `${name}.csv`, csv: wholeFile(head, rows) }
      const files = inFiles(head, rows, most)
      const first = await files.next()
      const second = await files.next()
      if (second.done) return { name: `${name}.csv`, csv: wholeFile(first.value ?? head) }
      const all = numbered(name, [first.value ?? '', second.value], files)
      return { name: `${name}.zip`, zip: makeZip(all) }
    },
  }
}

async function* textRows(
  batches: AsyncIterable<BookRow[]>,
  textsOf: (rows: BookRow[]) => string[],
): AsyncGenerator<string[]> {
  for await (const rows of batches) yield textsOf(rows)
}

async function* wholeFile(head: string, rows?: AsyncIterable<string[]>): AsyncGenerator<string> {
  yield head
  for await (const texts of rows ?? []) yield texts.join('')
}

async function* inFiles(
  head: string,
  rows: AsyncIterable<string[]>,
  most: number,
): AsyncGenerator<string, undefined> {
  let waiting: string[] = []
  for await (const texts of rows) {
    waiting = [...waiting, ...texts]
    while (waiting.length > most) yield head + waiting.splice(0, most).join('')
  }
  yield head + waiting.join('')
}

async function* numbered(name: string, begun: readonly string[], more: AsyncIterable<string>) {
  let at = 0
  const file = (input: string) => {
    at += 1
    return { name: `${name}-${at}.csv`, input }
  }
  for (const text of begun) yield file(text)
  for await (const text of more) yield file(text)
}
