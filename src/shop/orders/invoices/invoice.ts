import type { Cents } from '#platform/money/money.ts'
import type { TaxPart } from '#shop/store/tax/sale-tax.ts'

export interface InvoiceSettings {
  on: boolean
  /** The full legal name; '': the studio's. */
  sellerName: string
  /** Street, town, country; one per line. */
  sellerAddress: string
  /** 'VAT GB123456789'; '': none. */
  taxNumber: string
  prefix: string
  first: number
}

export interface InvoiceDocument {
  sellerName: string
  sellerLines: string[]
  currency: string
  orderNumber: number
  /** Epoch milliseconds. */
  paidAt: number
  lines: { quantity: number; name: string; details: string; amount: Cents }[]
  sums: { words: string; amount: Cents | null; strong?: boolean }[]
  /** Below zero on a credit note. Absent on older papers. */
  taxes?: TaxPart[]
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
