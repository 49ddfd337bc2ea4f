import type { Availability } from '#shop/catalogue/stock/availability.ts'
import { shopCopy } from '#web/ui/copy.ts'
import styles from './product.module.css'

export function Mark({ availability }: { availability: Pick<Availability, 'state'> }) {
  const { state } = availability
  if (state === 'available' || state === 'not_for_sale') return null
  return <span className={`${styles.mark} ${styles[state]}`}>{shopCopy.mark[state]}</span>
}
