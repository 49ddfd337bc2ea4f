import type { ProductCard } from '#shop/catalogue/products/product.ts'
import layout from '#web/ui/kit/layout.module.css'
import { Cards } from '#web/ui/product/cards.tsx'
import { homePageCopy } from './copy.ts'
import styles from './home.module.css'
import { StrayDoodle } from './stray-doodle.tsx'

interface ArrivalsProps {
  cards: ProductCard[]
  doodle: number | undefined
}

/** Specification §2. */
export function Arrivals({ cards, doodle }: ArrivalsProps) {
  if (cards.length === 0) return null
  return (
    <section
      className={`${layout.stack6} ${layout.page} ${styles.arrivals}`}
      data-part="arrivals"
      aria-labelledby="arrivals"
    >
      <div className={styles.head}>
        <h2 id="arrivals">{homePageCopy.exploreNewArrivals}</h2>
        <StrayDoodle which={doodle} place="arrivals" />
      </div>
      <Cards
        cards={cards}
        sizes="(min-width: 700px) 31vw, 46vw"
        heading="h3"
        className={`${layout.wall} ${layout.uneven}`}
      />
    </section>
  )
}
