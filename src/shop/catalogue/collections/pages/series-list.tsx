import { Link } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { shopContext } from '#web/shop-context.ts'
import { useComposition } from '#web/theme/use-theme.ts'
import layout from '#web/ui/kit/layout.module.css'
import pictureStyles from '#web/ui/kit/picture.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { largeType } from '#web/ui/large-type.ts'
import { pageMeta, trailJsonLd } from '#web/ui/page-meta.ts'
import { NothingYet } from '#web/ui/product/nothing-yet.tsx'
import { Picture } from '#web/ui/product/picture.tsx'
import type { Route } from './+types/series-list'
import styles from './collections.module.css'
import { collectionsPageCopy } from './copy.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, settings } = context.get(shopContext)
  const shown = (await catalogue.listShown()).filter(({ type }) => type === 'series')
  const series = shown.map(async ({ id, title, path, picture }) => {
    const cards = await catalogue.listSeries(id)
    return { title, path, pieces: cards.length, picture: picture ?? cards[0]?.picture ?? null }
  })
  return { series: await Promise.all(series), empty: (await settings.studio()).said['empty.own'] }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[1]?.loaderData
  if (!loaderData || !site) return []
  return pageMeta(site, {
    title: collectionsPageCopy.series,
    description: collectionsPageCopy.description(site.artistName),
    path: pagePaths.series,
    picture: loaderData.series[0]?.picture,
    jsonLd: trailJsonLd([{ name: 'Series', path: pagePaths.series }], site.publicUrl),
    noindex: loaderData.series.length === 0,
  })
}

export default function SeriesList({ loaderData: { series, empty } }: Route.ComponentProps) {
  return (
    <div
      className={`${layout.stack7} ${layout.page} ${styles.page}`}
      {...useComposition('series-list')}
    >
      <h1 style={largeType(collectionsPageCopy.series)}>{collectionsPageCopy.series}</h1>
      {series.length === 0 && <NothingYet words={empty} />}
      <ul className={styles.seriesListList}>
        {series.map(({ title, path, pieces, picture }) => (
          <li key={path} className={styles.line}>
            <Link to={path} prefetch="intent" className={styles.link}>
              <span className={styles.seriesListFrame}>
                {picture && (
                  <Picture
                    picture={picture}
                    decorative
                    sizes={
                      series.length < 4
                        ? '(min-width: 900px) 58vw, 100vw'
                        : '(min-width: 700px) 22rem, 40vw'
                    }
                    className={pictureStyles.cover}
                  />
                )}
              </span>
              <span className={layout.stack2}>
                <span className={styles.seriesListTitle}>{title}</span>
                <span className={prose.hint}>
                  {pieces === 1 ? collectionsPageCopy.onePiece : collectionsPageCopy.pieces(pieces)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
