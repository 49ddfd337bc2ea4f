import type { Shop } from '#compose'
import { cartLinkPath, dropPath, orderPath, pagePaths, productPath } from '#kernel/page-paths.ts'
import { paletteOf } from '#shop/look/palette.ts'
import { lookVersion } from '#web/look/look-sheet.ts'

/** What gathers pages to train models on, by the names that it goes by in robots.txt (November 2026). */
const trainers = [
  'GPTBot',
  'ClaudeBot',
  'Google-Extended',
  'CCBot',
  'Applebot-Extended',
  'meta-externalagent',
  'Bytespider',
]

/**
 * robots.txt: everything public may be read; what is one visitor's own may not. Training is the owner's
 * word, said by names and by Content-Signal; pages name the licence, which is no word of robots.txt.
 */
export async function robotsText({ settings, storefront }: Shop): Promise<string> {
  const { allowed } = await storefront.feeds.training()
  const { publicUrl } = settings.place.current()
  const own = ['/api/', cartLinkPath(''), pagePaths.orderSuccess, orderPath(''), '/demo-pay/']
  const refused = trainers.flatMap((name) => [`User-agent: ${name}`])
  const lines = [
    ...(allowed ? [] : [...refused, 'Disallow: /', '']),
    'User-agent: *',
    `Content-Signal: search=yes, ai-input=yes, ai-train=${allowed ? 'yes' : 'no'}`,
    ...own.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ]
  return `${lines.join('\n')}\n`
}

/** The licence of what the shop shows, by Really Simple Licensing 1.0. */
export async function licence({ storefront }: Shop): Promise<string> {
  const { allowed } = await storefront.feeds.training()
  const uses = allowed
    ? '<permits type="usage">all</permits>'
    : '<permits type="usage">search</permits><permits type="usage">ai-input</permits><prohibits type="usage">ai-train</prohibits>'
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsl xmlns="https://rslstandard.org/rsl"><content url="/"><license>${uses}</license></content></rsl>
`
}

/**
 * sitemap.xml: the address of every public page, pieces as they stand in the galleries. Before the first
 * open day it is home alone, which says that the shop opens soon.
 */
export async function sitemap({ catalogue, settings, storefront }: Shop): Promise<string> {
  const { isOpen } = await storefront.opening.read()
  const paths = isOpen ? await publicPaths({ catalogue, settings, storefront }) : [pagePaths.home]
  const { publicUrl } = settings.place.current()
  const urls = paths.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

async function publicPaths({
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
  for (const { kind, id: collection } of await storefront.collections.list('gallery')) {
    let before: number | undefined
    do {
      const { cards, next } = await catalogue.listCards(kind ?? collection, { limit: 100, before })
      paths.push(...cards.map((card) => productPath(card.kind, card.id)))
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
  const look = await settings.look.read()
  const { paper } = paletteOf(look).light
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
    background_color: paper,
    theme_color: paper,
    categories: ['shopping', 'art'],
    icons: icons.map(({ src, ...icon }) => ({
      src: `/look/${lookVersion(look)}${src}`,
      ...icon,
      type: 'image/png',
    })),
  }
}
