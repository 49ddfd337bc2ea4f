/*
 * Lets a page that was visited before open without a network, and says a word of the shop's own where
 * none is kept. The network always comes first. Kept is only what the server calls the same for
 * everybody ('no-cache'): never a cart, an order, a sign-in or the admin, which are 'no-store'.
 *
 * Its sentences stand here, and in no copy.ts: it answers when nothing of the shop can be asked, and a
 * browser that opens the shop without a network has no page that could hand them over.
 *
 * To take it away again, let this file hold nothing but:
 * self.addEventListener('install', () => self.skipWaiting())
 * self.addEventListener('activate', async () => {
 *   for (const name of await caches.keys()) await caches.delete(name)
 *   await self.registration.unregister()
 * })
 */
const pages = 'visited-pages'
const most = 40
/** No pages for visitors: downloads, pictures, the admin. */
const elsewhere = /^\/(?:api|media|admin|demo-pay)(?:\/|$)/

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(begin()))

/* Messages of the shop for its studio. Safari shows a declarative one by itself. */
self.addEventListener('push', (event) => {
  const { notification } = event.data?.json() ?? {}
  if (!notification) return
  const { title, body, navigate, tag } = notification
  const options = { body, tag, data: { navigate }, icon: '/icon-192.png' }
  event.waitUntil(self.registration.showNotification(title, options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data?.navigate ?? '/admin'))
})

/** In a window that is open, else in a new one. */
async function show(address) {
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (!open) return self.clients.openWindow(address)
  const shown = await open.focus()
  return shown.navigate(address).catch(() => self.clients.openWindow(address))
}

self.addEventListener('fetch', (event) => {
  const { mode, method, url, referrer } = event.request
  if (mode !== 'navigate') return
  const isOwn = referrer.startsWith(new URL('/', url).href)
  // Any site's form comes by here, and what the worker sends later would pass for the studio's own.
  // A phone that shares names no page.
  if (method === 'POST' && new URL(url).pathname === '/admin/share' && (isOwn || !referrer)) {
    event.respondWith(share(event.request))
    return
  }
  // A kept page of an earlier version posts to the call itself.
  const marks = new URL(url).pathname
  if (method === 'POST' && (marks === packing || shipping.test(marks)) && isOwn) {
    event.respondWith(ship(event.request))
    return
  }
  // A form of a page without scripts, or pressed before they came. With a network it goes its own way.
  if (method !== 'GET') {
    if (!navigator.onLine) event.respondWith(isOwn ? keepForm(event.request) : page(notSent, '/', backToPage, []))
    return
  }
  const { pathname } = new URL(url)
  if (studio.test(pathname)) event.respondWith(openStudio(event))
  else if (!elsewhere.test(pathname)) event.respondWith(open(event))
})

/* The list of orders to pack, for a studio without a network. It holds addresses: logging out deletes it. */
const studio = /^\/(?:admin|packing)\/?$/
const packing = '/packing'
const studioPages = 'studio'
/** Orders that were marked as shipped without a network. */
const waiting = 'sent-orders'
const shared = 'shared-pictures'
const shipping = /^\/api\/orders\/id\/[^/]+\/ship$/

/** The page asks for it while it has a network. */
self.addEventListener('message', (event) => {
  if (event.data === 'keep-packing') event.waitUntil(keepPacking())
  if (event.data === 'no-session') event.waitUntil(caches.delete(studioPages))
  if (event.data === 'signed-out') event.waitUntil(forgetStudio())
})

async function keepPacking() {
  await sendWaiting()
  const answer = await fetch(packing).catch(() => null)
  if (answer === null || answer.status >= 500) return
  // Signed out elsewhere, or the session ended. Marks that wait hold no address.
  if (!answer.ok || answer.redirected) await caches.delete(studioPages)
  else await (await caches.open(studioPages)).put(packing, answer)
}

async function forgetStudio() {
  for (const name of [studioPages, waiting, shared]) await caches.delete(name)
}

async function openStudio(event) {
  try {
    const first = (await event.preloadResponse) ?? (await fetch(event.request))
    // There is a network again, so the page shows what the shop learns only now.
    const answer = first.ok && (await sendWaiting()) ? await fetch(event.request) : first
    const { status, type } = answer
    const isClosed = type === 'opaqueredirect' || [401, 403, 404].includes(status)
    if (isClosed) event.waitUntil(caches.delete(studioPages))
    return answer.ok && new URL(event.request.url).pathname.startsWith(packing) ? withWaiting(answer) : answer
  } catch {
    const cache = await caches.open(studioPages)
    const kept = await cache.match(packing)
    return kept ? withWaiting(kept) : offline([])
  }
}

