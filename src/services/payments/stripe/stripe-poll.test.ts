import { expect, it } from 'vitest'
import { hour } from '#platform/time/clock.ts'
import { eachStripeAccount } from '#testing/fixtures/checkout/stripe-account.ts'

const account = eachStripeAccount()

it('reads every event between two moments, the oldest first, on however many pages', async () => {
  const { clock, stripe, otherwise, paid } = account
  await paid()
  const [first] = stripe.events.splice(0)
  if (!first) throw new Error('no event was reported')
  const listed = Array.from({ length: 1234 }, (_, n) => ({ ...first, id: `evt_${n}` }))
  const early = { ...first, id: 'evt_early', created: first.created - 7200 }
  const late = { ...first, id: 'evt_late', created: first.created + 7200 }
  stripe.events.push(early, ...listed, late)
  const { recentEvents } = otherwise({ polled: true })
  const read = await recentEvents?.(clock.now() - hour, clock.now())
  expect(read?.map(({ id }) => id)).toEqual(listed.map(({ id }) => id))
})
