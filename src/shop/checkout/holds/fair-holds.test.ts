import { beforeEach, describe, expect, it } from 'vitest'
import { writeSetting } from '#platform/db/settings.ts'
import { hour, minute } from '#platform/time/clock.ts'
import type { PaymentRequest } from '#services/payments/port.ts'
import { forgetOldHoldUses } from '#shop/catalogue/stock/hold-limits.server.ts'
import { debitsSetting } from '#shop/checkout/checkout/debits/debits.schema.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { addPins, addShirt } from '#testing/fixtures/catalogue/products.ts'
import { fillCart, shopperWith } from '#testing/fixtures/checkout/buyers.ts'
import { eachCheckout, openSelling } from '#testing/harness/checkout.ts'

/* Holds are fair: a courtesy to a buyer, and no way to close the shop. */

eachDatabase('a hold', (lane) => {
  const shop = eachCheckout(lane)
  let shirt: number

  beforeEach(async () => {
    Object.assign(shop, await openSelling({ ...shop, rateLimits: true }))
    shirt = await addShirt(shop.db)
  })

  const wants = (productId = shirt) => [{ kind: 'clothing' as const, productId }]
  const visitor = (productId = shirt) => shopperWith(shop.db, wants(productId))
  const start = (userId: string, network = 'home', wideNetwork = network) =>
    shop.checkout.startCheckout({ userId, network, wideNetwork })
  /** A studio of so many single pieces, the first one among them. */
  const studioOf = async (count: number) => {
    const shirts = [shirt]
    while (shirts.length < count) shirts.push(await addShirt(shop.db))
    return shirts
  }
  const wait = (minutes: number) => shop.clock.advance(minutes * minute)
  const work = () => shop.jobs.runDue()
  const holdsNow = async () =>
    (await shop.checkout.holds()).map(({ until, pieces }) => [
      until === null ? null : Math.round((until - shop.clock.now()) / minute),
      pieces.map(({ name, quantity }) => `${quantity} ${name}`),
    ])

  describe('holds of people behind one address', () => {
    it('stay counted while a debit is under way', async () => {
      const shirts = await studioOf(4)
      for (const one of shirts.slice(1)) {
        await start(await visitor(one))
        shop.payment.payLater(shop.payment.ids.at(-1) as string)
        await shop.sendAll()
      }
      wait(50)
      await expect(start(await visitor())).rejects.toMatchObject({
        code: 'hold_limit',
        details: { retryAfter: 2100 },
      })
      shop.payment.endDebit(shop.payment.ids.at(-1) as string, true)
      await shop.sendAll()
      await start(await visitor())
    })

    it('count in full when a debit bounced at once', async () => {
      await start(await visitor())
      const session = shop.payment.ids.at(-1) as string
      shop.payment.payLater(session)
      shop.payment.endDebit(session, false)
      await shop.sendAll()
      await start(await visitor())
      expect(await holdsNow()).toEqual([[10, ['1 Tide pool']]])
    })

    it('count against no network once paid', async () => {
      await start(await visitor(), 'office')
      shop.payment.pay(shop.payment.ids[0] as string)
      await shop.checkout.returnFromPayment(shop.payment.ids[0] as string)
      expect(await shop.db.read.selectFrom('hold_uses').selectAll().execute()).toEqual([])
    })
  })

  describe('a hold that the owner ends', () => {
    it('is free at once, and its holder gets no more time', async () => {
      const buyer = await visitor()
      await start(buyer)
      const [hold] = await shop.checkout.holds()
      expect(await shop.checkout.endHold(hold?.orderId ?? '')).toBe('cancelled')
      expect(shop.payment.pay(shop.payment.ids[0] as string)).toBe(false)
      expect(await shop.units()).toEqual({ [`clothing/${shirt}`]: [1, 0] })
      await start(buyer)
      expect(await holdsNow()).toEqual([[10, ['1 Tide pool']]])
    })
  })

  it('forgets its holder after six hours', async () => {
    await start(await visitor())
    await wait(36)
    await work()
    const rows = () => shop.db.read.selectFrom('hold_uses').select('order_id').execute()
    await shop.db.transact((trx) => forgetOldHoldUses(trx, shop.clock.now()))
    expect(await rows()).toHaveLength(1)
    shop.clock.advance(6 * hour)
    await shop.db.transact((trx) => forgetOldHoldUses(trx, shop.clock.now()))
    expect(await rows()).toEqual([])
  })

  if (lane !== 'sqlite') return

  it('stays counted when the key of its networks has changed', async () => {
    await start(await visitor(), 'office', 'street')
    await wait(36)
    await work()
    const renamed = { network: 'office, anew', wideNetwork: 'street, anew' }
    const earlier = [{ network: 'office', wideNetwork: 'street' }]
    await shop.checkout.startCheckout({ userId: await visitor(), ...renamed, earlier })
    expect(await holdsNow()).toEqual([[10, ['1 Tide pool']]])
  })

  it('leaves two thirds of a studio’s single pieces to other networks', async () => {
    const held = new Map<string, number>()
    for (const one of await studioOf(17)) {
      for (const from of ['one address', 'another of its /24', 'elsewhere']) {
        const wide = from === 'elsewhere' ? 'elsewhere' : 'street'
        const isHeld = await start(await visitor(one), from, wide).then(
          () => true,
          () => false,
        )
        if (isHeld) held.set(from, (held.get(from) ?? 0) + 1)
        if (isHeld) break
      }
    }
    expect(Object.fromEntries(held)).toEqual({
      'one address': 5,
      'another of its /24': 4,
      elsewhere: 3,
    })
  })

  it('of a single piece, or of most of what is left, allows only payments that are certain at once, unless the owner allows debits', async () => {
    const isImmediate = async () => {
      const { attempt_params } = await shop.db.read
        .selectFrom('orders')
        .select('attempt_params')
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
      return (JSON.parse(attempt_params) as PaymentRequest).immediate === true
    }
    await start(await visitor())
    expect(await isImmediate()).toBe(true)
    const productId = await addPins(shop.db, 5)
    const pins = (quantity: number) =>
      shopperWith(shop.db, [{ kind: 'merch', productId, quantity }]).then((buyer) => start(buyer))
    await pins(3)
    expect(await isImmediate()).toBe(true)
    await pins(1)
    expect(await isImmediate()).toBe(false)
    await pins(1)
    expect(await isImmediate()).toBe(true)
    await shop.db.transact((trx) => writeSetting(trx, debitsSetting, { forSingles: true }, 0))
    await start(await visitor(await addShirt(shop.db)))
    expect(await isImmediate()).toBe(false)
  })

  describe('that the owner ends', () => {
    it('counts an ended debit as a full hold', async () => {
      await start(await visitor())
      shop.payment.payLater(shop.payment.ids.at(-1) as string)
      await shop.sendAll()
      const [hold] = await shop.checkout.holds()
      shop.clock.advance(50 * hour)
      expect(await shop.checkout.endHold(hold?.orderId ?? '')).toBe('cancelled')
      await start(await visitor())
      expect(await holdsNow()).toEqual([[10, ['1 Tide pool']]])
    })

    it('is a sale when the payment was faster', async () => {
      await start(await visitor())
      const [hold] = await shop.checkout.holds()
      shop.payment.pay(shop.payment.ids[0] as string)
      expect(await shop.checkout.endHold(hold?.orderId ?? '')).toBe('paid')
      expect(await shop.units()).toEqual({ [`clothing/${shirt}`]: [0, 0] })
    })

    it('continues while the provider fails, and is missing for an unknown order', async () => {
      await start(await visitor())
      const [hold] = await shop.checkout.holds()
      shop.payment.meet = () => 'before'
      await expect(shop.checkout.endHold(hold?.orderId ?? '')).rejects.toMatchObject({
        code: 'payment_unavailable',
      })
      expect(await holdsNow()).toHaveLength(1)
      for (const id of ['', 'nothing', 'f'.repeat(32)]) {
        expect(await shop.checkout.endHold(id)).toBeNull()
      }
    })
  })

  describe('of one visitor', () => {
    it('isn’t extended by a changed cart, and ends at the provider, too', async () => {
      const buyer = await visitor()
      await start(buyer)
      await wait(12)
      await fillCart(shop.db, buyer, [
        ...wants(),
        { kind: 'merch', productId: await addPins(shop.db, 5) },
      ])
      await start(buyer)
      expect(await holdsNow()).toEqual([[23, ['1 Tide pool', '1 Tide pool']]])
      await wait(23)
      await work()
      expect(await holdsNow()).toEqual([])
      expect(shop.payment.pay(shop.payment.ids.at(-1) as string)).toBe(false)
    })

    it('doesn’t renew its ten minutes, and leaves the piece to others', async () => {
      const buyer = await visitor()
      await start(buyer)
      await wait(36)
      await work()
      await start(buyer)
      await wait(11)
      await work()
      await expect(start(buyer)).rejects.toMatchObject({ code: 'hold_limit' })
      await start(await visitor(), 'elsewhere')
      expect(await holdsNow()).toEqual([[35, ['1 Tide pool']]])
    })
  })
})
