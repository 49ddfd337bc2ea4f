/* Contains only data that visitors see. */
import { type ProductKind, productKinds } from '#platform/addresses/kinds.ts'
import { productPath } from '#platform/addresses/page-paths.ts'
import type { Database } from '#platform/db/database.ts'
import { readSetting } from '#platform/db/settings.ts'
import type { Currency } from '#platform/money/currency.ts'
import { decimalText } from '#platform/money/money.ts'
import { xmlText } from '#platform/network/xml.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { Catalogue } from '#shop/catalogue/products/catalogue.server.ts'
import { isProviderPrinted, type Product } from '#shop/catalogue/products/product.ts'
import { describeProduct, fullName } from '#shop/catalogue/products/product-words.ts'
import { outsideAddress } from '#shop/media/pictures/picture.ts'
import { coloursByAddress } from '#shop/media/pictures/pictures.server.ts'
import { dispatchSource, handlingDays, type Source } from '#shop/store/dispatch/dispatch.ts'
import { materialWords, mergeLabelling } from '#shop/store/law/labelling.ts'
import type { Settings } from '#shop/store/settings/settings.server.ts'
import { firstDestinations } from '#shop/store/shipping/destinations.ts'
import { singleItemRate } from '#shop/store/shipping/shipping.ts'
import {
  type FeedName,
  type FeedShop,
  feedHead,
  feedLine,
  findUnsaid,
  type LeftOut,
} from './feed-formats.ts'
import { type FeedItem, makeFeedItems, shownPictures, sureColours } from './feed-items.ts'
import { trainingSetting } from './feeds.schema.ts'

export type Feeds = ReturnType<typeof createFeeds>

interface FeedParts {
  db: Database
  clock: Clock
  catalogue: Pick<Catalogue, 'list'>
  settings: Pick<
    Settings,
    'storeSettings' | 'studio' | 'zones' | 'dispatchTerms' | 'law' | 'printer'
  >
}

const newest = 50
const batch = 50

export function createFeeds({ db, clock, catalogue, settings }: FeedParts) {
  async function feedShop(): Promise<FeedShop> {
    const [storeSettings, { studioName }, zones, dispatch, law] = await Promise.all([
      settings.storeSettings.read(),
      settings.studio(),
      settings.zones(),
      settings.dispatchTerms(),
      settings.law.read(),
    ])
    const printedElsewhere = settings.printer() !== 'manual'
    const byPrinter = (item: FeedItem) => printedElsewhere && isProviderPrinted(item)
    const rate = (zone: (typeof zones)[number]) => (item: FeedItem) => {
      const goods = { ...item, quantity: 1, printed: isProviderPrinted(item) }
      const cost = singleItemRate(zone, goods, item.price, printedElsewhere)
      return decimalText(cost, storeSettings.currency)
    }
    const daysOf = (source: Source) => handlingDays(source, dispatch, clock.now())
    const handling = { stock: daysOf('stock'), made: daysOf('made'), printer: daysOf('printer') }
    return {
      studioName,
      publicUrl: storeSettings.publicUrl,
      country: storeSettings.country,
      currency: storeSettings.currency,
      destinations: firstDestinations(zones, storeSettings.country).flatMap(({ zone, countries }) =>
        countries.map((country) => ({ country, rate: rate(zone) })),
      ),
      countries: storeSettings.countries,
      handling: (item) => handling[dispatchSource(item.isMade, byPrinter(item))],
      material: ({ kind, labelling }) => materialWords(mergeLabelling(labelling, law.kinds[kind])),
      colour: ({ kind, labelling, colours }) =>
        mergeLabelling(labelling, law.kinds[kind]).colour ?? sureColours(colours).join('/'),
      wearer: ({ kind, labelling }) => mergeLabelling(labelling, law.kinds[kind]),
    }
  }

  async function* pieces(kinds: readonly ProductKind[]): AsyncGenerator<Product[]> {
    for (const kind of kinds) {
      for (let before: number | undefined; ; ) {
        const found = await catalogue.list(kind, { limit: batch, before })
        yield found.map(({ product }) => product)
        if (found.length < batch) break
        before = found.at(-1)?.product.id
      }
    }
  }

  async function itemsOf(products: readonly Product[], shop: FeedShop): Promise<FeedItem[]> {
    const garments = products.filter(({ kind }) => kind === 'clothing')
    const shown = await coloursByAddress(db.read, garments.flatMap(firstPicture))
    const coloursOf = (product: Product) =>
      firstPicture(product).flatMap((address) => shown.get(address) ?? [])
    return products.flatMap((product) => makeFeedItems(product, shop, coloursOf(product)))
  }

  return {
    async *table(name: FeedName): AsyncGenerator<string> {
      const shop = await feedShop()
      yield feedHead(name)
      for await (const products of pieces(productKinds)) {
        const items = await itemsOf(products, shop)
        yield items.map((item) => feedLine(name, item, shop)).join('')
      }
    },

    async leftOut(): Promise<LeftOut[]> {
      const shop = await feedShop()
      const found: LeftOut[] = []
      for await (const products of pieces(['clothing'])) {
        for (const item of await itemsOf(products, shop)) {
          const unsaid = findUnsaid(item, shop)
          if (unsaid.length > 0) found.push({ id: item.pieceId, title: item.groupTitle, unsaid })
        }
      }
      return found
    },

    async rss(): Promise<string> {
      const [{ studioName, tagLine }, { publicUrl, currency }] = await Promise.all([
        settings.studio(),
        settings.storeSettings.read(),
      ])
      const byKind = await Promise.all(
        productKinds.map((kind) => catalogue.list(kind, { limit: newest })),
      )
      const products = byKind
        .flat()
        .map(({ product }) => product)
        .sort((a, b) => shownSince(b) - shownSince(a) || b.id - a.id)
        .slice(0, newest)
      return rssDocument(
        { title: studioName, description: tagLine || studioName, publicUrl, currency },
        products,
      )
    },

    training: () => readSetting(db.read, trainingSetting),
  }
}

const firstPicture = (product: Product) =>
  shownPictures(product)
    .slice(0, 1)
    .map(({ address }) => address)

const shownSince = ({ createdAt, opensAt }: Product) => opensAt ?? createdAt

interface Channel {
  title: string
  description: string
  publicUrl: string
  currency: Currency
}

function rssDocument(
  { title, description, publicUrl, currency }: Channel,
  products: readonly Product[],
) {
  const tag = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`
  const items = products.map((product) => {
    const link = publicUrl + productPath(product.kind, product.id)
    const [picture] = shownPictures(product)
    const image = picture && new URL(outsideAddress(picture, 960), publicUrl).href
    const html = `${image ? `<p><img src="${xmlText(image)}" alt="${xmlText(picture.alt)}"/></p>` : ''}<p>${xmlText(describeProduct(product, currency))}</p>`
    return `<item>${tag('title', fullName(product))}${tag('link', link)}<guid isPermaLink="true">${xmlText(link)}</guid>${tag('pubDate', new Date(shownSince(product)).toUTCString())}${tag('description', html)}</item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${tag('title', title)}${tag('link', `${publicUrl}/`)}${tag('description', description)}<language>en</language><atom:link href="${xmlText(publicUrl)}/rss.xml" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`
}
