import layout from '#web/ui/kit/layout.module.css'
import thumb from '#web/ui/kit/picture.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { Picture } from '#web/ui/product/picture.tsx'
import styles from '../products.module.css'
import type { Item } from './item.ts'

export function ItemCard({ item }: { item: Item }) {
  const { descName, price, note, picture } = item
  const words = [descName, price, note].filter((each) => each !== null)
  return (
    <div className={`${layout.stack4} ${layout.middle} ${prose.soft} ${styles.card}`}>
      {picture && <Picture picture={picture} sizes="8rem" decorative className={thumb.thumb} />}
      <p>{words.join(' · ')}</p>
    </div>
  )
}
