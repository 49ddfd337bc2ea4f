import type { OrderedLine } from '#shop/orders/record/order.ts'
import { LinePicture } from '#shop/orders/record/pages/line-picture.tsx'
import pictures from '#web/ui/kit/picture.module.css'
import entry from '../orders-list.module.css'

export function LineThumb({ line }: { line: OrderedLine }) {
  return <LinePicture line={line} className={`${pictures.thumb} ${entry.thumb}`} />
}
