import { derivativeAddress } from '#shop/media/pictures/picture.ts'
import type { OrderedLine } from '#shop/orders/record/order.ts'
import pictures from '#web/ui/kit/picture.module.css'
import { Picture } from '#web/ui/product/picture.tsx'
import entry from '../orders-list.module.css'

interface LinePictureProps {
  line: OrderedLine
  className?: string
}

export function LinePicture({
  line,
  className = `${pictures.thumb} ${entry.thumb}`,
}: LinePictureProps) {
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
