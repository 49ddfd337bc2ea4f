import { ReadableStream } from 'node:stream/web'
import { setImmediate } from 'node:timers/promises'
import type { Shop } from '#compose'
import { documentPaths } from '#platform/addresses/page-paths.ts'
import { feedFormats, feedNames } from '#shop/catalogue/feeds/feed-formats.ts'
import { agentProfile } from './agent-profile.ts'
import { adminManifest, licence, robotsText, webManifest } from './search-engines.ts'
import { sitemap } from './sitemap.ts'

interface Document {
  type: string
  /** In parts: other requests are answered between parts. */
  text(shop: Shop): Promise<string> | AsyncGenerator<string>
}

const xml = 'application/xml; charset=utf-8'

const documents: Readonly<Record<string, Document>> = {
  '/robots.txt': { type: 'text/plain; charset=utf-8', text: robotsText },
  '/sitemap.xml': { type: xml, text: (shop) => sitemap(shop) },
  [documentPaths.app]: {
    type: 'application/manifest+json',
    text: async (shop) => JSON.stringify(await webManifest(shop)),
  },
  [documentPaths.adminApp]: {
    type: 'application/manifest+json',
    text: async (shop) => JSON.stringify(await adminManifest(shop)),
  },
  [documentPaths.agents]: {
    type: 'application/json',
    text: async ({ settings }) => agentProfile(settings.storeSettings.current().publicUrl),
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

export const documentAddresses: readonly string[] = Object.keys(documents)

export function documentKey(address: string): string | null {
  const path = address.split('?', 1)[0] ?? '/'
  return Object.hasOwn(documents, path) ? path : null
}

export async function documentAt(shop: Shop, key: string): Promise<Response> {
  const { type, text } = documents[key] as Document
  const parts = bytesOf(text(shop))
  const first = await parts.next()
  const body = ReadableStream.from(first.done ? [] : follow(first.value, parts))
  return new Response(body as BodyInit, { headers: { 'Content-Type': type } })
}

async function* bytesOf(text: Promise<string> | AsyncGenerator<string>): AsyncGenerator<Buffer> {
  if (text instanceof Promise) {
    yield Buffer.from(await text)
    return
  }
  for await (const part of text) {
    yield Buffer.from(part)
    await setImmediate()
  }
}

async function* follow<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield first
  yield* rest
}
