import { Link } from 'react-router'
import { productPath } from '#platform/addresses/page-paths.ts'
import type { ProductCard } from '#shop/catalogue/products/product.ts'
import { shopCopy } from '#web/ui/copy.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { largeType } from '#web/ui/large-type.ts'
import { groundStyle } from '#web/ui/product/ground.ts'
import { Mark } from '#web/ui/product/mark.tsx'
import { Picture } from '#web/ui/product/picture.tsx'
import { Price } from '#web/ui/product/price.tsx'
import styles from './collections.module.css'

interface WorkProps {
  card: ProductCard
  number: number
  priority: boolean
}

export function Work({ card, number, priority }: WorkProps) {
  const { kind, id, name, descName, size, price, saleNote, from, picture, availability } = card
  const ratio = picture.width / picture.height
  const shape = ratio > 1.1 ? 'wide' : ratio < 0.9 ? 'tall' : 'even'
  return (
    <li className={styles.work} data-part="work" data-shape={shape} style={groundStyle(picture)}>
      <Link
        to={productPath(kind, id)}
        prefetch="intent"
        viewTransition
        data-pulls
        className={`${layout.stack4} ${styles.workLink}`}
      >
        <span className={styles.sheet} data-part="sheet" style={{ '--ratio': ratio }}>
          <Picture
            picture={picture}
            sizes="(min-width: 900px) 50vw, 94vw"
            priority={priority}
            unspoken
            className={styles.workPicture}
          />
        </span>
        <span className={styles.label} data-part="label">
          <span className={styles.number}>{number}</span>
          <span className={`${layout.stack} ${layout.start} ${prose.soft} ${styles.facts}`}>
            <strong className={styles.name} style={largeType(name)}>
              {name}
            </strong>
            {descName && <span>{[descName, size].filter(Boolean).join(', ')}</span>}
            {price !== null && <Price cents={price} from={from} />}
            {price === null && saleNote && <span>{shopCopy.saleNotes[saleNote]}</span>}
            <Mark availability={availability} />
          </span>
        </span>
      </Link>
    </li>
  )
}
