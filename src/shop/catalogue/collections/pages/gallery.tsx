import { Link } from 'react-router'
import { productKinds } from '#platform/addresses/kinds.ts'
import { galleryPath } from '#platform/addresses/page-paths.ts'
import { compositions } from '#shop/store/theme/compositions/composition.ts'
import { useComposition } from '#web/theme/use-theme.ts'
import { Button } from '#web/ui/button.tsx'
import { shopCopy } from '#web/ui/copy.ts'
import { Doodle } from '#web/ui/doodles.tsx'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { largeType } from '#web/ui/large-type.ts'
import { Cards } from '#web/ui/product/cards.tsx'
import { NothingYet } from '#web/ui/product/nothing-yet.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { Route } from './+types/gallery'
import { collectionsPageCopy } from './copy.ts'
import { galleriesPageCopy } from './gallery.copy.ts'
import styles from './gallery.module.css'
import { type GalleryPage, galleryMeta } from './gallery-page.ts'
import { loadGallery } from './load-gallery.server.ts'
import { useMore } from './use-more.ts'
import { WorksPage } from './works-page.tsx'

const drifting = {
  prints: [2, 5, 0, 4],
  clothing: [8, 10, 1, 9],
  merch: [6, 4, 3, 7],
  own: [9, 2, 7, 5],
}

/** Stickers and pins: two in a row of a phone. */
const smallSizes =
  '(min-width: 1750px) 24vw, (min-width: 900px) 46vw, (min-width: 600px) 31vw, 46vw'

export function loader(args: Route.LoaderArgs) {
  const kind = productKinds.find((each) => galleryPath(each).endsWith(args.pattern))
  return loadGallery(kind ?? args.params.slug ?? '', args)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return galleryMeta(loaderData, matches[1]?.loaderData)
}

export default function GalleryRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.layout === 'looking') return <Looking page={loaderData} />
  return <Gallery key={`${loaderData.path} ${loaderData.before}`} page={loaderData} />
}

function Looking({ page }: { page: GalleryPage }) {
  const { title, path, intro, empty, cards, next } = page
  const words = intro.split(/\n\s*\n/).filter((each) => each.trim() !== '')
  return (
    <WorksPage
      what={collectionsPageCopy.gallery}
      page={{ title, words, empty, cards, picture: null, others: [] }}
      more={next === null ? null : `${path}?before=${next}`}
    />
  )
}

/** Specification §2. */
function Gallery({ page }: { page: GalleryPage }) {
  const { kind, title, path, intro, empty, before } = page
  const more = useMore(page)
  const cards = [...page.cards, ...more.cards]
  const composed = useComposition('gallery')
  const isSmall = kind === 'merch'
  return (
    <div
      className={`${layout.page} ${layout.inset} ${styles.gallery}`}
      data-small={isSmall || undefined}
      data-wide-title={title.length > 11 || undefined}
      {...composed}
    >
      <div className={styles.doodles} data-part="doodles" aria-hidden="true">
        {drifting[kind ?? 'own'].map((which) => (
          <Doodle key={which} which={which} className={styles.doodle} />
        ))}
      </div>
      <header className={`${layout.beside} ${styles.head}`} data-part="head">
        <h1 style={largeType(title)}>{title}</h1>
        {intro && <p className={`${prose.lead} ${prose.wraps} ${layout.short}`}>{intro}</p>}
      </header>
      {before !== null && (
        <p className={styles.newer}>
          <Link to={path}>{galleriesPageCopy.backNewest}</Link>
        </p>
      )}
      {cards.length === 0 && <NothingYet words={empty} />}
      <Cards
        cards={cards}
        sizes={isSmall ? smallSizes : compositions[composed['data-composition']].cards}
        priority
        className={styles.wall}
      />
      {more.address && (
        <p ref={more.end} className={styles.more}>
          {more.busy ? (
            <Spinner label={shopCopy.loadingMore} />
          ) : more.failed ? (
            <>
              {shopCopy.moreFailed}
              <Button variant="quiet" onClick={() => void more.loadMore()}>
                {shopCopy.showMore}
              </Button>
            </>
          ) : (
            <Link to={more.address} className={`${control.link} ${styles.moreLink}`}>
              {shopCopy.showMore}
            </Link>
          )}
        </p>
      )}
    </div>
  )
}
