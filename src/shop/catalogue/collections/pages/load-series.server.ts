/* The same for every visitor: never reads the session. */
import { data, type RouterContextProvider } from 'react-router'
import type { CollectionLink } from '#shop/catalogue/collections/collection.ts'
import type { ProductCard } from '#shop/catalogue/products/product.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'
import { shopContext } from '#web/shop-context.ts'

export interface SeriesPage {
  title: string
  path: string
  words: string[]
  picture: Picture | null
  cards: ProductCard[]
  empty: string
  others: Pick<CollectionLink, 'title' | 'path'>[]
}

interface SeriesRequest {
  context: Readonly<RouterContextProvider>
  params: { slug: string }
}

/** 404 for an unknown series. */
export async function loadSeries({ context, params }: SeriesRequest): Promise<SeriesPage> {
  const shop = context.get(shopContext)
  const [series, shown, { said }] = await Promise.all([
    shop.storefront.collections.find('series', params.slug),
    shop.catalogue.listShown(),
    shop.settings.studio(),
  ])
  if (!series) throw data(null, { status: 404 })
  const { id, title, path, picture } = series
  return {
    ...{ title, path, picture },
    words: series.words.split(/\n\s*\n/).filter((each) => each.trim() !== ''),
    cards: await shop.catalogue.listSeries(id),
    empty: said['empty.own'],
    others: shown.filter((each) => each.type === 'series' && each.id !== id).map(toLink),
  }
}

export async function loadSeriesList({ context }: Pick<SeriesRequest, 'context'>) {
  const shop = context.get(shopContext)
  const shown = (await shop.catalogue.listShown()).filter(({ type }) => type === 'series')
  return Promise.all(
    shown.map(async ({ id, picture, ...series }) => {
      const cards = await shop.catalogue.listSeries(id)
      const pieces = cards.length
      return { ...toLink(series), pieces, picture: picture ?? cards[0]?.picture ?? null }
    }),
  )
}

const toLink = ({ title, path }: CollectionLink) => ({ title, path })
