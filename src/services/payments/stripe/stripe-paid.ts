import type Stripe from 'stripe'
import type { Currency } from '#platform/money/currency.ts'
import { second } from '#platform/time/clock.ts'
import type { PaidList, PaidSession } from '#services/payments/port.ts'
import { ask } from './stripe-call.ts'
import { isOurs, toPaymentSession } from './stripe-session.ts'

/** An account that sells elsewhere, too, must not be asked without end. */
const mostPages = 40

/** Stripe lists the newest first. `since` in epoch ms. */
export async function paidStripeSessions(
  stripe: Stripe,
  currency: Currency,
  since: number,
  pages = mostPages,
): Promise<PaidList> {
  const query = {
    status: 'complete',
    created: { gte: Math.floor(since / second) },
    limit: 100,
    expand: ['data.line_items'],
  } as const
  const found: Stripe.Checkout.Session[] = []
  let isMore = true
  for (let page = 0; isMore && page < pages; page += 1) {
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
  const oldest = found.at(-1)
  const unreadBefore = isMore && oldest ? oldest.created * second : null
  const paid: PaidSession[] = []
  for (const session of found.reverse().filter((each) => isOurs(each, currency))) {
    const read = toPaymentSession(session)
    if (!read.paid) continue
    const lines = await linesOf(stripe, session)
    paid.push({ ...read, at: session.created * second, currency, lines })
  }
  return { paid, unreadBefore }
}

/** A list of sessions shows the first ten lines of each. */
async function linesOf(stripe: Stripe, { id, line_items: first }: Stripe.Checkout.Session) {
  const { data } = first?.has_more
    ? await ask(() => stripe.checkout.sessions.listLineItems(id, { limit: 100 }))
    : (first ?? { data: [] })
  return data.map(({ description, quantity }) => ({
    name: description ?? '',
    quantity: quantity ?? 1,
  }))
}
