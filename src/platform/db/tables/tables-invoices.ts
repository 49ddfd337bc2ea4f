/** shop/invoices: invoices and credit notes as they were issued. Rows are only added. */
export interface InvoiceTable {
  /** Unguessable; it stands in addresses. */
  id: string
  /** 'invoice' or 'credit_note'; 'test-' before it where no real money was paid. */
  series: string
  /** Without gaps within its series. */
  number: number
  /** For example 'R-12'. */
  name: string
  order_id: string
  /** In the smallest unit; negative on a credit note. */
  amount: number
  /** JSON of an InvoiceDocument: all that it says but the buyer's name and address. */
  document: string
  issued_at: number
}

/** shop/invoices: the last number of each series. */
export interface InvoiceSeriesTable {
  series: string
  last: number
}

export interface InvoiceTables {
  invoices: InvoiceTable
  invoice_series: InvoiceSeriesTable
}
