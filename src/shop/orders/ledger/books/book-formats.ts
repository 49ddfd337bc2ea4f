import { toDecimal } from '#platform/money/money.ts'
import { byteOrderMark, csvRecord } from '#platform/network/csv.ts'
import { dayIn } from '#platform/time/zone.ts'
import { moneyLabel } from '#shop/orders/record/money-label.ts'
import type { BookRow } from './book-rows.ts'
import { booksTableCopy as copy } from './copy.ts'

/** The rows' format; `zone` is an IANA name. */
export interface BookFormat {
  head: string
  row(row: BookRow, zone: string): string
  /** Rows that the program takes from one file; absent: any number. */
  most?: number
  /** One row for each movement of money, as at a bank, in place of one for each tax rate. */
  movements?: true
}

export const wholeTable: BookFormat = {
  head: byteOrderMark + csvRecord(copy.columns),
  row: (row, zone) =>
    csvRecord([
      dayIn(row.at, zone),
      copy.kinds[row.kind],
      row.order,
      row.invoice,
      row.country,
      row.rate === null ? null : row.rate / 100,
      ...[row.net, row.tax, row.gross, row.fee].map((sum) => toDecimal(sum, row.currency)),
      row.currency,
      moneyLabel(row.money) ?? copy.real,
      row.payment,
    ]),
}

const amount = (row: BookRow) => toDecimal(row.gross + row.fee, row.currency)
const about = (row: BookRow) => copy.about(copy.kinds[row.kind], row.order, row.country)

/**
 * Columns in this order, dates as YYYY-MM-DD, money out is negative. Read in copies of
 * 2026 of central.xero.com ("Import a CSV bank statement") and reckonflow.com/blog/xero-csv-format-requirements.
 */
export const xeroStatement: BookFormat = {
  most: 1000,
  movements: true,
  head: csvRecord(['Date', 'Amount', 'Payee', 'Description', 'Reference']),
  row: (row, zone) =>
    csvRecord([
      dayIn(row.at, zone),
      amount(row),
      copy.shop,
      about(row),
      row.invoice ?? row.payment ?? row.order,
    ]),
}

/**
 * Three columns in this order, money out is negative:
 * quickbooks.intuit.com/learn-support, "Format CSV files in Excel to get bank transactions", read in a copy of 2026.
 * Dates as MM/DD/YYYY, which QuickBooks asks about at the upload.
 */
export const quickBooksBank: BookFormat = {
  most: 1000,
  movements: true,
  head: csvRecord(['Date', 'Description', 'Amount']),
  row: (row, zone) => {
    const [year, month, day] = dayIn(row.at, zone).split('-')
    return csvRecord([`${month}/${day}/${year}`, about(row), amount(row)])
  },
}
