import { beforeEach, expect, it } from 'vitest'
import { hour, minute } from '#kernel/clock.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import type { Trouble } from '#testing/fakes/fake-payment.ts'
import { withIssues } from '#testing/fixtures/order-issues.ts'
import { tillBench } from '#testing/harness/checkout.ts'
import { cartOf, putMerch, shopperWith } from '#testing/harness/checkout-parts.ts'

eachDatabase('checkout beside a provider in trouble', (lane) => {
  const bench = tillBench(lane)
  let pin: number

  beforeEach(async () => {
    pin = await putMerch(bench.db, 5)
  })

  const start = (userId: string, network = 'here') =>
    bench.till.checkout.startCheckout({ userId, network, wideNetwork: network })
  const pinBuyer = (quantity: number) =>
    shopperWith(bench.db, [{ kind: 'merch', productId: pin, quantity }])
  const orders = async () => {
    const { read } = bench.db
    const rows = read.selectFrom('orders').select(['id', 'state', 'total']).orderBy('number')
    const all = await withIssues(read, await rows.execute())
    return all.map(({ state, total, issues }) => ({ state, total, issues }))
  }
  /** Two presses of one buyer, both standing before the provider's door. */
  async function twoAtTheDoor(buyer: string) {
    const press = async () => {
      const { promise, resolve } = Promise.withResolvers<Trouble>()
      const arrived = Promise.withResolvers<void>()
      bench.payment.meet = () => {
        arrived.resolve()
        return promise
      }
      const pressed = start(buyer)
      pressed.catch(() => {})
      await arrived.promise
      return { pressed, goOn: resolve }
    }
    return [await press(), await press()] as const
  }
  const firstSession = () => bench.payment.ids[0] as string

  it('keeps the cart and gives the hold back when the provider is down', async () => {
    bench.payment.meet = () => 'before'
    const buyer = await pinBuyer(2)
    await expect(start(buyer)).rejects.toMatchObject({ code: 'payment_unavailable' })
    expect(await bench.units()).toMatchObject({ [`merch/${pin}`]: [5, 0] })
    expect(await cartOf(bench.db, buyer)).toEqual({ [`merch/${pin}`]: 2 })
  })

  it('tells the owner once a day that a buyer could not pay', async () => {
    bench.payment.meet = () => 'refused'
    for (const quantity of [1, 2]) {
      await expect(start(await pinBuyer(quantity))).rejects.toMatchObject({
        code: 'payment_refused',
      })
    }
    expect(await bench.mails()).toMatchObject([
      { kind: 'needs-you', facts: { cause: 'payments', reason: 'It does not want to.' } },
    ])
    bench.clock.advance(24 * hour)
    await expect(start(await pinBuyer(1))).rejects.toMatchObject({ code: 'payment_refused' })
    expect(await bench.mails()).toHaveLength(2)
  })

  it('asks again when the provider’s answer ends nothing', async () => {
    await start(await pinBuyer(2))
    const { getSession } = bench.payment
    bench.payment.getSession = async (id) => {
      const session = await getSession(id)
      // An answer about something else, which no order knows.
      return session && { ...session, id: 'other', orderId: null, status: 'expired' }
    }
    bench.clock.advance(40 * minute)
    await bench.till.jobs.runDue()
    expect(await bench.units()).toMatchObject({ [`merch/${pin}`]: [5, 2] })
    bench.payment.getSession = getSession
    bench.clock.advance(hour)
    await bench.till.jobs.runDue()
    expect(await bench.units()).toMatchObject({ [`merch/${pin}`]: [5, 0] })
  })

  it('starts anew after the provider’s answer was lost', async () => {
    bench.payment.meet = () => 'after'
    const buyer = await pinBuyer(2)
    await expect(start(buyer)).rejects.toMatchObject({ code: 'payment_unavailable' })
    bench.payment.meet = () => null
    expect(await start(buyer)).toEqual({ url: 'https://pay.example/fake_2' })
    expect(await bench.units()).toMatchObject({ [`merch/${pin}`]: [5, 2] })
  })

  it('heals an attempt that a crash left between commit and call, with the same parameters', async () => {
    const buyer = await pinBuyer(2)
    bench.payment.meet = () => Promise.reject(new Error('the process ended here'))
    await expect(start(buyer)).rejects.toThrow('ended here')
    bench.payment.meet = () => null
    bench.clock.advance(minute)
    expect(await start(buyer)).toEqual({ url: 'https://pay.example/fake_1' })
    expect(await orders()).toMatchObject([{ state: 'pending' }])
  })

  it('begins anew when a crash left an attempt that the provider takes no more', async () => {
    const buyer = await pinBuyer(2)
    bench.payment.meet = () => Promise.reject(new Error('the process ended here'))
    await expect(start(buyer)).rejects.toThrow('ended here')
    bench.payment.meet = () => null
    bench.clock.advance(40 * minute)
    expect(await start(buyer)).toEqual({ url: 'https://pay.example/fake_1' })
    expect(await orders()).toMatchObject([{ state: 'cancelled' }, { state: 'pending' }])
    expect(await bench.units()).toMatchObject({ [`merch/${pin}`]: [5, 2] })
  })

  it('keeps the session that one of two presses got when the other press fails', async () => {
    const buyer = await pinBuyer(2)
    const [one, two] = await twoAtTheDoor(buyer)
    one.goOn(null)
    expect(await one.pressed).toEqual({ url: 'https://pay.example/fake_1' })
    two.goOn('before')
    await expect(two.pressed).rejects.toMatchObject({ code: 'payment_unavailable' })
    expect(await orders()).toMatchObject([{ state: 'pending' }])
    expect(await bench.units()).toMatchObject({ [`merch/${pin}`]: [5, 2] })
  })

  it('lets nobody pay at a session that came after its attempt was given up', async () => {
    const buyer = await pinBuyer(2)
    const [one, two] = await twoAtTheDoor(buyer)
    one.goOn('before')
    await expect(one.pressed).rejects.toMatchObject({ code: 'payment_unavailable' })
    bench.payment.meet = () => null
    two.goOn(null)
    expect(await two.pressed).toEqual({ url: 'https://pay.example/fake_2' })
    expect(bench.payment.pay('fake_1')).toBe(false)
    expect(await bench.units()).toMatchObject({ [`merch/${pin}`]: [5, 2] })
  })

  it('gives back what nobody ever came to pay for', async () => {
    const buyer = await pinBuyer(2)
    bench.payment.meet = () => Promise.reject(new Error('the process ended here'))
    await expect(start(buyer)).rejects.toThrow('ended here')
    bench.payment.meet = () => null
    bench.clock.advance(40 * minute)
    await bench.till.jobs.runDue()
    expect(await bench.units()).toMatchObject({ [`merch/${pin}`]: [5, 0] })
  })

  it('keeps asking a provider that is down before it ends a hold', async () => {
    await start(await pinBuyer(2))
    bench.payment.meet = () => 'before'
    for (let days = 0; days < 4; days++) {
      bench.clock.advance(24 * hour)
      await bench.till.jobs.runDue()
    }
    expect(await bench.units()).toMatchObject({ [`merch/${pin}`]: [5, 2] })
    bench.payment.meet = () => null
    bench.clock.advance(24 * hour)
    await bench.till.jobs.runDue()
    expect(await bench.units()).toMatchObject({ [`merch/${pin}`]: [5, 0] })
    expect(await orders()).toMatchObject([{ state: 'expired' }])
  })

  it('sells what was paid in time although the provider could not tell for hours', async () => {
    await start(await pinBuyer(2))
    bench.payment.pay(firstSession())
    bench.clock.advance(3 * hour)
    await bench.till.jobs.runDue()
    expect(await bench.units()).toMatchObject({ [`merch/${pin}`]: [3, 0] })
    expect(await orders()).toMatchObject([{ state: 'paid' }])
  })
})
