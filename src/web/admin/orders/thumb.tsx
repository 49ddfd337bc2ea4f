import { derivativeAddress } from '#shop/media/picture.ts'
import type { OrderLineView } from '#shop/orders/order.ts'
import { Picture } from '#web/ui/picture.tsx'

/** A bought piece's picture, also when the studio has taken it off its walls since. */
export function Thumb({ line, className }: { line: OrderLineView; className?: string }) {
  if (line.picture) {
    return <Picture picture={line.picture} sizes="5rem" decorative className={className} />
  }
  return (
    <img
      src={derivativeAddress(line.location, 320, 'jpg')}
      alt=""
      loading="lazy"
      className={className}
    />
  )
}
