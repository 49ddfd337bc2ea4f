import { Link } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { shopContext } from '#web/shop-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { shopCopy } from '#web/ui/copy.ts'
import { pageMeta, trailJsonLd } from '#web/ui/page-meta.ts'
import { Picture } from '#web/ui/product/picture.tsx'
import type { Route } from './+types/series-list'
import { loadSeriesList } from './load-series.server.ts'
import styles from './series-list.module.css'

export async function loader(args: Route.LoaderArgs) {
  const [series, { said }] = await Promise.all([
    loadSeriesList(args),
    args.context.get(shopContext).settings.studio(),
  ])
  return { series, empty: said['empty.own'] }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[1]?.loaderData
  if (!loaderData || !site) return []
  return pageMeta(
    {
      title: 'Series',
      description: `Pieces by ${site.artistName} that belong together.`,
      path: pagePaths.series,
      picture: loaderData.series[0]?.picture,
      jsonLd: trailJsonLd([{ name: 'Series', path: pagePaths.series }], site.publicUrl),
      noindex: loaderData.series.length === 0,
    },
    site,
  )
}

export default function SeriesList({ loaderData: { series, empty } }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <h1>Series</h1>
      {series.length === 0 && (
        <div className={styles.empty}>
          {empty && <p>{empty}</p>}
          <ButtonLink to={pagePaths.home}>{shopCopy.goFind}</ButtonLink>
        </div>
      )}
      <ul className={styles.list}>
        {series.map(({ title, path, pieces, picture }) => (
          <li key={path} className={styles.line}>
            <Link to={path} prefetch="intent" className={styles.link}>
              <span className={styles.frame}>
                {picture && (
                  <Picture
                    picture={picture}
                    decorative
                    sizes="(min-width: 700px) 22rem, 40vw"
                    className={styles.picture}
                  />
                )}
              </span>
              <span className={styles.words}>
                <span className={styles.title}>{title}</span>
                <span className={styles.count}>
                  {pieces === 1 ? 'one piece' : `${pieces} pieces`}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
