import type { Cents } from '#platform/money/money.ts'
import type { TaxPart } from '#shop/store/tax/sale-tax.ts'

/** Who sells, as invoices say it, and whether there are any. */
export interface InvoiceSettings {
  /** Every paid order gets an invoice by itself. */
  on: boolean
  /** The seller's full name, as the law knows it; '': the studio's. */
  sellerName: string
  /** Street, town, country; a line each. */
  sellerAddress: string
  /** 'VAT GB123456789'; '': none. */
  taxNumber: string
  /** What stands before a number: 'R-'. */
  prefix: string
  /** The first number, for a seller who has written invoices before. */
  first: number
}

/** What an invoice says beside who bought; amounts in the smallest unit. */
export interface InvoiceDocument {
  sellerName: string
  sellerLines: string[]
  currency: string
  orderNumber: number
  /** When the order was paid; epoch milliseconds. */
  paidAt: number
  lines: { quantity: number; name: string; details: string; amount: Cents }[]
  sums: { words: string; amount: Cents | null; strong?: boolean }[]
  /** What of it is tax, by rate; below zero on a credit note. Absent on older papers. */
  taxes?: TaxPart[]
  /** The invoice that a credit note is about. */
  about: string | null
}

/** An invoice or a credit note as lists show it. */
export interface InvoiceRef {
  id: string
  kind: 'invoice' | 'credit_note'
  name: string
  amount: Cents
  currency: string
  issuedAt: number
}
