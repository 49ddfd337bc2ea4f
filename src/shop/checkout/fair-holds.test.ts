import { beforeEach, describe, expect, it } from 'vitest'
import { hour, minute } from '#kernel/clock.ts'
import { forgetOldHoldUses } from '#shop/stock/hold-limits.server.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { tillBench } from '#testing/harness/checkout.ts'
import {
  fillCart,
  openTill,
  putMerch,
  putShirt,
  shopperWith,
} from '#testing/harness/checkout-parts.ts'

/* Holds are fair: a courtesy to a buyer, and no way to close the shop. */

eachDatabase('a hold', (lane) => {
  const bench = tillBench(lane)
  let shirt: number

  beforeEach(async () => {
    bench.till = openTill({ ...bench, rateLimits: true })
    shirt = await putShirt(bench.db)
  })

  const wants = (productId = shirt) => [{ kind: 'clothing' as const, productId }]
  const visitor = (productId = shirt) => shopperWith(bench.db, wants(productId))
  const start = (userId: string, network = 'home', wideNetwork = network) =>
    bench.till.checkout.startCheckout({ userId, network, wideNetwork })
  const wait = (minutes: number) => bench.clock.advance(minutes * minute)
  const work = () => bench.till.jobs.runDue()
  const holdsNow = async () =>
    (await bench.till.checkout.holds()).map(({ until, pieces }) => [
      until === null ? null : Math.round((until - bench.clock.now()) / minute),
      pieces.map(({ name, quantity }) => `${quantity} ${name}`),
    ])

  describe('of one visitor', () => {
    it('lasts 35 minutes, and pressing again adds none', async () => {
      const buyer = await visitor()
      const first = await start(buyer)
      await wait(20)
      expect(await start(buyer)).toEqual(first)
      expect(await holdsNow()).toEqual([[15, ['1 Tide pool']]])
    })

    it('gets no time from changing the cart, or from cancelling and starting anew', async () => {
      const buyer = await visitor()
      await start(buyer)
      await wait(12)
      const pin = await putMerch(bench.db, 5)
      await fillCart(bench.db, buyer, [...wants(), { kind: 'merch', productId: pin }])
      await start(buyer)
      expect(await holdsNow()).toEqual([[23, ['1 Tide pool', '1 Tide pool']]])
    })

    it('ends at the provider, too, when it is shorter than a payment session', async () => {
      const buyer = await visitor()
      await start(buyer)
      await wait(12)
      await fillCart(bench.db, buyer, [
        ...wants(),
        { kind: 'merch', productId: await putMerch(bench.db, 5) },
      ])
      await start(buyer)
      await wait(23)
      await work()
      expect(await holdsNow()).toEqual([])
      expect(bench.payment.pay(bench.payment.ids.at(-1) as string)).toBe(false)
    })

    it('is ten minutes once a whole one went by, for a buyer who comes back after lunch', async () => {
      const buyer = await visitor()
      await start(buyer)
      await wait(36)
      bench.payment.tick()
      await bench.sendAll()
      await wait(60)
      await start(buyer)
      expect(await holdsNow()).toEqual([[10, ['1 Tide pool']]])
      bench.payment.pay(bench.payment.ids.at(-1) as string)
      await bench.till.checkout.returnFromPayment(bench.payment.ids.at(-1) as string)
      expect(await bench.units()).toEqual({ [`clothing/${shirt}`]: [0, 0] })
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

    it('is a whole one again after six hours', async () => {
      const buyer = await visitor()
      await start(buyer)
      await wait(6 * 60 + 36)
      await work()
      await start(buyer)
      expect(await holdsNow()).toEqual([[35, ['1 Tide pool']]])
    })

    it('is asked for in words beyond five one-of-a-kind pieces', async () => {
      const shirts = [shirt]
      while (shirts.length < 6) shirts.push(await putShirt(bench.db))
      const buyer = await shopperWith(
        bench.db,
        shirts.flatMap((id) => wants(id)),
      )
      await expect(start(buyer)).rejects.toMatchObject({
        code: 'quantity_limit',
        details: { items: Array(6).fill('Tide pool') },
      })
      expect(await holdsNow()).toEqual([])
    })
  })

  describe('of people behind one address', () => {
    it('is nobody else’s affair while their carts are small', async () => {
      for (let n = 0; n < 8; n++) await start(await visitor(await putShirt(bench.db)), 'office')
      expect(await holdsNow()).toHaveLength(8)
    })

    it('shares the piece’s time: a colleague gets ten minutes', async () => {
      await start(await visitor(), 'office')
      await wait(36)
      await work()
      await start(await visitor(), 'office')
      expect(await holdsNow()).toEqual([[10, ['1 Tide pool']]])
    })

    it('counts against no network once it is paid', async () => {
      await start(await visitor(), 'office')
      bench.payment.pay(bench.payment.ids[0] as string)
      await bench.till.checkout.returnFromPayment(bench.payment.ids[0] as string)
      expect(await bench.db.read.selectFrom('hold_uses').selectAll().execute()).toEqual([])
    })
  })

  describe('that the owner ends', () => {
    it('is free at once, and its holder gets no more time', async () => {
      const buyer = await visitor()
      await start(buyer)
      const [hold] = await bench.till.checkout.holds()
      expect(await bench.till.checkout.endHold(hold?.orderId ?? '')).toBe('cancelled')
      expect(bench.payment.pay(bench.payment.ids[0] as string)).toBe(false)
      expect(await bench.units()).toEqual({ [`clothing/${shirt}`]: [1, 0] })
      await start(buyer)
      expect(await holdsNow()).toEqual([[10, ['1 Tide pool']]])
    })

    it('is a sale when the payment was faster', async () => {
      await start(await visitor())
      const [hold] = await bench.till.checkout.holds()
      bench.payment.pay(bench.payment.ids[0] as string)
      expect(await bench.till.checkout.endHold(hold?.orderId ?? '')).toBe('paid')
      expect(await bench.units()).toEqual({ [`clothing/${shirt}`]: [0, 0] })
    })

    it('runs on while the provider can’t be had', async () => {
      await start(await visitor())
      const [hold] = await bench.till.checkout.holds()
      bench.payment.meet = () => 'before'
      await expect(bench.till.checkout.endHold(hold?.orderId ?? '')).rejects.toMatchObject({
        code: 'payment_unavailable',
      })
      expect(await holdsNow()).toHaveLength(1)
    })

    it.each(['', 'nothing', 'f'.repeat(32)])(
      'is none when there is no such order: %o',
      async (id) => {
        expect(await bench.till.checkout.endHold(id)).toBeNull()
      },
    )
  })

  it('forgets who held what when six hours have gone by', async () => {
    await start(await visitor())
    await wait(36)
    await work()
    const rows = () => bench.db.read.selectFrom('hold_uses').select('order_id').execute()
    await bench.db.transact((trx) => forgetOldHoldUses(trx, bench.clock.now()))
    expect(await rows()).toHaveLength(1)
    bench.clock.advance(6 * hour)
    await bench.db.transact((trx) => forgetOldHoldUses(trx, bench.clock.now()))
    expect(await rows()).toEqual([])
  })
})
