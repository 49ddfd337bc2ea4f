import { useId } from 'react'
import type { CartLine } from '#shop/checkout/cart/cart.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
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
      <h2 id={id} className={prose.heading}>
        {title}
      </h2>
      <ul className={layout.sized} data-part="lines">
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
