/* A closed list, with closed lists of parameters: made-up addresses can't fill the cache. */

interface PublicPage {
  pattern: RegExp
  /** Others are dropped. Null: an address with parameters isn't cached. */
  parameters: Record<string, RegExp> | null
}

const id = /^[1-9]\d{0,8}$/
const piece = /^(?:prints|clothing|merch)-[1-9]\d{0,8}$/
const pages: PublicPage[] = [
  { pattern: /^\/(?:home)?$/, parameters: {} },
  { pattern: /^\/(?:print|clothing|merch)-gallery$/, parameters: { before: id } },
  { pattern: /^\/gallery\/[a-z0-9-]{1,60}$/, parameters: { before: id } },
  { pattern: /^\/series(?:\/[a-z0-9-]{1,60})?$/, parameters: {} },
  { pattern: /^\/(?:image|clothing|merch)\/[1-9]\d{0,8}$/, parameters: { size: /^.{1,60}$/su } },
  { pattern: /^\/(?:about|commissions|shipping|privacy|terms|imprint)$/, parameters: {} },
  { pattern: /^\/pages\/[a-z0-9-]{1,60}$/, parameters: {} },
  {
    pattern: /^\/contact$/,
    parameters: { sent: /^1$/, like: piece },
  },
  { pattern: /^\/archive$/, parameters: { before: piece } },
  { pattern: /^\/drop\/[1-9]\d{0,8}$/, parameters: {} },
  { pattern: /^\/search$/, parameters: null },
]

export function publicPageKey(address: string): string | null {
  const question = address.indexOf('?')
  const path = question === -1 ? address : address.slice(0, question)
  const page = pages.find(({ pattern }) => pattern.test(pagePath(path)))
  if (!page) return null
  if (question === -1) return path
  const asked = new URLSearchParams(address.slice(question))
  if (page.parameters === null) return null
  if (asked.has('_routes') || asked.has('problem') || isOwn(asked)) return null
  const kept = new URLSearchParams()
  for (const [name, allowed] of Object.entries(page.parameters)) {
    const value = asked.get(name)
    if (value !== null && allowed.test(value)) kept.set(name, value)
  }
  return kept.size === 0 ? path : `${path}?${kept}`
}

function isOwn(asked: URLSearchParams): boolean {
  return (
    asked.has('preview') ||
    asked.has('theme') ||
    asked.has('order') ||
    asked.get('about') === 'cart'
  )
}

export function pagePath(path: string): string {
  if (path === '/_.data' || path === '/_root.data') return '/'
  return path.endsWith('.data') ? path.slice(0, -'.data'.length) : path
}

const privatePages =
  /^\/(?:cart|search|order-success|orders\/[^/]+(?:\/invoices\/[0-9a-f]{32})?|on-its-way\/[^/]+|packing-slips\/[1-9]\d{0,8}|certificates\/[0-9a-f]{32}|carts\/[^/]+|buy(?:\/[^/]+)?|picked\/[^/]+|signup|packing|(?:waiting|withdrawal)(?:\/[^/]+)?|vacation|opening|admin)\/?$/i

export function isPrivatePage(address: string): boolean {
  const path = pagePath(address.split('?', 1)[0] ?? '/')
  return privatePages.test(path) || pages.some(({ pattern }) => pattern.test(path))
}

const named =
  /^\/(image|clothing|merch|drop|gallery|series|pages|on-its-way|packing-slips|certificates)\/[^/]+\/?$/i

/** A route's own address with a name that nothing has: the browser hydrates that route. */
export function notFoundKey(address: string): string {
  const path = address.split('?', 1)[0] ?? '/'
  const page = pagePath(path)
  const [, folder] = named.exec(page) ?? []
  let key = folder ? `/${folder.toLowerCase()}/-` : '/-'
  if (/^\/orders\/[^/]+\/invoices\/[^/]+\/?$/i.test(page)) key = '/orders/-/invoices/-'
  return path.endsWith('.data') ? `${key}.data` : key
}
