import { invoicePath } from '#platform/addresses/page-paths.ts'
import type { InvoiceRef } from '#shop/orders/invoices/invoice.ts'
import styles from './order-lines.module.css'

export function Invoices({ page, invoices }: { page: string; invoices: readonly InvoiceRef[] }) {
  if (invoices.length === 0) return null
  return (
    <ul className={styles.copies} aria-label="Papers">
      {invoices.map(({ id, kind, name }) => (
        <li key={id}>
          <a href={invoicePath(page, id)}>
            {kind === 'invoice' ? 'Your invoice' : 'Credit note'} {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
