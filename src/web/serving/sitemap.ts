import type { Shop } from '#compose'
import { productKinds } from '#kernel/kinds.ts'
import { dropPath, pagePaths, productPath } from '#kernel/page-paths.ts'
import { xmlText } from '#kernel/xml.ts'
import type { AddressRange } from '#shop/catalogue/piece-addresses.server.ts'
import { derivativeAddress } from '#shop/media/picture.ts'

/*
 * The addresses of all public pages, by the protocol of sitemaps.org with Google's pictures. A shop with
 * many has an index of files, each with the pieces of a range of ids: an edit changes one of them.
 */

/** Addresses in a file: the protocol allows 50,000, which would take five times the memory at once. */
const mostAddresses = 10_000

/** Files of a kind are numbered up to 999. */
const fileAt = /^\/sitemaps\/(?:pages|(?<kind>prints|clothing|merch)-(?<part>[1-9]\d{0,2}))\.xml$/

const pathOf = ({ kind, part }: AddressRange) => `/sitemaps/${kind}-${part}.xml`
const pathOfPages = '/sitemaps/pages.xml'

/** Whether a path is that of a file which an index may name. */
export function isSitemapFile(path: string): boolean {
  return fileAt.test(path)
}

/**
 * sitemap.xml: every public page; of more than `most` addresses, the index of the files that name them.
 * Before the first open day it is home alone, which says that the shop opens soon.
 */
export async function* sitemap(shop: Shop, most = mostAddresses): AsyncGenerator<string> {
  const { publicUrl } = shop.settings.place.current()
  const { isOpen } = await shop.storefront.opening.read()
  if (!isOpen) {
    yield* urlSet([[entry('url', publicUrl + pagePaths.home)]])
    return
  }
  const pages = await pagesOf(shop)
  const ranges = await shop.catalogue.addresses.ranges(most)
  if (ranges.reduce((sum, { count }) => sum + count, pages.length) <= most) {
    yield* urlSet(entriesOf(shop, pages, ranges, most))
    return
  }
  const files = ranges.map((range) => entry('sitemap', publicUrl + pathOf(range), range.changedAt))
  yield `${declaration}<sitemapindex ${namespace}>\n${entry('sitemap', publicUrl + pathOfPages)}${files.join('')}</sitemapindex>\n`
}

/** The file of an index at its path; nothing where it would name no page. */
export async function* sitemapFile(
  shop: Shop,
  path: string,
  most = mostAddresses,
): AsyncGenerator<string> {
  const { isOpen } = await shop.storefront.opening.read()
  if (!isOpen) return
  const { kind, part } = (fileAt.exec(path)?.groups ?? {}) as Partial<Record<string, string>>
  const named = productKinds.find((each) => each === kind)
  yield* named
    ? urlSet(entriesOf(shop, [], [{ kind: named, part: Number(part) }], most))
    : urlSet(entriesOf(shop, await pagesOf(shop), [], most))
}

async function* entriesOf(
  shop: Shop,
  pages: readonly string[],
  ranges: readonly AddressRange[],
  size: number,
): AsyncGenerator<string[]> {
  const { publicUrl } = shop.settings.place.current()
  if (pages.length > 0) yield pages.map((path) => entry('url', publicUrl + path))
  for (const range of ranges) {
    for await (const pieces of shop.catalogue.addresses.within(range, size)) {
      yield pieces.map(({ kind, id, changedAt, picture }) => {
        const image = picture && new URL(derivativeAddress(picture, 1280, 'jpg'), publicUrl).href
        return entry('url', publicUrl + productPath(kind, id), changedAt, image)
      })
    }
  }
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const imageNamespace = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

async function* urlSet(batches: Iterable<string[]> | AsyncIterable<string[]>) {
  let begun = false
  for await (const entries of batches) {
    yield `${begun ? '' : `${declaration}<urlset ${namespace} ${imageNamespace}>\n`}${entries.join('')}`
    begun = true
  }
  if (begun) yield '</urlset>\n'
}

function entry(
  element: 'url' | 'sitemap',
  address: string,
  changedAt?: number,
  image?: string | null,
): string {
  const changed =
    changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`
  const picture = image ? `<image:image><image:loc>${xmlText(image)}</image:loc></image:image>` : ''
  return `<${element}><loc>${xmlText(address)}</loc>${changed}${picture}</${element}>\n`
}

/** The pages that aren't a piece's. */
async function pagesOf({
  catalogue,
  settings,
  storefront,
}: Pick<Shop, 'catalogue' | 'settings' | 'storefront'>): Promise<string[]> {
  const paths: string[] = [
    pagePaths.home,
    pagePaths.about,
    pagePaths.commissions,
    pagePaths.contact,
    pagePaths.shipping,
    pagePaths.privacy,
    pagePaths.terms,
  ]
  if ((await settings.law.read()).published) paths.push(pagePaths.imprint)
  if (await storefront.sold.archive.hasAny()) paths.push(pagePaths.archive)
  for (const { id } of await storefront.drops.coming()) paths.push(dropPath(id))
  const shown = await catalogue.listShown()
  paths.push(...shown.map(({ path }) => path))
  if (shown.some(({ type }) => type === 'series')) paths.push(pagePaths.series)
  return paths
}
