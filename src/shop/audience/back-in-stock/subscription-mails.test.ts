import type { Email } from 'postal-mime'
import { beforeEach, describe, expect, it } from 'vitest'
import { createApi } from '#http/app.ts'
import { minute } from '#platform/time/clock.ts'
import { setOnHand } from '#shop/catalogue/stock/stock.server.ts'
import { startMailServer } from '#testing/fakes/smtp-server.ts'
import {
  addPictures,
  countedBySize,
  sampleClothing,
  sampleMerch,
  samplePictures,
} from '#testing/fixtures/catalogue/products.ts'
import { mailedTo } from '#testing/fixtures/mailed.ts'
import { each } from '#testing/harness/each.ts'
import { createTestShop } from '#testing/harness/shop.ts'
import { subscriptionsData } from './personal-data.server.ts'
import type { SubscriptionTarget } from './subscription.ts'

const origin = 'https://heron.example'
const ada = 'ada@example.com'

describe('mails of back-in-stock subscriptions', () => {
  const server = each(startMailServer)
  const shop = each(() => createTestShop({ env: mailedTo(server) }))
  let id: number
  beforeEach(async () => {
    await addPictures(shop.db, samplePictures)
    id = (await shop.catalogue.create({ ...sampleMerch(), quantity: 1 })).product.id
    await stock(0)
    await shop.jobs.schedule()
  })

  const stock = (units: number) =>
    shop.db.transact((trx) => setOnHand(trx, { kind: 'merch', productId: id, size: '' }, units))
  const header = (mail: Email | undefined, name: string) =>
    mail?.headers.find(({ key }) => key === name)?.value
  const tokenIn = (mail: Email | undefined) =>
    mail?.text?.match(/https:\/\/heron\.example\/waiting\/([\w-]+)/)?.[1] ?? ''
  /** Advances the clock past the next check for pieces that are back. */
  async function pass(): Promise<void> {
    shop.clock.advance(6 * minute)
    await shop.jobs.runDue()
    await shop.jobs.runDue()
  }
  async function ask(target: SubscriptionTarget = { kind: 'merch', productId: id }) {
    await shop.storefront.subscriptions.ask(target, ada)
    await shop.jobs.runDue()
    return tokenIn(server.mails.splice(0)[0])
  }

  it('ask for a confirmation, notify once, and can be left with one click', async () => {
    const token = await ask()
    await shop.storefront.subscriptions.confirm(token)
    await pass()
    expect(server.mails).toEqual([])
    await stock(2)
    await pass()
    await pass()
    const [mail, ...rest] = server.mails
    expect(rest).toEqual([])
    expect(mail?.to?.[0]?.address).toBe(ada)
    expect(mail?.text).toContain(`${origin}/merch/${id}`)
    expect(mail?.html).toContain('<img src="https://heron.example/media/')
    expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const way = header(mail, 'list-unsubscribe')?.slice(1, -1) ?? ''
    expect(way).toBe(`${origin}/api/waiting/${token}/leave`)

    const click = new Request(way, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    const answer = await createApi(shop).fetch(click)
    expect([answer.status, await answer.json()]).toEqual([200, { done: true }])
    expect(await shop.storefront.subscriptions.find(token)).toBeNull()
  })

  it('name the price of the awaited size', async () => {
    const { ownSizes, ...counted } = countedBySize({ S: 1, L: 0 })
    const priced = ownSizes.map((size) => (size.label === 'L' ? { ...size, price: 9900 } : size))
    const { product } = await shop.catalogue.create(
      sampleClothing({ ...counted, ownSizes: priced }),
    )
    const large = { kind: 'clothing', productId: product.id, size: 'L' } as const
    await shop.storefront.subscriptions.confirm(await ask(large))
    await shop.db.transact((trx) => setOnHand(trx, large, 1))
    await pass()
    const [mail] = server.mails
    expect(mail?.text).toContain('$99.00')
    expect(mail?.text).toContain('size L')
    expect(mail?.text).not.toContain('$28.00')
  })

  it('never go to an address that left or was forgotten before the delivery', async () => {
    const token = await ask()
    await shop.storefront.subscriptions.confirm(token)
    await stock(2)
    await shop.storefront.subscriptions.look()
    await shop.admin.privacy.erase(ada)
    await pass()
    expect(server.mails).toEqual([])
    expect(await subscriptionsData.find(shop.db.read, ada)).toEqual([])
  })

  it('wait for the end of a vacation', async () => {
    await shop.storefront.subscriptions.ask({ kind: 'shop', productId: 0 }, ada)
    await shop.jobs.runDue()
    await shop.storefront.subscriptions.confirm(tokenIn(server.mails.splice(0)[0]))
    const words = { header: 'Out', message: 'Back soon', startsOn: null, opensOn: null }
    await shop.storefront.vacation.save({ on: true, ...words })
    await pass()
    expect(server.mails).toEqual([])
    await shop.storefront.vacation.save({ on: false, ...words })
    await pass()
    expect(server.mails.map(({ subject }) => subject)).toEqual(['The shop is open again'])
  })
})
