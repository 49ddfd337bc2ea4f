import type Stripe from 'stripe'
import { second } from '#platform/time/clock.ts'
import type { PaymentEvent } from '#services/payments/port.ts'
import { ask } from './stripe-call.ts'
import { type EventReader, toPaymentEvent } from './stripe-events.ts'
import { reportedEvents } from './stripe-setup.ts'

/** `since` and `until` in epoch ms. Stripe lists the newest first. */
export async function recentStripeEvents(
  reader: EventReader,
  since: number,
  until: number,
): Promise<PaymentEvent[]> {
  const created = { gte: Math.floor(since / second), lte: Math.ceil(until / second) }
  const query = { types: [...reportedEvents], created, limit: 100 }
  const found: Stripe.Event[] = []
  for (let isMore = true; isMore; ) {
    const starting_after = found.at(-1)?.id
    const { data, has_more } = await ask(() =>
      reader.stripe.events.list({ ...query, ...(starting_after && { starting_after }) }),
    )
    found.push(...data)
    isMore = has_more && data.length > 0
  }
  const events: PaymentEvent[] = []
  for (const event of found.reverse()) {
    if (event.livemode === reader.live) events.push(await toPaymentEvent(reader, event))
  }
  return events
}
