import type { MoneyMode } from '#platform/money/money.ts'
import { moneyLabel, moneyNote } from '#shop/orders/record/money-label.ts'
import styles from './product.module.css'

/** Beside a sum that isn't real; nothing beside real money. */
export function MoneyLabel({ money }: { money: MoneyMode }) {
  const label = moneyLabel(money)
  return label && <span className={styles.label}>{label}</span>
}

/** A label for anything not paid for with real money; nothing for real money. */
export function MoneyNote({ money }: { money: MoneyMode }) {
  const note = moneyNote(money)
  return note && <p className={styles.note}>{note}</p>
}
