import type { z } from 'zod'
import type { Cents } from '#platform/money/money.ts'
import type { TaxPart } from '#shop/store/tax/sale-tax.ts'
import type { invoiceFields, invoiceSchema } from './invoice.schema.ts'

export type InvoiceSettings = z.output<typeof invoiceFields>

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

export type InvoiceRef = z.output<typeof invoiceSchema>
