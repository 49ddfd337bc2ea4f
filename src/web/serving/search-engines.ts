import type { Shop } from '#compose'
import { productKinds } from '#kernel/kinds.ts'
import { galleryPath, orderPath, pagePaths, productPath } from '#kernel/page-paths.ts'

/** robots.txt: everything public may be read; what is one visitor's own may not. */
export function robotsText(publicUrl: string): string {
  const own = ['/api/', pagePaths.cart, pagePaths.orderSuccess, orderPath(''), '/demo-pay/']
  const lines = ['User-agent: *', ...own.map((path) => `Disallow: ${path}`)]
  return `${[...lines, `Sitemap: ${publicUrl}/sitemap.xml`].join('\n')}\n`
}

/**
 * sitemap.xml: the address of every public page, pieces as they stand in the galleries. Before the first
 * open day it is home alone, which says that the shop opens soon.
 */
export async function sitemap({ catalogue, settings, storefront }: Shop): Promise<string> {
  const { isOpen } = await storefront.opening.read()
  const paths = isOpen ? await publicPaths(catalogue) : [pagePaths.home]
  const { publicUrl } = settings.place.current()
  const urls = paths.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

async function publicPaths(catalogue: Shop['catalogue']): Promise<string[]> {
  const paths: string[] = [
    pagePaths.home,
    pagePaths.about,
    pagePaths.commissions,
    pagePaths.contact,
    pagePaths.shipping,
    pagePaths.privacy,
    pagePaths.terms,
  ]
  for (const kind of productKinds) {
    paths.push(galleryPath(kind))
    let before: number | undefined
    do {
      const { cards, next } = await catalogue.listCards(kind, { limit: 100, before })
      paths.push(...cards.map(({ id }) => productPath(kind, id)))
      before = next ?? undefined
    } while (before !== undefined)
  }
  return paths
}

const icons = [
  { src: '/icon-192.png', sizes: '192x192', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
]

/** The web app manifest. */
export async function webManifest({ settings }: Shop): Promise<object> {
  const { studioName, tagLine } = await settings.studio()
  return {
    id: pagePaths.home,
    name: studioName,
    short_name: studioName,
    description: tagLine,
    lang: 'en',
    start_url: pagePaths.home,
    scope: pagePaths.home,
    display: 'minimal-ui',
    background_color: '#f8f2e6',
    theme_color: '#f8f2e6',
    categories: ['shopping', 'art'],
    icons: icons.map((icon) => ({ ...icon, type: 'image/png' })),
  }
}
