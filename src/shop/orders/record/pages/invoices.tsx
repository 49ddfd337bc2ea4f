import { invoicePath } from '#platform/addresses/page-paths.ts'
import type { InvoiceRef } from '#shop/orders/invoices/invoice.ts'
import { recordPageCopy } from './copy.ts'
import styles from './order-lines.module.css'

export function Invoices({ page, invoices }: { page: string; invoices: readonly InvoiceRef[] }) {
  if (invoices.length === 0) return null
  return (
    <ul className={styles.copies} aria-label={recordPageCopy.papers}>
      {invoices.map(({ id, kind, name }) => (
        <li key={id}>
          <a href={invoicePath(page, id)}>
            {kind === 'invoice' ? recordPageCopy.yourInvoice : recordPageCopy.creditNote} {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
