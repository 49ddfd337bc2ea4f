import { expect, it } from 'vitest'
import { day, hour, minute } from '#platform/time/clock.ts'
import { quietLog } from '#testing/fakes/captured-log.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'
import { watchPayments } from './event-poll.server.ts'

const shop = eachCheckout('sqlite')

function watching() {
  const asked: [from: number, until: number][] = []
  const payment = Object.assign(shop.payment, {
    recentEvents: async (since: number, until: number) => {
      asked.push([since - shop.clock.now(), until - shop.clock.now()])
      return shop.payment.events.splice(0)
    },
  })
  const deps = { ...shop, payment, log: quietLog, tidy: async () => {} } as never
  return { asked, watch: watchPayments(deps) }
}

it('the job asks for the events of an outage once, an hour at a time, the oldest first', async () => {
  const { asked, watch } = watching()
  await watch.run({})
  shop.clock.advance(3 * hour)
  await shop.sendBuyer()
  shop.payment.pay('fake_1')
  asked.length = 0
  await watch.run({})
  const overlap = 2 * minute
  expect(asked).toEqual([
    [-3 * hour - overlap, -2 * hour],
    [-2 * hour - overlap, -hour],
    [-hour - overlap, 0],
  ])
  expect((await shop.order()).state).toBe('paid')
})

it('events stay read when a later part fails', async () => {
  const { asked, watch } = watching()
  await watch.run({})
  shop.clock.advance(90 * day)
  const { recentEvents } = shop.payment as unknown as { recentEvents(): Promise<never> }
  Object.assign(shop.payment, {
    recentEvents: async (...when: []) => {
      if (asked.length === 700) throw new Error('Stripe is away')
      return recentEvents(...when)
    },
  })
  asked.length = 0
  await expect(watch.run({})).rejects.toThrow('away')
  expect(asked[0]?.[0]).toBe(-30 * day - 2 * minute)
  Object.assign(shop.payment, { recentEvents })
  asked.length = 0
  await watch.run({})
  expect(asked).toHaveLength(20)
})

it('an event that fails keeps no other back, and is met again', async () => {
  const { watch } = watching()
  await watch.run({})
  await shop.sendBuyer()
  shop.payment.pay('fake_1')
  const [paid] = shop.payment.events
  if (paid?.type !== 'session') throw new Error('nothing was paid')
  const damaged = { ...paid, session: null }
  let listed: unknown[] = [damaged, paid]
  Object.assign(shop.payment, { recentEvents: async () => listed })
  shop.clock.advance(minute)
  await expect(watch.run({})).rejects.toThrow()
  expect((await shop.order()).state).toBe('paid')
  const asked: number[] = []
  listed = []
  Object.assign(shop.payment, {
    recentEvents: async (since: number) => {
      asked.push(since - shop.clock.now())
      return listed
    },
  })
  shop.clock.advance(hour)
  await watch.run({})
  expect(asked[0]).toBe(-hour - 3 * minute)
})
