import type Stripe from 'stripe'
import { second } from '#platform/time/clock.ts'
import type { PaymentEvent } from '#services/payments/port.ts'
import { ask } from './stripe-call.ts'
import { type EventReader, toPaymentEvent } from './stripe-events.ts'
import { reportedEvents } from './stripe-setup.ts'

/** Pages of a hundred events, the newest first: beyond them older events are lost. */
const mostPages = 10

/** `since` in epoch ms. */
export async function recentStripeEvents(
  reader: EventReader,
  since: number,
): Promise<PaymentEvent[]> {
  const found: Stripe.Event[] = []
  const query = {
    types: [...reportedEvents],
    created: { gte: Math.floor(since / second) },
    limit: 100,
  }
  for (let page = 0; page < mostPages; page++) {
    const after = found.at(-1)?.id
    const { data, has_more } = await ask(() =>
      reader.stripe.events.list({ ...query, ...(after && { starting_after: after }) }),
    )
    found.push(...data.filter(({ livemode }) => livemode === reader.live))
    if (!has_more || data.length === 0) break
  }
  const events: PaymentEvent[] = []
  for (const event of found.reverse()) events.push(await toPaymentEvent(reader, event))
  return events
}
