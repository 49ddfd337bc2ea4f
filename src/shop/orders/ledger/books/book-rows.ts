import type { Cents, MoneyMode } from '#platform/money/money.ts'
import { addUp, mergeBy } from '#platform/spread.ts'
import { type EntryKind, type LedgerSums, sumOfEntries } from '#shop/orders/ledger/ledger.ts'
import type { TaxPart } from '#shop/store/tax/sale-tax.ts'

export const bookKinds = ['sale', 'refund', 'dispute', 'fee', 'cash', 'card'] as const
/** `cash` and `card` are offline sales, or their undoing. */
export type BookKind = (typeof bookKinds)[number]

/** A movement of money at one tax rate; sums in the smallest unit, money in is positive. */
export interface BookRow {
  kind: BookKind
  /** Epoch milliseconds. */
  at: number
  /** The order's number; an offline sale's number begins with E: 'E7'. */
  order: string
  /** Names the invoice or credit note; null: none was written. */
  invoice: string | null
  /** ISO 3166-1 alpha-2, 'US-NY' for a taxed state, '' where it isn't known. */
  country: string
  /** Hundredths of a percent; null: none is known. */
  rate: number | null
  net: Cents
  tax: Cents
  /** Net and tax that moved. 0 for a fee. */
  gross: Cents
  /** Negative: the provider took it. */
  fee: Cents
  currency: string
  money: MoneyMode
  payment: string | null
}

export interface BookEvent
  extends Pick<BookRow, 'at' | 'order' | 'currency' | 'money' | 'payment'> {
  sums: LedgerSums
  /** Negative where tax went back. */
  taxes: readonly (TaxPart & { country: string })[]
  country: string
  invoices: { sale: string | null; refund: string | null }
}

const saleKinds: readonly EntryKind[] = ['pieces', 'shipping', 'discount', 'tax', 'other']
const feeKinds: readonly EntryKind[] = ['fee', 'refund_fee', 'dispute_fee']

/** The ledger's kinds that these rows add up to. */
export const bookedKinds: readonly EntryKind[] = [...saleKinds, 'refund', 'dispute', ...feeKinds]

/**
 * A row for each tax rate. A sum outside the tax books, such as money paid beyond the order's
 * total, becomes a row without a rate, so that the rows add up to the ledger.
 */
export function toBookRows(event: BookEvent): BookRow[] {
  const { sums, taxes, invoices } = event
  const sale = sumOfEntries(sums, saleKinds)
  const refund = sumOfEntries(sums, ['refund'])
  const isBack = ({ gross, tax }: TaxPart) => gross < 0 || (gross === 0 && tax < 0)
  const dispute = sumOfEntries(sums, ['dispute'])
  // Tax may move between rates without a movement of money.
  const isMove = sale === 0
  const back = taxes.filter((part) => isMove || isBack(part))
  const isDispute = refund === 0 && dispute !== 0
  return [
    ...atRates(
      event,
      'sale',
      sale,
      taxes.filter((part) => !isMove && !isBack(part)),
      invoices.sale,
    ),
    ...atRates(event, 'refund', refund, isDispute ? [] : back, invoices.refund),
    ...atRates(event, 'dispute', dispute, isDispute ? back : [], null),
    ...feeRow(event, sumOfEntries(sums, feeKinds)),
  ]
}

function atRates(
  event: BookEvent,
  kind: BookKind,
  sum: Cents,
  taxes: BookEvent['taxes'],
  invoice: string | null,
): BookRow[] {
  const rest = sum - addUp(taxes.map(({ gross }) => gross))
  const parts = [
    ...taxes,
    ...(rest === 0 ? [] : [{ country: event.country, rate: null, gross: rest, tax: 0 }]),
  ]
  return parts.map(({ country, rate, gross, tax }) => ({
    ...moved(event),
    kind,
    invoice,
    country,
    rate,
    gross,
    tax,
    net: gross - tax,
    fee: 0,
  }))
}

function feeRow(event: BookEvent, fee: Cents): BookRow[] {
  if (fee === 0) return []
  const nothing = { rate: null, net: 0, tax: 0, gross: 0 }
  const { country } = event
  return [{ ...moved(event), ...nothing, kind: 'fee', invoice: null, country, fee }]
}

/** Without tax rates: an order's rows of one kind and moment as one, and none that moves no money. */
export function toMovements(rows: readonly BookRow[]): BookRow[] {
  const sums = ['net', 'tax', 'gross', 'fee'] as const
  return mergeBy(rows, ({ at, order, kind }) => `${at} ${order} ${kind}`, sums).filter(
    ({ gross, fee }) => gross + fee !== 0,
  )
}

const moved = ({ at, order, currency, money, payment }: BookEvent) => ({
  at,
  order,
  currency,
  money,
  payment,
})
