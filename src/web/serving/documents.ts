import type { Shop } from '#compose'
import { documentPaths } from '#kernel/page-paths.ts'
import { readsTopics } from '#kernel/topics.ts'
import { anyPiece } from '#shop/catalogue/piece-topics.server.ts'
import { feedFormats, feedNames } from '#shop/feeds/feed-formats.ts'
import { licence, robotsText, sitemap, webManifest } from './search-engines.ts'

/*
 * What the shop tells machines at addresses of their own. Each is the same for everybody, and kept like
 * a page until something changes.
 */

interface Document {
  type: string
  text(shop: Shop): Promise<string>
}

const xml = 'application/xml; charset=utf-8'

const documents: Readonly<Record<string, Document>> = {
  '/robots.txt': { type: 'text/plain; charset=utf-8', text: robotsText },
  '/sitemap.xml': { type: xml, text: sitemap },
  '/site.webmanifest': {
    type: 'application/manifest+json',
    text: async (shop) => JSON.stringify(await webManifest(shop)),
  },
  [documentPaths.licence]: { type: 'application/rsl+xml; charset=utf-8', text: licence },
  [documentPaths.newPieces]: {
    type: 'application/rss+xml; charset=utf-8',
    text: ({ storefront }) => storefront.feeds.rss(),
  },
  ...Object.fromEntries(
    feedNames.map((name): [string, Document] => [
      feedFormats[name].path,
      { type: feedFormats[name].type, text: ({ storefront }) => storefront.feeds.table(name) },
    ]),
  ),
}

/** The address of a document without parameters, which is also the key under which it is kept; null: none is there. */
export function documentKey(address: string): string | null {
  const path = address.split('?', 1)[0] ?? '/'
  return Object.hasOwn(documents, path) ? path : null
}

/** The document at a key. */
export async function documentAt(shop: Shop, key: string): Promise<Response> {
  const document = documents[key]
  if (!document) return new Response('', { status: 404 })
  readsTopics(anyPiece)
  return new Response(await document.text(shop), { headers: { 'Content-Type': document.type } })
}
