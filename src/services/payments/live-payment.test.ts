import { beforeEach, describe, expect, it } from 'vitest'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import type { FakePayment } from '#testing/fakes/fake-payment.ts'
import { fakePayment } from '#testing/fakes/fake-payment.ts'
import { paymentRequestOf } from './contract.ts'
import { livePayment } from './live-payment.ts'
import { type PaymentProvider, paymentAccount } from './port.ts'

describe('the connected payment provider', () => {
  const clock = fakeClock()
  let demo: FakePayment
  let berlin: FakePayment
  let paris: FakePayment
  let current: PaymentProvider
  let former: PaymentProvider[]
  let payment: PaymentProvider
  const named = (name: string, account: string): FakePayment =>
    Object.assign(fakePayment(clock), { name, account, money: name === 'demo' ? 'play' : 'live' })
  beforeEach(() => {
    demo = named('demo', '')
    berlin = named('stripe', 'acct_berlin/live')
    paris = named('stripe', 'acct_paris/live')
    current = demo
    former = []
    payment = livePayment(
      {
        read: async () => ({ adapter: current }),
        current: () => ({ adapter: current }),
        former: async () => former.map((adapter) => ({ adapter })),
      },
      demo,
    )
  })

  function take(next: PaymentProvider): void {
    if (current !== demo) former.unshift(current)
    current = next
  }

  it('has the facts of the present provider', () => {
    expect(paymentAccount(payment)).toEqual({ provider: 'demo', account: '', money: 'play' })
    take(berlin)
    expect(paymentAccount(payment)).toMatchObject({
      provider: 'stripe',
      account: 'acct_berlin/live',
    })
  })

  it('asks the provider that took an order’s money, even after another was connected', async () => {
    take(berlin)
    const paidTo = paymentAccount(payment)
    const { id } = await payment.createSession(paymentRequestOf(clock), paidTo)
    take(paris)
    expect(await payment.getSession(id, paidTo)).toMatchObject({ id, status: 'open' })
    expect(paris.ids).toEqual([])
    expect(await payment.expireSession(id, paidTo)).toMatchObject({ status: 'expired' })
    berlin.pay(id)
    await payment.createSession(paymentRequestOf(clock))
    expect(paris.ids).toHaveLength(1)
  })

  it('refunds play money while real money is taken', async () => {
    const paidTo = paymentAccount(payment)
    const { id } = await payment.createSession(paymentRequestOf(clock))
    demo.pay(id)
    take(berlin)
    const request = { key: 'one', paymentRef: `ref-${id}`, amount: 100, paidTo }
    expect(await payment.refund(request)).toEqual({ refunded: 100 })
  })

  it('says when the account that took the money isn’t connected any more', async () => {
    take(paris)
    const paidTo = { provider: 'stripe', account: 'acct_berlin/live', money: 'live' } as const
    const refund = payment.refund({ key: 'one', paymentRef: 'pi', amount: 100, paidTo })
    await expect(refund).rejects.toMatchObject({
      code: 'payment_refused',
      message: expect.stringContaining('not connected to the shop any more'),
    })
    await expect(payment.getSession('cs', paidTo)).rejects.toMatchObject({
      code: 'payment_unavailable',
    })
  })

  it('asks the account of the same mode about an order from before accounts were known', async () => {
    take(berlin)
    const { id } = await payment.createSession(paymentRequestOf(clock))
    const paidTo = { provider: 'stripe', account: '', money: 'live' } as const
    expect(await payment.getSession(id, paidTo)).toMatchObject({ id })
    const test = { ...paidTo, money: 'test' } as const
    await expect(payment.getSession(id, test)).rejects.toMatchObject({
      code: 'payment_unavailable',
    })
  })

  it('reads an event from whichever account signed it, and says which', async () => {
    take(berlin)
    take(paris)
    const event = { type: 'other', id: 'evt' } as const
    const [body, headers] = berlin.post(event)
    paris.readEvent = async () => Promise.reject(await refusalOf(paris, event))
    expect(await payment.readEvent(body, headers, 'stripe')).toEqual({
      ...event,
      paidTo: paymentAccount(berlin),
    })
    const forged = berlin.post(event, true)
    await expect(payment.readEvent(...forged, 'stripe')).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(payment.readEvent(body, headers, 'paypal')).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})

async function refusalOf(provider: FakePayment, event: Parameters<FakePayment['post']>[0]) {
  const reading = fakePayment(fakeClock()).readEvent(...provider.post(event, true))
  return reading.then(
    () => new Error('was taken'),
    (error: unknown) => error,
  )
}
