import { beforeEach, describe, expect, it } from 'vitest'
import { changePages } from '#platform/db/content-version.ts'
import { writeSetting } from '#platform/db/settings.ts'
import { day } from '#platform/time/clock.ts'
import { startSession } from '#shop/people/identity/sessions.server.ts'
import { storeSetting } from '#shop/store/store-settings/store-settings.schema.ts'
import { addPictures, sampleMerch, samplePictures } from '#testing/fixtures/catalogue/products.ts'
import { testEdge } from '#testing/fixtures/edge.ts'
import { ownerLogin } from '#testing/harness/api.ts'

const edge = testEdge()
const { ask } = edge
const words = { header: 'Out to sea', message: 'Back when the tide is.', startsOn: null }

describe('on vacation', () => {
  beforeEach(async () => {
    await edge.open({ PUBLIC_URL: '', SIGN_IN_PATH: '/side-door' })
    const { vacation } = edge.shop.storefront
    const opensOn = new Date(edge.shop.clock.now() + 10 * day).toISOString().slice(0, 10)
    await vacation.save({ ...words, on: true, opensOn })
  })

  it('§2 vacation: every public route shows the vacation screen, home in another layout', async () => {
    for (const path of ['/', '/home']) {
      const answer = await ask(path)
      expect([path, answer.status, answer.headers.get('Retry-After')]).toEqual([path, 200, null])
      expect(await answer.text()).toBe('<p>/vacation?layout=home</p>')
    }
    for (const path of ['/print-gallery', '/image/1', '/cart', '/signup', '/nowhere']) {
      const answer = await ask(path)
      expect([path, answer.status]).toEqual([path, 503])
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(8 * (day / 1000))
      expect(await answer.text()).toBe('<p>/vacation?layout=elsewhere</p>')
    }
  })

  it('what is no page stays open, and so does the sign-in', async () => {
    await addPictures(edge.shop.db, samplePictures)
    const { product } = await edge.shop.catalogue.create(sampleMerch())
    const open = ['/sitemap.xml', '/robots.txt', '/api/merch', '/healthz', '/side-door', '/waiting']
    for (const path of open) expect([path, (await ask(path)).status]).toEqual([path, 200])
    expect(await (await ask('/side-door')).text()).toContain('/side-door<')
    expect(await (await ask('/sitemap.xml')).text()).toContain(`/merch/${product.id}<`)
  })

  it('no `.data` address leads past the screen: the browser loads the document', async () => {
    const doors = {
      '/_.data': '/',
      '/print-gallery.data': '/print-gallery',
      '/image/1.data?size=10x10': '/image/1?size=10x10',
      '/cart.data': '/cart',
      '/orders/../about.data?_routes=x': '/about',
    }
    for (const [door, page] of Object.entries(doors)) {
      const { status, headers } = await ask(door)
      const [to, reload] = [headers.get('X-Remix-Redirect'), headers.get('X-Remix-Reload-Document')]
      expect([door, status, to, reload]).toEqual([door, 204, page, 'true'])
    }
  })

  it('a form of an open page, sent without scripts, leads to the screen', async () => {
    const body = new URLSearchParams({ merchId: '1', quantity: '1', from: '/merch/1' })
    const headers = { 'Sec-Fetch-Site': 'same-origin' }
    const sent = await ask('/api/cart-merch/create', { method: 'POST', body, headers })
    const back = sent.headers.get('Location') ?? ''
    expect([sent.status, back]).toEqual([303, '/merch/1?problem=on_vacation'])
    expect(await (await ask(back)).text()).toBe('<p>/vacation?layout=elsewhere</p>')
  })

  it('§6 vacation: the owner sees the real shop, which no cache keeps', async () => {
    const headers = await ownersHeaders()
    const answer = await ask('/print-gallery', { headers })
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([
      200,
      expect.stringContaining('no-store'),
    ])
    expect(await answer.text()).toContain('/print-gallery<')
    const stranger = { Cookie: 'atelier_session=made-up' }
    expect((await ask('/print-gallery', { headers: stranger })).status).toBe(503)
  })

  it('the owner sees the real shop at its former address as well', async () => {
    const headers = await ownersHeaders()
    const moved = { address: 'https://heron.example', formerAddress: edge.url }
    const { db, clock } = edge.shop
    await changePages(db, (trx) => writeSetting(trx, storeSetting, moved, clock.now()))
    const answer = await ask('/print-gallery', { headers })
    expect([answer.status, await answer.text()]).toEqual([200, `<p>${edge.url}/print-gallery</p>`])
  })
})

async function ownersHeaders(): Promise<{ Cookie: string }> {
  const { db, clock, identity } = edge.shop
  await identity.ensureOwner(ownerLogin)
  const { id } = await db.read.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const token = await db.transact((trx) => startSession(trx, { id, role: 'admin' }, clock.now()))
  return { Cookie: `atelier_session=${token}` }
}
