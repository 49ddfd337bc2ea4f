import { useId } from 'react'
import type { CartLine } from '#shop/checkout/cart/cart.ts'
import styles from './cart-group.module.css'
import { CartLineRow, type LineHandlers } from './cart-line.tsx'

interface CartGroupProps extends LineHandlers {
  title: string
  lines: readonly CartLine[]
  leaving: ReadonlySet<number>
  called(line: CartLine): string
  detail(line: CartLine): string
}

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
