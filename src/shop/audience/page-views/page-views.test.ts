import { beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '#platform/db/open.ts'
import { day } from '#platform/time/clock.ts'
import { eachDatabase, emptyPlace, openAt } from '#testing/database/test-database.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { addPins } from '#testing/fixtures/catalogue/products.ts'
import { closing, each } from '#testing/harness/each.ts'
import { createTestShop } from '#testing/harness/shop.ts'
import { createPageViews } from './page-views.server.ts'
import { isPerson, type PageRequest, referringHost } from './page-views.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const shown: PageRequest = {
  agent: firefox,
  referrer: undefined,
  host: 'heron.example',
  purpose: undefined,
  network: () => '192.0.2.0/24',
}
/** A request with a referring page, from a network of its own. */
let networks = 0
const from = (referrer: string): PageRequest => {
  networks += 1
  const network = `net ${networks}`
  return { ...shown, referrer, network: () => network }
}

describe('a page view', () => {
  it.each([
    ['a browser', firefox, undefined, true],
    ['a browser that fetches ahead', firefox, 'prefetch;prerender', false],
    ['a search engine', 'Mozilla/5.0 (compatible; Googlebot/2.1)', undefined, false],
    ['a crawler for training', 'GPTBot/1.2', undefined, false],
    ['a client without a name', undefined, undefined, false],
  ])('of %s', (_, agent, purpose, counts) => {
    expect([isPerson({ agent, purpose }), isPerson({ agent, purpose })]).toEqual([counts, counts])
  })

  it.each([
    ['https://www.Pinterest.com/pin/1?q=private', 'pinterest.com'],
    ['https://news.example:8443/', 'news.example'],
    ['https://heron.example/cart', ''],
    ['https://www.heron.example', ''],
    ['android-app://com.example', ''],
    [`https://${'a'.repeat(200)}.example/`, ''],
    ['https://<script>', ''],
  ])('that %s led to', (referrer, host) => {
    expect(referringHost({ referrer, host: 'Heron.example:443' })).toBe(host)
  })
})

eachDatabase('views', (lane) => {
  const shop = each(() => createTestShop({ lane }))
  beforeEach(() => shop.clock.set(Date.UTC(2026, 10, 22, 12)))
  const views = () => shop.storefront.pageViews
  const rows = () => shop.db.read.selectFrom('page_views').selectAll().execute()

  it('are one row per day, page and host, however many there were', async () => {
    const id = await addPins(shop.db, 4)
    for (let i = 0; i < 1000; i += 1) {
      views().count(`/merch/${id}`, from('https://pinterest.com/x'))
      views().count('/home', shown)
    }
    await views().flush()
    views().count('/', shown)
    await views().flush()
    expect(await rows()).toHaveLength(2)
    shop.clock.advance(day)
    views().count('/', shown)
    await views().flush()
    expect(await views().read('2026-11')).toEqual({
      total: 2002,
      before: 0,
      times: [
        { time: '2026-11-22', views: 2001 },
        { time: '2026-11-23', views: 1 },
      ],
      pages: [
        { path: '/', views: 1002 },
        { path: `/merch/${id}`, views: 1000 },
      ],
      hosts: [{ host: 'pinterest.com', views: 1000 }],
    })
    expect(await views().read('2026')).toMatchObject({ times: [{ time: '2026-11', views: 2002 }] })
    expect(await views().read('2026-12')).toMatchObject({ total: 0, before: 2002, pages: [] })
  })

  if (lane !== 'sqlite') return

  it('are forgotten after two years', async () => {
    views().count('/', shown)
    await views().flush()
    shop.clock.advance(760 * day)
    await views().forgetOld()
    expect(await rows()).toHaveLength(1)
    shop.clock.advance(2 * day)
    await views().forgetOld()
    expect(await rows()).toHaveLength(0)
  })

  it('from invented hosts don’t fill the table', async () => {
    for (let minute = 0; minute < 8; minute += 1) {
      for (let i = 0; i < 300; i += 1) views().count('/', from(`https://h${minute}-${i}.example/`))
      await views().flush()
    }
    expect((await rows()).length).toBeLessThanOrEqual(401)
    expect((await views().read('2026-11')).total).toBe(2400)
  })

  it('from one visitor’s invented hosts leave room for real hosts', async () => {
    for (let i = 0; i < 4000; i += 1) {
      views().count('/', { ...shown, referrer: `https://made-up-${i}.example/` })
    }
    for (let i = 0; i < 40; i += 1) views().count('/', from(`https://true-${i}.example/`))
    // A known host, whichever network names it.
    views().count('/about', { ...shown, referrer: 'https://true-1.example/' })
    await views().flush()
    const hosts = (await rows()).map(({ referrer }) => referrer)
    expect(hosts.filter((host) => host.startsWith('made-up'))).toHaveLength(3)
    expect(hosts.filter((host) => host.startsWith('true'))).toHaveLength(41)
    expect((await views().read('2026-11')).total).toBe(4041)
    views().count('/', { ...shown, referrer: 'https://a-minute-later.example/' })
    await views().flush()
    expect(await rows()).toHaveLength(hosts.length + 1)
  })

  it('are stored per page and host up to a limit, and per page beyond it', async () => {
    const pages = Array.from({ length: 80 }, (_, page) => `/image/${page + 1}`)
    for (let host = 0; host < 70; host += 1) {
      for (const page of pages) views().count(page, from(`https://h${host}.example/`))
    }
    await views().flush()
    const told = (await rows()).length
    expect(told).toBe(5000 + 80)
    for (const page of pages) views().count(page, from('https://h1.example/'))
    await views().flush()
    expect((await rows()).length).toBe(told)
    expect((await views().read('2026-11')).total).toBe(71 * 80)
  })
})

it('views of several processes are added up, and survive a database outage', async () => {
  const storeSettings = await emptyPlace('postgres')
  const one = await closing(openAt(storeSettings))
  const other = await closing(openDatabase(storeSettings.location))
  const parts = { clock: fakeClock(Date.UTC(2026, 10, 22)), timeZone: async () => 'UTC' }
  const log = { warn: () => {} } as never
  let isAway = true
  const sometimes: typeof one = Object.create(one, {
    transact: {
      value: (work: never) => (isAway ? Promise.reject(new Error('away')) : one.transact(work)),
    },
  })
  const counts = [
    createPageViews({ ...parts, log, db: sometimes }),
    createPageViews({ ...parts, log, db: other }),
  ]
  for (const path of ['/', '/about', '/contact']) {
    for (const each of counts) each.count(path, shown)
  }
  await Promise.all(counts.map((each) => each.flush()))
  isAway = false
  for (const each of counts) each.count('/about', shown)
  await Promise.all(counts.map((each) => each.flush()))
  expect((await counts[0]?.read('2026-11'))?.pages).toEqual([
    { path: '/about', views: 4 },
    { path: '/', views: 2 },
    { path: '/contact', views: 2 },
  ])
})
