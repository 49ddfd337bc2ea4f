import { derivativeAddress } from '#shop/media/pictures/picture.ts'
import type { OrderedLine } from '#shop/orders/record/order.ts'
import { Picture } from '#web/ui/product/picture.tsx'

interface LinePictureProps {
  line: Pick<OrderedLine, 'picture' | 'location'>
  sizes?: string
  priority?: boolean
  className?: string
}

export function LinePicture({ line, className = '', ...shown }: LinePictureProps) {
  const { picture, location } = line
  if (picture) {
    return <Picture picture={picture} sizes="5rem" {...shown} decorative className={className} />
  }
  return (
    <img
      src={derivativeAddress(location, 320, 'jpg')}
      alt=""
      loading="lazy"
      className={className}
    />
  )
}
