import { ordersCopy } from '#shop/orders/back-office/admin/copy.ts'
import type { OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import { presentWords } from '#shop/orders/record/present.copy.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'

export function Present({ order }: { order: OwnerOrder }) {
  const words = presentWords(order)
  if (words.length === 0) return null
  return (
    <section
      className={`${layout.stack3} ${layout.start} ${layout.shrinks}`}
      aria-labelledby="present"
    >
      <h2 id="present" className={prose.title3}>
        {ordersCopy.itsAPresent}
      </h2>
      {words.map((line) => (
        <p key={line} className={prose.lines}>
          {line}
        </p>
      ))}
    </section>
  )
}
