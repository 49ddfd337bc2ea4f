import { Link } from 'react-router'
import type { ProductCard } from '#shop/catalogue/products/product.ts'
import type { Picture as Shown } from '#shop/media/pictures/picture.ts'
import { useComposition } from '#web/theme/use-theme.ts'
import { shopCopy } from '#web/ui/copy.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import pictureStyles from '#web/ui/kit/picture.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { largeType } from '#web/ui/large-type.ts'
import { NothingYet } from '#web/ui/product/nothing-yet.tsx'
import { Picture } from '#web/ui/product/picture.tsx'
import styles from './collections.module.css'
import { collectionsPageCopy } from './copy.ts'
import { Work } from './work.tsx'

interface WorksPageProps {
  what: string
  page: {
    title: string
    words: string[]
    picture: Shown | null
    cards: ProductCard[]
    empty: string
    others: { title: string; path: string }[]
  }
  more?: string | null
}

export function WorksPage({ what, page, more = null }: WorksPageProps) {
  const { title, words, picture, cards, others } = page
  const [first, ...rest] = words
  const isWide = picture !== null && picture.width >= 1.4 * picture.height
  return (
    <article className={`${layout.page} ${styles.series}`} {...useComposition('series')}>
      <header className={styles.head} data-part="head" data-picture={picture ? true : undefined}>
        {picture && (
          <div
            className={styles.frame}
            data-part="series-picture"
            data-whole={!isWide || undefined}
          >
            <Picture
              // A placeholder would show around a picture that is fitted whole.
              picture={isWide ? picture : { ...picture, placeholder: '' }}
              sizes="100vw"
              priority
              className={`${pictureStyles.cover} ${styles.picture}`}
            />
          </div>
        )}
        <div>
          <p className={`${prose.label} ${styles.what}`}>
            {what}
            <span aria-hidden="true"> · </span>
            {cards.length === 1
              ? collectionsPageCopy.onePiece
              : collectionsPageCopy.pieces(cards.length)}
          </p>
          <h1 className={styles.title} style={largeType(title)}>
            {title}
          </h1>
        </div>
        {first && (
          <div className={`${layout.stack4} ${layout.measure} ${prose.wraps}`}>
            <p className={prose.large}>{first}</p>
            {rest.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        )}
      </header>
      {cards.length === 0 && <NothingYet words={page.empty} />}
      <ol className={styles.works} data-part="works">
        {cards.map((card, at) => (
          <Work
            key={`${card.kind} ${card.id}`}
            card={card}
            number={at + 1}
            priority={at === 0 && picture === null}
          />
        ))}
      </ol>
      {more && (
        <p className={styles.others}>
          <Link to={more} className={control.link}>
            {shopCopy.showMore}
          </Link>
        </p>
      )}
      {others.length > 0 && (
        <nav className={styles.others} aria-labelledby="others">
          <h2 id="others" className={`${prose.title4} ${styles.also}`}>
            {collectionsPageCopy.otherSeries}
          </h2>
          <ul className={layout.words5}>
            {others.map((each) => (
              <li key={each.path}>
                <Link
                  to={each.path}
                  prefetch="intent"
                  className={`${control.target} ${prose.display}`}
                >
                  {each.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </article>
  )
}
