/** Rows are only added. */
export interface InvoiceTable {
  id: string
  /** 'invoice' or 'credit_note'; 'test-' before it where no real money was paid. */
  series: string
  /** Without gaps within its series. */
  number: number
  name: string
  order_id: string
  /** Negative on a credit note. */
  amount: number
  document: string
  issued_at: number
}

export interface InvoiceSeriesTable {
  series: string
  last: number
}

export interface InvoiceTables {
  invoices: InvoiceTable
  invoice_series: InvoiceSeriesTable
}