/** A parcel is marked as shipped; without a network that is kept, and said. */
async function ship(request) {
  const copy = request.clone()
  try {
    return await fetch(request)
  } catch {
    const fields = new URLSearchParams(await copy.text())
    const to = new URL(fields.get('_to') ?? copy.url, copy.url).href
    for (const name of ['from', '_to']) fields.delete(name)
    const body = JSON.stringify(Object.fromEntries([...fields].filter(([, value]) => value !== '')))
    const cache = await caches.open(waiting)
    await cache.put(`${to}?kind=${fields.get('kind')}`, new Response(body))
    const kept = await (await caches.open(studioPages)).match(packing)
    return kept ? withWaiting(kept) : page(notTold, packing, 'Back to the list', [])
  }
}

const notTold = 'The shop can’t be reached from here. It learns that this order is shipped as soon as there is a network.'

/**
 * True: the shop has learned of something. It takes the same mark twice without harm. A refused one stays
 * with its reason: the admin shows it.
 */
async function sendWaiting() {
  const cache = await caches.open(waiting)
  let isNews = false
  for (const url of await readWaiting()) {
    const body = await (await cache.match(url)).text()
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(url.split('?')[0], { method: 'POST', body, headers }).catch(() => null)
    if (answer === null || answer.status >= 500 || [401, 403, 429].includes(answer.status)) return isNews
    isNews = true
    if (answer.ok) await cache.delete(url)
    else await cache.put(url, new Response(body, { headers: { [refused]: await readReason(answer) } }))
  }
  for (const client of await self.clients.matchAll()) client.postMessage('parcels-sent')
  return isNews
}

const refused = 'X-Refused'

async function readReason(answer) {
  const { error } = await answer.json().catch(() => ({}))
  return encodeURIComponent(error?.message ?? '')
}

/** Addresses of the parcels that the shop hasn't refused. */
async function readWaiting() {
  const cache = await caches.open(waiting)
  const parcels = []
  for (const { url } of await cache.keys()) {
    if (!(await cache.match(url)).headers.has(refused)) parcels.push(url)
  }
  return parcels
}

/** Says how many parcels wait, and on each that it does in place of its form (`packing.tsx`). */
async function withWaiting(answer) {
  const parcels = await readWaiting()
  const count = parcels.length
  if (count === 0) return answer
  const words = `${count === 1 ? '1 parcel is' : `${count} parcels are`} marked as shipped. The shop learns of it as soon as there is a network.`
  let html = (await answer.text()).replace('<h1', `<p role="status">${words}</p><h1`)
  for (const url of parcels) {
    const parcel = url.slice(new URL(url).origin.length)
    html = html.replace(`hidden="" data-waiting="${parcel}"`, '').replace(`data-unsent="${parcel}"`, 'hidden=""')
  }
  return new Response(html, { headers: answer.headers })
}

/** Photographs that the phone shared with the studio's app, for a new piece's form. */
async function share(request) {
  const files = (await request.formData()).getAll('pictures')
  await caches.delete(shared)
  const cache = await caches.open(shared)
  for (const [at, file] of files.entries()) {
    const headers = { 'Content-Type': file.type, 'X-Name': encodeURIComponent(file.name) }
    await cache.put(`/shared/${at}`, new Response(file, { headers }))
  }
  return Response.redirect(new URL('/admin?at=create-print', request.url).href, 303)
}

async function begin() {
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
  // The page that brought this worker was loaded before it.
  for (const client of await self.clients.matchAll({ type: 'window' })) {
    const answer = await fetch(client.url).catch(() => null)
    if (answer && isPublic(answer)) await keep(client.url, answer)
  }
}

async function open(event) {
  const { url } = event.request
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request))
    // While the shop itself is away, what was seen last stays.
    if (answer.status < 500) event.waitUntil(keep(url, isPublic(answer) ? answer.clone() : null))
    return answer
  } catch {
    const cache = await caches.open(pages)
    const kept = await cache.match(plain(url), { ignoreVary: true })
    return kept ? asKept(kept) : offline(await cache.keys())
  }
}

