import type { ProductKind } from '#kernel/kinds.ts'
import type { CartLine } from '#shop/cart/cart.ts'
import styles from './cart-group.module.css'
import { CartLineRow, type LineHandlers } from './cart-line.tsx'

const titles: Record<ProductKind, string> = {
  prints: 'Art Prints',
  clothing: 'Clothing',
  merch: 'Merch',
}

interface CartGroupProps extends LineHandlers {
  kind: ProductKind
  lines: readonly CartLine[]
  leaving: ReadonlySet<number>
  /** What a line is called among all of the cart. */
  called(line: CartLine): string
  /** What stands under a line's name. */
  detail(line: CartLine): string
}

/** The lines of one kind; nothing when there are none. */
export function CartGroup({ kind, lines, leaving, called, detail, ...handlers }: CartGroupProps) {
  if (lines.length === 0) return null
  return (
    <section aria-labelledby={`group-${kind}`}>
      <h2 id={`group-${kind}`} className={styles.title}>
        {titles[kind]}
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
