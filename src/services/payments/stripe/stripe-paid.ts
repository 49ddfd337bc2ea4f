import type Stripe from 'stripe'
import type { Currency } from '#platform/money/currency.ts'
import { second } from '#platform/time/clock.ts'
import type { PaidSession } from '#services/payments/port.ts'
import { ask } from './stripe-call.ts'
import { isOurs, toPaymentSession } from './stripe-session.ts'

/** An account that sells elsewhere, too, must not be asked without end. */
const mostPages = 40

/** Stripe lists the newest first. `since` in epoch ms. */
export async function paidStripeSessions(
  stripe: Stripe,
  currency: Currency,
  since: number,
): Promise<PaidSession[]> {
  const query = {
    status: 'complete',
    created: { gte: Math.floor(since / second) },
    limit: 100,
    expand: ['data.line_items'],
  } as const
  const found: Stripe.Checkout.Session[] = []
  for (let page = 0, isMore = true; isMore && page < mostPages; page += 1) {
    const starting_after = found.at(-1)?.id
    const { data, has_more } = await ask(() =>
      stripe.checkout.sessions.list({
        ...query,
        expand: [...query.expand],
        ...(starting_after && { starting_after }),
      }),
    )
    found.push(...data)
    isMore = has_more && data.length > 0
  }
  return found
    .reverse()
    .filter((session) => isOurs(session, currency))
    .map((session) => ({
      ...toPaymentSession(session),
      at: session.created * second,
      currency,
      lines: (session.line_items?.data ?? []).map(({ description, quantity }) => ({
        name: description ?? '',
        quantity: quantity ?? 1,
      })),
    }))
    .filter(({ paid }) => paid)
}
