import type { MoneyMode } from '#platform/money/money.ts'
import { moneyLabel, moneyNote } from '#shop/orders/record/money-label.ts'
import styles from './product.module.css'

export function MoneyLabel({ money }: { money: MoneyMode }) {
  const label = moneyLabel(money)
  return label && <span className={styles.label}>{label}</span>
}

export function MoneyNote({ money }: { money: MoneyMode }) {
  const note = moneyNote(money)
  return note && <p className={styles.note}>{note}</p>
}
