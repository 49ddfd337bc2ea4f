import { ordersCopy } from '#shop/orders/back-office/admin/copy.ts'
import { DetailPart } from '#shop/orders/back-office/admin/detail/detail-part.tsx'
import type { OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import { presentWords } from '#shop/orders/record/present.copy.ts'
import prose from '#web/ui/kit/prose.module.css'

export function Present({ order }: { order: OwnerOrder }) {
  const words = presentWords(order)
  if (words.length === 0) return null
  return (
    <DetailPart id="present" title={ordersCopy.itsAPresent}>
      {words.map((line) => (
        <p key={line} className={prose.lines}>
          {line}
        </p>
      ))}
    </DetailPart>
  )
}
