import type { VoidReason } from '#shop/orders/order.ts'
import type { Need, OwnerFulfillment, OwnerOrderRow } from './owner-order.ts'

/*
 * How an order stands, in plain words: the same in the list, on its page and in the table for the
 * owner's books.
 */

type Standing = Pick<OwnerOrderRow, 'state' | 'fulfillments' | 'refunded' | 'voidReason'>

/** 'To ship', 'At the printer, to ship', 'All sent'. */
export function stateWords(order: Standing): string {
  if (order.voidReason !== null) return voidWords[order.voidReason]
  const words = plainWords(order)
  return order.refunded > 0 ? `${words}, partly refunded` : words
}

const voidWords: Record<VoidReason, string> = {
  refunded: 'Refunded',
  dispute_lost: 'Dispute lost',
  voided: 'Called off',
}

function plainWords({ state, fulfillments }: Standing): string {
  if (state === 'pending') return 'Paying right now'
  if (state === 'processing') return 'Payment on its way'
  if (state === 'cancelled') return 'Not paid'
  if (state === 'expired') return 'Left without paying'
  if (state === 'fulfilled') return 'All sent'
  const open = fulfillments
    .filter((fulfillment) => fulfillment.state !== 'shipped')
    .map(fulfillmentWords)
  if (open.length === 0) return 'Paid'
  const [first = '', ...rest] = [...new Set(open)]
  return [first, ...rest.map((one) => one.toLowerCase())].join(', ')
}

/** The state of a fulfillment in words. */
export function fulfillmentWords({ kind, state, selfFulfilled }: OwnerFulfillment): string {
  if (state === 'shipped') return kind === 'prints' ? 'Prints sent' : 'Sent'
  if (state === 'failed') return 'Prints refused'
  if (kind === 'studio') return 'To ship'
  if (state === 'queued') return 'Prints waiting'
  if (selfFulfilled) return 'Prints to make'
  return state === 'sent' ? 'At the printer' : 'Being printed'
}

export const needWords: Record<Need, string> = {
  issue: 'Needs you',
  dispute: 'Disputed',
  prints_failed: 'Prints refused',
  overdue: 'Overdue',
  stuck: 'Stuck',
}
