import type { SizeCost } from '#shop/orders/fulfillment/products/product-list.schema.ts'
import { printerCopy, sum } from './copy.ts'
import styles from './printer.module.css'

export function PrinterCosts({ costs }: { costs: readonly SizeCost[] }) {
  const known = costs.filter(({ cost }) => cost !== null)
  if (known.length === 0) return null
  return (
    <p className={styles.costs}>
      {printerCopy.costsYou} {known.map(({ label, cost }) => `${label} ${sum(cost)}`).join(', ')}.{' '}
      {printerCopy.costNote}
    </p>
  )
}
