import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { composeShop, type Shop } from '#compose'
import { readConfig } from '#config'
import { isShopError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { hour } from '#platform/time/clock.ts'
import type { ListedProduct, PieceEdit } from '#shop/catalogue/products/piece.ts'
import { postgresServer } from '#testing/database/postgres-server.ts'
import { quietLog } from '#testing/fakes/captured-log.ts'
import { type FakeClock, fakeClock } from '#testing/fakes/fake-clock.ts'
import type { FakePayment } from '#testing/fakes/fake-payment.ts'
import { fakePayment } from '#testing/fakes/fake-payment.ts'
import { oneOf, seeded } from '#testing/fakes/seeded.ts'
import {
  addEdition,
  addPins,
  addPrint,
  addShirt,
  pictureAt,
  sampleMerch,
  samplePictures,
} from '#testing/fixtures/catalogue/products.ts'
import { shopperWith } from '#testing/fixtures/checkout/buyers.ts'
import { serveKept } from '#testing/fixtures/kept-pages.ts'
import { openBeforehand } from '#testing/harness/opened-shop.ts'

/* Pages are cached while a shop sells, and never show anything outdated. */

const folder = mkdtempSync(join(tmpdir(), 'atelier-kept-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function settings(database: string): Promise<Record<string, string>> {
  const data = { DATA_DIR: join(folder, database), DEMO: 'off', RATE_LIMITS: 'off' }
  if (database.startsWith('sqlite')) return data
  const server = await postgresServer()
  const client = new Client({ connectionString: server.url('postgres') })
  await client.connect()
  await client.query('create database kept_pages')
  await client.end()
  return { ...data, DATABASE_URL: server.url('kept_pages') }
}

interface Machines {
  shops: Shop[]
  clock: FakeClock
  payment: FakePayment
}

async function openMachines(database: string, count = 2): Promise<Machines> {
  const env = await settings(database)
  await openBeforehand(env)
  const clock = fakeClock()
  const payment = fakePayment(clock)
  const open = () => composeShop(readConfig(env), { log: quietLog, clock, payment })
  const shops = []
  for (let at = 0; at < count; at += 1) shops.push(await open())
  return { shops, clock, payment }
}

const ids = { prints: [1, 2], clothing: [1, 2, 3], merch: [1, 2, 3] }
const pages = [
  '/',
  '/print-gallery',
  '/clothing-gallery',
  '/merch-gallery',
  '/archive',
  '/about',
  '/search',
  '/sitemap.xml',
  '/rss.xml',
  '/feeds/google.tsv',
  '/drop/1',
  '/image/1',
  '/image/2',
  ...[1, 2, 3].flatMap((id) => [`/clothing/${id}`, `/merch/${id}`]),
]

async function hang({ db, storefront, clock, catalogue }: Shop): Promise<void> {
  await addPrint(db)
  await addEdition(db, 3)
  for (const _ of ids.clothing) await addShirt(db)
  for (const units of [50, 2]) await addPins(db, units)
  const { product } = await catalogue.create(sampleMerch({ name: 'Late pin', hidden: true }))
  const words = { title: 'Night herons', words: '', announced: true, oneEach: false }
  const piece = { kind: 'merch' as const, id: product.id }
  await storefront.drops.save(null, { ...words, opensAt: clock.now() + 9 * hour, pieces: [piece] })
}

interface Found {
  product: ListedProduct
}

function happenings({ clock, payment }: Machines, random: () => number) {
  const any = <T>(choices: readonly T[]) => oneOf(random, choices)
  const session = () => any(payment.ids.length > 0 ? payment.ids : ['none'])
  const piece = () => {
    const kind = any(['prints', 'clothing', 'merch', 'merch'] as const)
    return { kind, productId: any(ids[kind]) }
  }
  async function buy(shop: Shop): Promise<void> {
    const lines = [piece(), piece()].map((line) => ({
      ...line,
      quantity: 1 + Number(random() < 0.2),
    }))
    const userId = await shopperWith(shop.db, lines)
    await shop.storefront.checkout.startCheckout({ userId, network: 'a', wideNetwork: 'a' })
  }
  async function tell(shop: Shop): Promise<void> {
    for (const event of payment.events.slice(-3)) {
      await shop.storefront.checkout.handleEvent('fake', ...payment.post(event))
    }
  }
  async function edit(shop: Shop): Promise<void> {
    const { kind, productId } = piece()
    const { product } = (await shop.catalogue.find(kind, productId)) as Found
    const { name, price } = product.product
    // A piece that is priced by size keeps its sizes.
    const facts = { name, price: kind === 'prints' ? undefined : any([price, 700, 900]) }
    await shop.catalogue.update(kind, productId, {
      ...facts,
      ...any<Partial<PieceEdit>>([
        { descName: any(['small', 'large', 'blue']) },
        { description: any(['Cut in lino.', 'Cut in wood.']) },
        { pictures: [pictureAt(any(samplePictures))] },
        { name: any(['Tide pool', 'Moon moths', 'Fjord']) },
        { described: [{ address: pictureAt('main'), alt: any(['A moth', 'A heron']) }] },
        { opensAt: any([null, clock.now() + 2 * hour]) },
      ]),
    } as PieceEdit)
  }
  return [
    buy,
    buy,
    buy,
    async (shop: Shop) => {
      if (payment.pay(session())) await tell(shop)
    },
    async (shop: Shop) => {
      if (payment.pay(payment.ids.at(-1) ?? 'none')) await tell(shop)
    },
    async (shop: Shop) => {
      if (payment.payLater(session())) await tell(shop)
    },
    async (shop: Shop) => {
      if (payment.endDebit(session(), random() < 0.5)) await tell(shop)
    },
    async (shop: Shop) => {
      clock.advance(any([hour / 6, hour, 3 * hour]))
      payment.tick()
      await tell(shop)
      await shop.jobs.runDue()
    },
    async ({ db, admin }: Shop) => {
      const paid = db.read.selectFrom('orders').select(['id', 'total']).where('state', '=', 'paid')
      const order = any(await paid.execute())
      if (!order) return
      const lines = db.read.selectFrom('order_lines').select('id').where('order_id', '=', order.id)
      const line = await lines.executeTakeFirstOrThrow()
      const refund = { lines: [{ lineId: line.id, quantity: 1 }], restock: true }
      await admin.refunds.refund(order.id, { attempt: newId(), ...refund } as never)
    },
    async (shop: Shop) => {
      await shop.catalogue.changeMerchStock(any(ids.merch), any([-1, 1, 2]))
    },
    edit,
    edit,
    edit,
    async (shop: Shop) => {
      const { kind, productId } = piece()
      await shop.catalogue.setHidden(kind, productId, random() < 0.3)
    },
  ]
}

describe.each([
  ['sqlite', 30],
  ['postgresql', 12],
] as const)('cached pages on %s', (database, steps) => {
  it('equal new renderings after any change, on both machines', async () => {
    const machines = await openMachines(database)
    const { shops } = machines
    const [first, second] = shops as [Shop, Shop]
    await hang(first)
    const served = await Promise.all(shops.map(serveKept))
    const random = seeded(20261122)
    const what = happenings(machines, random)
    for (let step = 0; step < steps; step += 1) {
      const shop = random() < 0.5 ? first : second
      await oneOf(
        random,
        what,
      )(shop).catch((error: unknown) => {
        if (!isShopError(error)) throw error
      })
      const fresh = await served[0]?.fresh(pages)
      for (const { kept } of served) {
        // The other machine learns of a change once it is committed.
        const shown = () => Promise.all(pages.map(kept))
        await expect.poll(shown, { interval: 5 }).toEqual(fresh)
      }
    }
    for (const each of served) each.close()
    for (const shop of shops) await shop.close()
  })
})
