import { expect, it } from 'vitest'
import { newSecret } from '#platform/ids.ts'
import { hour, minute } from '#platform/time/clock.ts'
import {
  createSubscriptions,
  type SubscriptionMail,
} from '#shop/audience/back-in-stock/subscriptions.server.ts'
import { addRows } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { openCatalogue } from '#testing/fixtures/catalogue/catalogue.ts'
import { fakeErasures } from '#testing/fixtures/upkeep/erasures.ts'
import { each } from '#testing/harness/each.ts'
import { createDrops } from './drops.server.ts'

eachDatabase('a drop', (lane) => {
  const shop = each(() => openCatalogue(lane))

  it('notifies each subscriber once when it begins', async () => {
    const mails: SubscriptionMail[] = []
    const mail = async (_: unknown, planned: SubscriptionMail) => void mails.push(planned)
    const subscriptions = createSubscriptions({
      db: shop.db,
      clock: shop.clock,
      erasures: fakeErasures(shop),
      isClosed: async () => false,
      mail,
    })
    const opensAt = shop.clock.now() + hour + minute
    const made = await createDrops(shop).save(null, {
      title: 'Night herons',
      words: 'Five of them.',
      opensAt,
      announced: true,
      oneEach: false,
      pieces: [],
    })
    const target = { kind: 'drop', productId: made.id } as const
    await subscriptions.ask(target, 'visitor@example.com')
    for (const { token } of mails.splice(0)) await subscriptions.confirm(token)
    // More than one look notifies at once.
    const others = Array.from({ length: 202 }, (_, at) => ({
      kind: 'drop' as const,
      product_id: made.id,
      email: `visitor-${at}@example.com`,
      token: newSecret(),
      state: 'confirmed' as const,
      state_since: shop.clock.now(),
    }))
    await addRows(shop.db, 'back_in_stock_subscriptions', others)
    shop.clock.advance(hour)
    await subscriptions.look()
    expect(mails).toEqual([])
    shop.clock.advance(minute)
    await subscriptions.look()
    await subscriptions.look()
    expect(new Set(mails.map(({ token }) => token)).size).toBe(203)
    expect(mails).toHaveLength(203)
    expect(await subscriptions.find(mails[0]?.token ?? '')).toMatchObject({
      name: 'Night herons',
      path: `/drop/${made.id}`,
    })
    await expect(subscriptions.ask(target, 'late@example.com')).rejects.toMatchObject({
      code: 'changed',
    })
  })
})
