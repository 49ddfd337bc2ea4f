import type { Cents } from '#platform/money/money.ts'
import type { TaxPart } from '#shop/store/tax/sale-tax.ts'

export interface InvoiceSettings {
  /** Every paid order gets an invoice automatically. */
  on: boolean
  /** The seller's full legal name; '': the studio's. */
  sellerName: string
  /** Street, town, country; one per line. */
  sellerAddress: string
  /** 'VAT GB123456789'; '': none. */
  taxNumber: string
  /** Prefix of a number: 'R-'. */
  prefix: string
  /** The first number, for a seller with earlier invoices. */
  first: number
}

/** Amounts in the smallest unit. */
export interface InvoiceDocument {
  sellerName: string
  sellerLines: string[]
  currency: string
  orderNumber: number
  /** Time of payment; epoch milliseconds. */
  paidAt: number
  lines: { quantity: number; name: string; details: string; amount: Cents }[]
  sums: { words: string; amount: Cents | null; strong?: boolean }[]
  /** Tax by rate; below zero on a credit note. Absent on older papers. */
  taxes?: TaxPart[]
  /** The invoice that a credit note corrects. */
  about: string | null
}

export interface InvoiceRef {
  id: string
  kind: 'invoice' | 'credit_note'
  name: string
  amount: Cents
  currency: string
  issuedAt: number
}