/** The page reads the mark, and says so (`offline-strip.tsx`). */
function asKept({ body, headers }) {
  const marked = new Headers(headers)
  marked.set('Server-Timing', 'kept')
  return new Response(body, { headers: marked })
}

function isPublic({ ok, redirected, headers }) {
  const isPage = headers.get('Content-Type')?.startsWith('text/html')
  return ok && !redirected && isPage && headers.get('Cache-Control') === 'no-cache'
}

/** The newest last; what is beyond the most is let go. Null: the page isn't there any more. */
async function keep(url, answer) {
  const cache = await caches.open(pages)
  await cache.delete(plain(url), { ignoreVary: true })
  if (answer === null) return
  await cache.put(plain(url), answer)
  const all = await cache.keys()
  await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((old) => cache.delete(old)))
}

const plain = (url) => url.split('#')[0]

const notSeen = 'The shop can’t be reached from here, and this page isn’t one that you have seen. Your cart is safe, and waits.'
const notSent = 'The shop can’t be reached from here, so what you pressed was not sent. Your cart is safe, and waits.'

const backToPage = 'Back to the page'

/** The typed text goes along, and can be sent from here. Files can't. */
async function keepForm(request) {
  const { url, referrer } = request
  const fields = [...(await request.formData().catch(() => [['', null]]))]
  if (fields.some(([, value]) => typeof value !== 'string')) return page(notSent, referrer, backToPage, [])
  const inputs = fields.map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
  const form = `<form method="post" action="${escaped(url)}">${inputs.join('')}<button>Send it again</button></form>`
  return page(`${notSent} What you typed is kept on this page.`, referrer, backToPage, [], form)
}

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const offline = (kept) => page(notSeen, '', 'Try again', kept)

/** The studio's paper by day and by night, as the page has it that was seen last; else the browser's. */
async function readPaper() {
  const cache = await caches.open(pages)
  const last = (await cache.keys()).at(-1)
  const html = last ? await (await cache.match(last.url, { ignoreVary: true })).text() : ''
  const colours = html.matchAll(/<meta name="theme-color" content="(#[0-9a-f]{3,8})"/gi)
  const [day = 'Canvas', night = 'Canvas'] = [...colours].map(([, colour]) => colour)
  return { day, night }
}

/** A kept page's title, as its own HTML has it. */
async function readTitle(url) {
  const cache = await caches.open(pages)
  const html = await (await cache.match(url, { ignoreVary: true }))?.text()
  return /<title>([^<]*)/.exec(html ?? '')?.[1] ?? ''
}

async function page(words, way, called, kept, form = '') {
  const { day, night } = await readPaper()
  const titles = await Promise.all(kept.map(({ url }) => readTitle(url)))
  const links = kept
    .map(({ url }, at) => {
      const path = new URL(url).pathname
      return `<li><a href="${path}">${path === '/' ? 'Home' : titles[at] || path.slice(1)}</a></li>`
    })
    .reverse()
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>The line went quiet</title>
<style>
:root { color-scheme: light dark; --paper: ${day}; --ink: #1d2430 }
@media (prefers-color-scheme: dark) { :root { --paper: ${night}; --ink: #f2e9d8 } }
body { max-width: 36rem; margin: 0 auto; padding: 18vh 1.5rem 3rem; background: var(--paper); color: var(--ink); font: 1.125rem/1.6 Arial, sans-serif }
h1 { margin: 0; font: 480 clamp(2.25rem, 8vw, 3.5rem)/1.08 Georgia, serif }
a { display: inline-flex; align-items: center; min-height: 44px; color: inherit; text-underline-offset: 0.22em }
ul { padding: 0; list-style: none }
button { min-height: 44px; padding: 0 1.25rem; border: 2px solid; border-radius: 4px; background: none; color: inherit; font: inherit; cursor: pointer }
</style>
<h1>The line went quiet.</h1>
<p>${words}</p>
${form}
<p><a href="${way}">${called}</a></p>
${links.length > 0 ? `<p>These open as you saw them last:</p><ul>${links.join('')}</ul>` : ''}</html>`
  // A form's answer may lead on to the payment page, which is another site.
  const to = form === '' ? "'none'" : '*'
  const policy = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action ${to}`
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy }
  return new Response(body, { status: 503, headers })
}
