import sheet from '#shop/orders/back-office/admin/detail/order-detail.module.css'
import styles from '#shop/orders/back-office/admin/shipping/shipping-address.module.css'
import type { OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import { presentWords } from '#shop/orders/record/present-words.ts'

export function Present({ order }: { order: OwnerOrder }) {
  const words = presentWords(order)
  if (words.length === 0) return null
  return (
    <section className={sheet.block} aria-labelledby="present">
      <h2 id="present" className={sheet.title}>
        It’s a present
      </h2>
      {words.map((line) => (
        <p key={line} className={styles.note}>
          {line}
        </p>
      ))}
    </section>
  )
}
