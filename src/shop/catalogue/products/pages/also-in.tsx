import { Link } from 'react-router'
import { productPath } from '#platform/addresses/page-paths.ts'
import type { ProductCard } from '#shop/catalogue/products/product.ts'
import layout from '#web/ui/kit/layout.module.css'
import picture from '#web/ui/kit/picture.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { Picture } from '#web/ui/product/picture.tsx'
import { productsPageCopy } from './copy.ts'
import styles from './product-page.module.css'

export function AlsoIn({ cards }: { cards: readonly ProductCard[] }) {
  if (cards.length === 0) return null
  return (
    <div className={layout.stack2}>
      <p className={prose.hint}>{productsPageCopy.alsoIn}</p>
      <ul className={`${layout.row2} ${styles.colours}`}>
        {cards.map((card) => (
          <li key={`${card.kind}-${card.id}`}>
            <Link to={productPath(card.kind, card.id)} prefetch="intent">
              <Picture picture={card.picture} decorative sizes="5rem" className={picture.thumb} />
              <span>{card.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
