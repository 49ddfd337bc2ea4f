import { formatMoney } from '#platform/money/money.ts'
import type { VoidReason } from '#shop/orders/record/order.ts'
import type { BuyerOrder } from '#shop/orders/record/order-views.ts'
import { parcelsInWords } from '#shop/store/dispatch/dispatch.copy.ts'
import { shopCopy } from '#web/ui/copy.ts'
import { recordPageCopy } from './copy.ts'

type Status = Pick<
  BuyerOrder,
  | 'state'
  | 'beingChecked'
  | 'isReplacement'
  | 'replacedBy'
  | 'voidReason'
  | 'fulfillments'
  | 'buyer'
  | 'cancel'
  | 'refunded'
  | 'currency'
  | 'pickup'
>

/** Without a mailbox, only the page of an order tells its buyer anything. */
const teller = (mails: boolean) => (mails ? 'an email' : 'the page of your order')

interface OrderWords {
  title: string
  text: string
}

export function orderWords(order: Status, mails: boolean): OrderWords {
  const { title, text } = stateWords(order, mails)
  const { replacedBy } = order
  return { title, text: replacedBy ? `${text} ${recordPageCopy.replacedBy(replacedBy)}` : text }
}

function stateWords(order: Status, mails: boolean): OrderWords {
  const { state, beingChecked, voidReason, fulfillments } = order
  if (voidReason === 'voided' && order.refunded > 0)
    return cancelledWords(formatMoney(order.refunded, order.currency))
  if (voidReason !== null) return voidWords[voidReason]
  if (order.cancel === 'asked') return cancelWords(mails)
  if (beingChecked) return checkWords
  if (order.pickup !== null && fulfillments.some(({ state: part }) => part === 'shipped')) {
    return readyWords(state === 'fulfilled', mails)
  }
  if (state === 'fulfilled') {
    return {
      title: "It's on its way!",
      text: 'Nothing of it is left to send. Thank you, again and properly.',
    }
  }
  if (state === 'paid' && fulfillments.some((fulfillment) => fulfillment.state === 'shipped')) {
    return {
      title: 'Some of it is on its way!',
      text: 'One parcel has left. The rest follows.',
    }
  }
  if (state === 'paid' && order.isReplacement) {
    return {
      title: 'I’m sending it again.',
      text: 'You pay nothing for this. Keep this page: it always knows how far it is.',
    }
  }
  if (state === 'paid') {
    return {
      title: shopCopy.ordered,
      text: 'Thank you! Keep this page: it always knows how far your order is.',
    }
  }
  if (state === 'processing') {
    return {
      title: 'Your payment is under way.',
      text: `Your bank takes its time. As soon as the money is here, I begin, and ${teller(mails)} tells you.`,
    }
  }
  if (state === 'pending') {
    return {
      title: 'Not paid yet.',
      text: 'The payment page is still open somewhere, or was left.',
    }
  }
  return {
    title: 'This one was not paid.',
    text: 'No money moved, and nothing was sent. Nothing is held for you any more.',
  }
}

const readyWords = (whole: boolean, mails: boolean) => ({
  title: whole ? "It's ready for you!" : 'Some of it is ready for you!',
  text: whole
    ? 'You can pick it up. Thank you, again and properly.'
    : `You can pick that up. When the rest is ready, ${teller(mails)} tells you.`,
})

const checkWords = {
  title: "I'm looking into this one.",
  text: 'Something about this order needs a person. Nothing more of it is sent until that is settled.',
}

const cancelWords = (mails: boolean) => ({
  title: 'It is being cancelled.',
  text: `Nothing of it is sent. Your refund has been requested, and ${teller(mails)} tells you when it is on its way.`,
})

