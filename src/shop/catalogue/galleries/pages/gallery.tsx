import { Link } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { shopCopy } from '#web/ui/copy.ts'
import { Doodle } from '#web/ui/doodles.tsx'
import control from '#web/ui/kit/control.module.css'
import { PieceCard } from '#web/ui/product/piece-card.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { galleriesPageCopy } from './copy.ts'
import styles from './gallery.module.css'
import type { GalleryPage } from './gallery-page.ts'
import { useMore } from './use-more.ts'

const sizes = '(min-width: 1750px) 24vw, (min-width: 900px) 46vw, (min-width: 480px) 28rem, 94vw'

const drifting = {
  prints: [2, 5, 0, 4],
  clothing: [8, 10, 1, 9],
  merch: [6, 4, 3, 7],
  own: [9, 2, 7, 5],
}

/** Specification §2. */
export function Gallery({ page }: { page: GalleryPage }) {
  const { kind, title, path, intro, empty, before } = page
  const more = useMore(page)
  const cards = [...page.cards, ...more.cards]
  return (
    <div className={styles.gallery} data-wide-title={title.length > 11 || undefined}>
      <div className={styles.doodles} aria-hidden="true">
        {drifting[kind ?? 'own'].map((which) => (
          <Doodle key={which} which={which} className={styles.doodle} />
        ))}
      </div>
      <header className={styles.head}>
        <h1>{title}</h1>
        {intro && <p className={styles.intro}>{intro}</p>}
      </header>
      {before !== null && (
        <p className={styles.newer}>
          <Link to={path}>{galleriesPageCopy.backNewest}</Link>
        </p>
      )}
      {cards.length === 0 && (
        <div className={styles.empty}>
          {empty && <p>{empty}</p>}
          <ButtonLink to={pagePaths.home}>{shopCopy.goFind}</ButtonLink>
        </div>
      )}
      <ul className={styles.wall}>
        {cards.map((card, index) => (
          <li key={`${card.kind} ${card.id}`} className={styles.place}>
            <PieceCard card={card} sizes={sizes} priority={index === 0} />
          </li>
        ))}
      </ul>
      {more.address && (
        <p ref={more.end} className={styles.more}>
          {more.busy ? (
            <Spinner label={shopCopy.loadingMore} />
          ) : more.failed ? (
            <>
              {shopCopy.moreFailed}
              <Button look="quiet" onClick={() => void more.loadMore()}>
                {shopCopy.showMore}
              </Button>
            </>
          ) : (
            <Link to={more.address} className={`${control.way} ${styles.moreLink}`}>
              {shopCopy.showMore}
            </Link>
          )}
        </p>
      )}
    </div>
  )
}
