import { data } from 'react-router'
import { shopContext } from '#web/shop-context.ts'
import { pageMeta, trailJsonLd } from '#web/ui/page-meta.ts'
import type { Route } from './+types/series'
import { collectionsPageCopy } from './copy.ts'
import { collectionJsonLd } from './gallery-page.ts'
import { WorksPage } from './works-page.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const [series, shown, { said }] = await Promise.all([
    shop.storefront.collections.find('series', params.slug),
    shop.catalogue.listShown(),
    shop.settings.studio(),
  ])
  if (!series) throw data(null, { status: 404 })
  const { id, title, path, picture } = series
  return {
    title,
    path,
    picture,
    words: series.words.split(/\n\s*\n/).filter((each) => each.trim() !== ''),
    cards: await shop.catalogue.listSeries(id),
    empty: said['empty.own'],
    others: shown
      .filter((each) => each.type === 'series' && each.id !== id)
      .map((each) => ({ title: each.title, path: each.path })),
  }
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
