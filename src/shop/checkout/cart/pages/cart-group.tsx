import { useId } from 'react'
import type { CartLine } from '#shop/checkout/cart/cart.ts'
import styles from './cart-group.module.css'
import { CartLineRow, type LineHandlers } from './cart-line.tsx'

interface CartGroupProps extends LineHandlers {
  /** The gallery that they hang in. */
  title: string
  lines: readonly CartLine[]
  leaving: ReadonlySet<number>
  /** What a line is called among all of the cart. */
  called(line: CartLine): string
  /** What stands under a line's name. */
  detail(line: CartLine): string
}

/** The lines of one gallery. */
export function CartGroup({ title, lines, leaving, called, detail, ...handlers }: CartGroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <CartLineRow
            key={line.id}
            line={line}
            called={called(line)}
            detail={detail(line)}
            leaving={leaving.has(line.id)}
            {...handlers}
          />
        ))}
      </ul>
    </section>
  )
}
