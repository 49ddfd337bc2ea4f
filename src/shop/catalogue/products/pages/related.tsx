import type { ProductCard } from '#shop/catalogue/products/product.ts'
import { shopCopy } from '#web/ui/copy.ts'
import layout from '#web/ui/kit/layout.module.css'
import { Cards } from '#web/ui/product/cards.tsx'
import styles from './product-page.module.css'

export function Related({ cards }: { cards: ProductCard[] }) {
  if (cards.length === 0) return null
  return (
    <section
      className={`${layout.stack6} ${layout.page} ${styles.related}`}
      aria-labelledby="related"
    >
      <h2 id="related">{shopCopy.alsoLike}</h2>
      <Cards
        cards={cards}
        sizes="(min-width: 700px) 22vw, 46vw"
        heading="h3"
        className={`${layout.wall} ${layout.uneven}`}
      />
    </section>
  )
}
