import type { ProductCard } from '#shop/catalogue/products/product.ts'
import { shopCopy } from '#web/ui/copy.ts'
import layout from '#web/ui/kit/layout.module.css'
import { PieceCard } from '#web/ui/product/piece-card.tsx'
import styles from './product-page.module.css'

export function Related({ cards }: { cards: ProductCard[] }) {
  if (cards.length === 0) return null
  return (
    <section
      className={`${layout.stack6} ${layout.page} ${styles.related}`}
      aria-labelledby="related"
    >
      <h2 id="related">{shopCopy.alsoLike}</h2>
      <ul className={styles.wall}>
        {cards.map((card) => (
          <li key={`${card.kind} ${card.id}`} className={styles.place}>
            <PieceCard card={card} sizes="(min-width: 900px) 22vw, 46vw" heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
