import { collectionJsonLd } from '#shop/catalogue/galleries/pages/gallery-page.ts'
import { pageMeta, trailJsonLd } from '#web/ui/page-meta.ts'
import type { Route } from './+types/series'
import { collectionsPageCopy } from './copy.ts'
import { loadSeries } from './load-series.server.ts'
import { WorksPage } from './works-page.tsx'

export function loader(args: Route.LoaderArgs) {
  return loadSeries(args)
}

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
  const site = matches[1]?.loaderData
  if (!page || !site) return []
  const { title, path, words, cards } = page
  return pageMeta(site, {
    title,
    description: words[0] ?? collectionsPageCopy.aSeriesBy(title, site.artistName),
    path,
    picture: page.picture ?? cards[0]?.picture,
    jsonLd: [
      collectionJsonLd({ title, path, cards }, site),
      trailJsonLd([{ name: title, path }], site.publicUrl),
    ],
  })
}

export default function Series({ loaderData }: Route.ComponentProps) {
  return <WorksPage what={collectionsPageCopy.series} page={loaderData} />
}
