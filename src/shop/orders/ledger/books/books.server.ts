import type { Database } from '#platform/db/database.ts'
import { readSetting, writeSetting } from '#platform/db/settings.ts'
import { type Clock, day } from '#platform/time/clock.ts'
import { dayIn } from '#platform/time/zone.ts'
import { periodRange, type ReportQuery } from '#shop/orders/ledger/report-query.ts'
import type { LiveStoreSettings } from '#shop/store/store-settings/store-settings.ts'
import { quickBooksBank, wholeTable, xeroStatement } from './book-formats.ts'
import { bookRows } from './book-rows.server.ts'
import type { BookTable } from './book-tables.ts'
import { type DatevSettings, datevSetting } from './datev.schema.ts'
import { type DatevBatch, datevHead, datevRow } from './datev.ts'

interface BooksParts {
  db: Database
  clock: Clock
  storeSettings: Pick<LiveStoreSettings, 'read'>
}

const formats = { table: wholeTable, xero: xeroStatement, quickbooks: quickBooksBank }

export function createBooks({ db, clock, storeSettings }: BooksParts) {
  const datev = (): Promise<DatevSettings> => readSetting(db.read, datevSetting)

  async function batchOf(query: ReportQuery): Promise<DatevBatch> {
    const { zone } = query
    const { since, until } = periodRange(query)
    const { country: home, tax } = await storeSettings.read()
    return {
      ...{ settings: await datev(), home, isSmall: tax.note !== null, zone, now: clock.now() },
      // The last day begins some hours before the period ends.
      ...{ from: dayIn(since, zone), to: dayIn(until - day / 2, zone) },
    }
  }

  return {
    /** One table for the bookkeeper, in the format of her program. */
    async *bookTable(table: BookTable, query: ReportQuery): AsyncGenerator<string> {
      if (table === 'datev') {
        const batch = await batchOf(query)
        yield datevHead(batch)
        for await (const rows of bookRows(db.longReads, query)) {
          yield rows.map((row) => datevRow(row, batch)).join('')
        }
        return
      }
      const { head, row } = formats[table]
      yield head
      for await (const rows of bookRows(db.longReads, query)) {
        yield rows.map((each) => row(each, query.zone)).join('')
      }
    },

    datev,

    saveDatev: (settings: DatevSettings): Promise<DatevSettings> =>
      db.transact(async (trx) => {
        await writeSetting(trx, datevSetting, settings, clock.now())
        return settings
      }),
  }
}
