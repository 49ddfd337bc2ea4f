import type { CartLine } from '#shop/cart/cart.ts'
import { LocalTime } from '#web/ui/local-time.tsx'
import { shopCopy } from '#web/ui/shop-copy.ts'
import { useRevalidateHeld } from '#web/ui/use-revalidate-held.ts'
import styles from './cart-line.module.css'

/** Why a line can't be bought as it is (design §4); nothing when it can. */
export function LineStanding({ line }: { line: CartLine }) {
  const { state, name, left, heldUntil } = line
  useRevalidateHeld(state === 'held', heldUntil)
  if (state === 'ok') return null
  if (state === 'sold_out') return <p className={styles.gone}>{shopCopy.snatched(name)}</p>
  if (state === 'low_stock')
    return <p className={styles.gone}>{shopCopy.lowStock(name, left ?? 0)}</p>
  return (
    <p className={styles.held}>
      {left === 0 || left === null
        ? 'Somebody is buying this right now.'
        : `Somebody is buying some of these: ${left} can be had right now.`}{' '}
      {heldUntil !== null && (
        <>
          It may come back{' '}
          <LocalTime at={heldUntil} form="time" lead="at " before="within half an hour or so" />.
        </>
      )}{' '}
      It stays in your cart until then.
    </p>
  )
}
