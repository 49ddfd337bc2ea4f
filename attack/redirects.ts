import { type Row, tally } from './rows.ts'
import { owner as account, type Target } from './target.ts'

const elsewhere = 'elsewhere.example'
const targets = [
  `https://${elsewhere}`,
  `//${elsewhere}`,
  `/\\${elsewhere}`,
  `\\\\${elsewhere}`,
  `https:${elsewhere}`,
  `/%2f${elsewhere}`,
  `/%5c${elsewhere}`,
  `/..//${elsewhere}`,
  `/.//${elsewhere}/`,
  `\t//${elsewhere}`,
  `/\t/${elsewhere}`,
  `/\n/${elsewhere}`,
  `@${elsewhere}`,
  `/cart\r\nLocation: https://${elsewhere}`,
  `javascript:location='https://${elsewhere}'`,
]
const parameters = [
  'next',
  'to',
  'from',
  'at',
  'url',
  'return',
  'returnTo',
  'redirect',
  'redirect_uri',
  'continue',
  'notice',
  'problem',
  'session_id',
  'invitation',
  'before',
  'size',
  'about',
  'preview',
  'id',
]
const pages = ['/cart', '/order-success', '/print-gallery', '/contact']
const forms = [
  '/api/users/create',
  '/api/users/logout',
  '/api/users/login',
  '/api/users/login/link',
  '/api/users/login/link/open',
  '/api/cart/create',
  '/api/cart-merch/create',
  '/api/mail/contact',
  '/api/waiting',
]
/** Addresses that some programs read as another host. */
const paths = [
  `//${elsewhere}`,
  `//${elsewhere}/`,
  `//${elsewhere}/..`,
  `/\\${elsewhere}/`,
  `///${elsewhere}/About/`,
  `/%2f%2f${elsewhere}/`,
  `//${elsewhere}/print-gallery/`,
  `/.//${elsewhere}/cart/`,
  `//${elsewhere}.data`,
  `http://${elsewhere}/About/`,
  `http://${elsewhere}/print-gallery?before=1`,
]

export async function attackRedirects(target: Target): Promise<Row[]> {
  const owner = await target.visitor('owner')
  const guest = await target.visitor('guest')
  const home = [target.url, `http://localhost:${target.shop().port}`]
  const count = tally('redirects elsewhere', 'no Location on another host')

  async function look(name: string, asked: ReturnType<typeof guest.send>): Promise<void> {
    const { status, headers } = await asked
    const said = [headers.location, headers['x-remix-redirect'], headers.refresh].flat()
    const places = said.filter((place) => place !== undefined)
    const leads = places.filter((place) => !home.includes(new URL(place, target.url).origin))
    count.note(leads[0] ?? status, status > 0 && leads.length === 0, name)
  }

  for (const path of paths) await look(path, guest.send({ path }))
  for (const place of targets) {
    const value = encodeURIComponent(place)
    const query = parameters.map((name) => `${name}=${value}`).join('&')
    for (const page of [...pages, target.signInPath]) {
      await look(`${page}?… ${place}`, guest.send({ path: `${page}?${query}` }))
    }
    for (const page of ['/admin', target.signInPath]) {
      await look(`${page}.data?… ${place}`, owner.send({ path: `${page}.data?${query}` }))
    }
    const credentials = new URLSearchParams({ ...account, next: place, from: place })
    await look(
      `signing in, then ${place}`,
      guest.send({
        method: 'POST',
        path: '/api/users/login',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: target.url },
        body: credentials.toString(),
      }),
    )
    for (const path of forms) {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: target.url }
      const body = `from=${value}&next=${value}&merchId=1&quantity=1`
      await look(`${path} from ${place}`, guest.send({ method: 'POST', path, headers, body }))
      const Referer = `https://${elsewhere}/cart`
      await look(
        `${path} by Referer`,
        guest.send({ method: 'POST', path, headers: { ...headers, Referer }, body: 'a=b' }),
      )
    }
  }
  const forwarded = { Host: elsewhere, 'X-Forwarded-Host': elsewhere, 'X-Forwarded-Proto': 'https' }
  for (const path of ['/About/', '/admin', '/print-gallery?before=99999']) {
    await look(`${path} forwarded`, guest.send({ path, headers: forwarded }))
  }
  return [count.row()]
}
