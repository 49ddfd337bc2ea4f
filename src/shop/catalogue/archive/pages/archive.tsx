import { data, Link } from 'react-router'
import { commissionPath, pagePaths, productPath } from '#platform/addresses/page-paths.ts'
import type { SoldCard } from '#shop/catalogue/archive/archive.ts'
import { shopContext } from '#web/shop-context.ts'
import { shopCopy } from '#web/ui/copy.ts'
import { useSiteFact } from '#web/ui/hooks/use-site-fact.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { pageMeta } from '#web/ui/page-meta.ts'
import { NothingYet } from '#web/ui/product/nothing-yet.tsx'
import { Picture } from '#web/ui/product/picture.tsx'
import type { Route } from './+types/archive'
import styles from './archive.module.css'
import { archivePageCopy } from './copy.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const before = url.searchParams.get('before')
  const archive = await context.get(shopContext).storefront.archive.page(before)
  if (archive === null) throw data(null, { status: 404 })
  return archive
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[1]?.loaderData
  if (!loaderData || !site) return []
  const { before, cards } = loaderData
  return pageMeta(site, {
    title: archivePageCopy.foundAHome,
    description: archivePageCopy.description(site.studioName),
    path: pathOf(before),
    picture: cards[0]?.picture,
  })
}

const pathOf = (before: string | null) =>
  before ? `${pagePaths.archive}?before=${before}` : pagePaths.archive

const sizes = '(min-width: 1200px) 22vw, (min-width: 700px) 31vw, 46vw'

export default function Archive({ loaderData }: Route.ComponentProps) {
  const { cards, earlier, later } = loaderData
  const commissions = useSiteFact('takesCommissions')
  const years = [...Map.groupBy(cards, ({ year }) => year)]
  return (
    <div className={`${layout.stack7} ${layout.page} ${layout.inset}`}>
      <header className={layout.beside}>
        <h1 className={prose.title1}>{archivePageCopy.foundAHome}</h1>
        {cards.length > 0 && (
          <p className={`${prose.lead} ${layout.short}`}>
            {archivePageCopy.intro} {commissions && archivePageCopy.askForOne}
          </p>
        )}
      </header>
      {cards.length === 0 && <NothingYet words={archivePageCopy.nothingYet} />}
      <div className={styles.years}>
        {years.map(([year, sold]) => (
          <section
            key={year}
            aria-labelledby={`year-${year}`}
            className={`${layout.stack5} ${layout.top}`}
            data-count={Math.min(sold.length, 4)}
          >
            <h2 id={`year-${year}`} className={prose.title2}>
              {year}
            </h2>
            <ul className={styles.sold}>
              {sold.map((card) => (
                <li key={`${card.kind}-${card.id}`}>
                  <Sold card={card} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {(later !== null || earlier !== null) && (
        <nav aria-label={archivePageCopy.pagesArchive} className={`${layout.row5} ${styles.pages}`}>
          {later !== null && (
            <Link to={pathOf(later)} className={control.link}>
              {archivePageCopy.later}
            </Link>
          )}
          {earlier !== null && (
            <Link to={pathOf(earlier)} className={control.link}>
              {archivePageCopy.earlier}
            </Link>
          )}
        </nav>
      )}
    </div>
  )
}

function Sold({ card }: { card: SoldCard }) {
  const { kind, id, name, descName, picture, counted } = card
  const commissions = useSiteFact('takesCommissions')
  return (
    <article className={`${layout.stack} ${layout.top}`}>
      <Link
        to={productPath(kind, id)}
        viewTransition
        data-pulls
        className={`${layout.stack3} ${styles.piece}`}
      >
        <Picture picture={picture} sizes={sizes} className={styles.picture} />
        <h3 className={styles.name}>{name}</h3>
      </Link>
      {descName && <p className={prose.hint}>{descName}</p>}
      {counted ? (
        <p className={prose.hint}>{shopCopy.outOfStock}</p>
      ) : (
        commissions && (
          <Link to={commissionPath(kind, id)} className={`${control.target} ${prose.small}`}>
            {archivePageCopy.commission}
            <span className="visually-hidden">: {name}</span>
          </Link>
        )
      )}
    </article>
  )
}
