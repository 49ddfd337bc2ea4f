import { derivativeAddress } from '#shop/media/pictures/picture.ts'
import type { OrderLineView } from '#shop/orders/record/order.ts'
import { Picture } from '#web/ui/product/picture.tsx'
import entry from './order-entry.module.css'

interface LinePictureProps {
  line: OrderLineView
  /** In place of its usual look, that of a small print. */
  className?: string
}

/** A bought piece's picture, also when the piece is no longer in the shop. */
export function LinePicture({ line, className = entry.thumb }: LinePictureProps) {
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
