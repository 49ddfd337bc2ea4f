import type { Availability } from '#shop/catalogue/stock/availability.ts'
import styles from './product.module.css'

const words = {
  sold_out: 'Sold',
  last_one: 'Last one',
  held: 'Someone is buying this',
} as const

/** A badge on a piece that isn't simply there to buy; nothing on any other. */
export function Mark({ availability }: { availability: Pick<Availability, 'state'> }) {
  const { state } = availability
  if (state === 'available') return null
  return <span className={`${styles.mark} ${styles[state]}`}>{words[state]}</span>
}