/** After the payment; null: not this visitor's order. */
export function comesNext(order: Status | null, mails: boolean): { title: string; next: string[] } {
  const { next, ready } = mails ? recordPageCopy.byMail : recordPageCopy.byPage
  const title = shopCopy.ordered
  if (order === null) return { title, next: [mails ? next : recordPageCopy.otherBrowser] }
  const words = orderWords(order, mails)
  if (words.title !== title) return { title: words.title, next: [words.text] }
  const { pickup, fulfillments } = order
  const isDated = fulfillments.some(({ leaves }) => leaves !== null)
  const update = isDated && mails ? shopCopy.update : next
  const dates = parcelsInWords(fulfillments, pickup === null ? 'sent' : 'pickup')
  return { title, next: [pickup === null ? update : ready, ...dates] }
}

const cancelledWords = (sum: string) => ({
  title: 'This order is cancelled.',
  text: `Nothing of it is sent, and ${sum} is on its way back to you. Banks take up to ten days to show it.`,
})

const voidWords: Record<VoidReason, { title: string; text: string }> = {
  refunded: {
    title: 'Your money is on its way back.',
    text: 'All of it was refunded. Banks take up to ten days to show it, for reasons of their own.',
  },
  dispute_lost: {
    title: 'Your bank has given you the money back.',
    text: 'The payment was disputed, and that is how it ended. Nothing more of this order is sent.',
  },
  voided: {
    title: 'This order is cancelled.',
    text: 'It cost nothing, so no money moves, and nothing more of it is sent.',
  },
}

export const allOrderWords = [
  ...Object.values(voidWords),
  cancelledWords('$1'),
  ...[true, false].map((whole) => readyWords(whole, true)),
  ...(['pending', 'processing', 'paid', 'fulfilled', 'expired'] as const).map((state) =>
    orderWords(
      {
        state,
        beingChecked: false,
        isReplacement: false,
        voidReason: null,
        fulfillments: [],
        cancel: null,
        buyer: { name: null, email: null },
        refunded: 0,
        currency: 'USD',
        pickup: null,
      },
      true,
    ),
  ),
]

/** A voided order shows only the parts that have left; what waits for the studio has no dates. */
export function partsToShow(order: Status): BuyerOrder['fulfillments'] {
  const { voidReason, beingChecked, fulfillments } = order
  if (voidReason !== null) return fulfillments.filter(({ state }) => state === 'shipped')
  if (!beingChecked) return fulfillments
  return fulfillments.map((part) =>
    part.state === 'shipped' ? part : { ...part, leaves: null, arrives: null },
  )
}

export function goesToAnAddress({ state, voidReason, fulfillments }: Status): boolean {
  const isOver = voidReason !== null || state === 'expired' || state === 'cancelled'
  return !isOver || fulfillments.some((part) => part.state === 'shipped')
}

export function nextSteps(
  order: Status & Pick<BuyerOrder, 'lines' | 'delays'>,
  said: { madeToOrder: string; next: string; wrong: string },
  mails: boolean,
): string[] {
  const { state, beingChecked, voidReason, fulfillments, lines, buyer } = order
  if (beingChecked || voidReason !== null || order.cancel === 'asked') return []
  if (state !== 'paid' && state !== 'processing') return []
  const tells = mails ? `An email to ${buyer.email ?? 'you'} tells` : 'This page tells'
  const steps =
    state === 'processing'
      ? [`Your bank says yes, and ${mails ? 'an email' : 'this page'} tells you so.`]
      : []
  // A delay has replaced the usual promise.
  const asPromised = order.delays.length === 0
  if (asPromised && fulfillments.every((fulfillment) => fulfillment.state !== 'shipped')) {
    const prints = lines.some(
      ({ kind, inventoryPolicy }) => kind === 'prints' && inventoryPolicy === 'to_order',
    )
    steps.push(prints ? said.madeToOrder : said.next)
  }
  steps.push(
    order.pickup === null
      ? `${tells} you when it leaves.`
      : `${tells} you when you can pick it up.`,
  )
  steps.push(said.wrong)
  return steps.filter((words) => words !== '')
}
