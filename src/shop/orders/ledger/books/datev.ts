import { toDecimal } from '#platform/money/money.ts'
import { dayIn } from '#platform/time/zone.ts'
import type { Seller } from '#shop/orders/ledger/thresholds.ts'
import { euCountries } from '#shop/store/tax/vat-areas.ts'
import type { BookRow } from './book-rows.ts'
import { booksTableCopy as copy } from './copy.ts'
import { datevColumns } from './datev.copy.ts'
import type { DatevSettings } from './datev.schema.ts'

/*
 * A posting batch in DATEV format: header version 700, category 21, format version 13, of
 * developer.datev.de/datev/platform/en/dtvf and its pages formate/header and formate/buchungsstapel, read in copies of
 * 2026. Semicolons, decimal commas, texts in quotes, CR LF, Windows-1252.
 */

export interface DatevBatch {
  settings: DatevSettings
  /** Its currency is that of every row: it stays the same from the first sale on. */
  seller: Seller
  zone: string
  /** Days, '2026-03-01', both included. */
  from: string
  to: string
  /** Epoch milliseconds. */
  now: number
}

export function datevHead({ settings, seller, from, to, now }: DatevBatch): string {
  const day = (text: string) => text.replaceAll('-', '')
  const made = new Date(now).toISOString().replace(/\D/g, '').slice(0, 17)
  const header = [
    '"EXTF"',
    '700',
    '21',
    '"Buchungsstapel"',
    '13',
    made,
    '',
    '"AT"',
    '""',
    '""',
    settings.consultant || '1001',
    settings.client || '1',
    `${from.slice(0, 4)}0101`,
    String(settings.accounts.clearing.length),
    day(from),
    day(to),
    quoted(copy.shop),
    '""',
    '1',
    '0',
    '0',
    quoted(seller.currency),
    '',
    '""',
    '',
    '',
    '""',
    '',
    '',
    '""',
    '""',
  ]
  return `${header.join(';')}\r\n${datevColumns.join(';')}\r\n`
}

/** '' for a row without an amount. */
export function datevRow(row: BookRow, batch: DatevBatch): string {
  const { accounts } = batch.settings
  const sum = row.gross + row.fee
  // Two decimals in any currency: yen get zeros, and fils are rounded.
  const amount = twoDecimals(Math.abs(toDecimal(sum, row.currency)))
  if (amount === '0,00') return ''
  const account = row.kind === 'cash' ? accounts.cash : accounts.clearing
  const [, month = '', day = ''] = dayIn(row.at, batch.zone).split('-')
  const other = contraAccount(row, batch)
  const cells = new Map<number, string>([
    [1, amount],
    [2, quoted(sum > 0 ? 'S' : 'H')],
    // Without a currency of its own a row has the header's, and needs no exchange rate.
    ...([3, 6, 9] as const).map((at) => [at, '""'] as const),
    [7, account],
    [8, other],
    [10, `${day}${month}`],
    [11, quoted((row.invoice ?? row.order).replace(/[^\w$&%*+/-]/g, '').slice(0, 36))],
    [14, quoted(copy.about(copy.kinds[row.kind], row.order, row.country).slice(0, 60))],
    ...(other === accounts.oss && row.rate !== null
      ? ([
          [40, quoted(row.country)],
          [41, twoDecimals(row.rate / 100)],
        ] as const)
      : []),
    [114, '0'],
  ])
  return `${datevColumns.map((_, at) => cells.get(at + 1) ?? '').join(';')}\r\n`
}

/** The account on the other side of a sum; the owner's accounts, at first SKR03. */
export function contraAccount(row: BookRow, batch: DatevBatch): string {
  const { accounts } = batch.settings
  const { country: home, registered, isSmall } = batch.seller
  if (row.kind === 'fee') return accounts.fees
  if (row.kind === 'dispute' && row.tax === 0) return accounts.losses
  // A small business may have sold with tax before it became small.
  if (isSmall && !row.rate && row.tax === 0) return accounts.small
  const { country, rate } = row
  const isUnion = country !== home && euCountries.includes(country)
  const isAway = country !== '' && country !== home && !isUnion
  if (isAway && !rate) return accounts.exports
  // Cyprus has home's rate as well.
  if (isUnion && registered.includes(country) && rate !== null) return accounts.oss
  if (rate === 1900) return accounts.standard
  if (rate === 700) return accounts.reduced
  if (isUnion && rate !== null) return accounts.oss
  return accounts.other
}

const twoDecimals = (decimal: number) => decimal.toFixed(2).replace('.', ',')

/** Leaves out letters that Windows-1252 lacks; no text begins a formula. */
function quoted(text: string): string {
  const plain = text.replace(/[^\x20-\x7e\xa0-\xff]/g, '?').replace(/^[=+\-@]+/, '')
  return `"${plain.replaceAll('"', '""')}"`
}
