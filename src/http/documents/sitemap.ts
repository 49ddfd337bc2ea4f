import type { Shop } from '#compose'
import { dropPath, pagePaths, productPath } from '#platform/addresses/page-paths.ts'
import { xmlText } from '#platform/network/xml.ts'
import { outsideAddress } from '#shop/media/pictures/picture.ts'

/* The protocol of sitemaps.org allows 50,000 addresses in one file. */

export async function* sitemap(shop: Shop): AsyncGenerator<string> {
  const { publicUrl } = shop.settings.storeSettings.current()
  const { isOpen } = await shop.storefront.opening.read()
  const paths = isOpen ? await pagesOf(shop) : [pagePaths.home]
  yield `${declaration}<urlset ${namespace} ${imageNamespace}>\n`
  yield paths.map((path) => entry(publicUrl + path)).join('')
  if (isOpen) {
    const own = await shop.storefront.ownPages.shown()
    yield own.map(({ path, updatedAt }) => entry(publicUrl + path, updatedAt)).join('')
    for await (const pieces of shop.catalogue.addresses()) {
      const entries = pieces.map(({ kind, id, changedAt, picture }) => {
        const image = picture && new URL(outsideAddress(picture), publicUrl).href
        return entry(publicUrl + productPath(kind, id), changedAt, image)
      })
      yield entries.join('')
    }
  }
  yield '</urlset>\n'
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const imageNamespace = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

function entry(address: string, changedAt?: number, image?: string | null): string {
  const changed =
    changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`
  const picture = image ? `<image:image><image:loc>${xmlText(image)}</image:loc></image:image>` : ''
  return `<url><loc>${xmlText(address)}</loc>${changed}${picture}</url>\n`
}

async function pagesOf({
  catalogue,
  settings,
  storefront,
}: Pick<Shop, 'catalogue' | 'settings' | 'storefront'>): Promise<string[]> {
  const { takesCommissions } = await settings.studio()
  const paths: string[] = [
    pagePaths.home,
    pagePaths.about,
    ...(takesCommissions ? [pagePaths.commissions] : []),
    pagePaths.contact,
    pagePaths.shipping,
    pagePaths.privacy,
    pagePaths.terms,
  ]
  if ((await settings.law.read()).published) paths.push(pagePaths.imprint)
  if (await storefront.archive.hasAny()) paths.push(pagePaths.archive)
  for (const { id } of await storefront.drops.coming()) paths.push(dropPath(id))
  const shown = await catalogue.listShown()
  paths.push(...shown.map(({ path }) => path))
  if (shown.some(({ type }) => type === 'series')) paths.push(pagePaths.series)
  return paths
}
