import type { Shop } from '#compose'
import {
  adminSectionPath,
  buyLinkPath,
  cartLinkPath,
  orderPath,
  pagePaths,
  pickedPath,
  presentPath,
} from '#platform/addresses/page-paths.ts'
import { makePalette } from '#shop/store/theme/palette.ts'
import { themeVersion } from '#web/theme/theme-sheet.ts'
import { documentsCopy } from './copy.ts'

/** Their names in robots.txt (November 2026). */
const trainers = [
  'GPTBot',
  'ClaudeBot',
  'Google-Extended',
  'CCBot',
  'Applebot-Extended',
  'meta-externalagent',
  'Bytespider',
]

/** Pages name the licence: robots.txt has no word for it. */
export async function robotsText({ settings, storefront }: Shop): Promise<string> {
  const { allowed } = await storefront.feeds.training()
  const { publicUrl } = settings.storeSettings.current()
  const links = [cartLinkPath(''), `${buyLinkPath}/`, pickedPath('')]
  const own = [
    '/api/',
    ...links,
    pagePaths.orderSuccess,
    orderPath(''),
    presentPath(''),
    '/demo-pay/',
  ]
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

/** Really Simple Licensing 1.0. */
export async function licence({ storefront }: Shop): Promise<string> {
  const { allowed } = await storefront.feeds.training()
  const uses = allowed
    ? '<permits type="usage">all</permits>'
    : '<permits type="usage">search</permits><permits type="usage">ai-input</permits><prohibits type="usage">ai-train</prohibits>'
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsl xmlns="https://rslstandard.org/rsl"><content url="/"><license>${uses}</license></content></rsl>
`
}

const icons = [
  { src: '/icon-192.png', sizes: '192x192', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
]

export async function webManifest({ settings }: Shop): Promise<object> {
  const theme = await settings.theme.read()
  const { paper } = makePalette(theme).light
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
      src: `/look/${themeVersion(theme)}${src}`,
      ...icon,
      type: 'image/png',
    })),
  }
}

/** Browsers give notifications on iOS only to apps of their own (display: standalone). */
export async function adminManifest(shop: Shop): Promise<object> {
  const site = await webManifest(shop)
  const { studioName } = await shop.settings.studio()
  return {
    ...site,
    id: pagePaths.admin,
    name: documentsCopy.studioOf(studioName),
    short_name: studioName,
    // Without a network the worker answers it with the orders to pack (public/worker.js).
    start_url: pagePaths.admin,
    display: 'standalone',
    categories: ['business', 'shopping'],
    // The worker takes what is shared (public/worker.js).
    share_target: {
      action: `${pagePaths.admin}/share`,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        files: [{ name: 'pictures', accept: ['image/jpeg', 'image/png', 'image/webp'] }],
      },
    },
    shortcuts: [
      { name: documentsCopy.orders, url: adminSectionPath('orders') },
      { name: documentsCopy.newPrint, url: adminSectionPath('create-print') },
    ],
  }
}
