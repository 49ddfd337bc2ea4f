import { type Cents, formatMoney } from '#kernel/money.ts'
import styles from './price.module.css'

/** '$12.00', or 'From $12.00' where larger sizes cost more. */
export function Price({ cents, from = false }: { cents: Cents; from?: boolean }) {
  return (
    <span className={styles.price}>
      {from && <span className={styles.from}>From </span>}
      {formatMoney(cents)}
    </span>
  )
}
