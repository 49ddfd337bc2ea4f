/* What the owner is told when the shop can't go on without her: one mail a cause. */

import type { MailJob } from '#db/outbox.ts'
import { adminPath } from '#kernel/page-paths.ts'
import { failureWords, workWords } from '#shop/order-admin/stuck-work.ts'
import type { House, Letter } from '../letter.ts'
import type { MailKind } from '../mail-kind.ts'

export const needsYou: MailKind = async ({ reader, house }, { orderId, facts }) => {
  const order = orderId
    ? await reader
        .selectFrom('orders')
        .select('number')
        .where('id', '=', orderId)
        .executeTakeFirst()
    : undefined
  return { to: 'owner', letter: needsYouLetter(facts, order?.number ?? null, house) }
}

/** `number`: the order that it is about, where it is about one. */
export function needsYouLetter(
  facts: MailJob['facts'],
  number: number | null,
  { publicUrl }: House,
): Letter {
  const orders = publicUrl + adminPath('orders')
  const url = number === null ? `${orders}&show=needs-you` : `${orders}&id=${number}`
  if (facts.cause === 'overdue') return overdueLetter(facts.numbers as number[], orders)
  if (facts.cause === 'payments') return paymentsLetter(String(facts.reason), publicUrl)
  const title = number === null ? 'Something needs you' : `Order ${number} needs you`
  const said =
    facts.cause === 'stuck'
      ? `${workWords(String(facts.topic), number)} has failed for a day, and I have stopped trying. ${failureWords(String(facts.reason))}`
      : String(facts.reason)
  return {
    subject: title,
    preview: said,
    blocks: [
      { type: 'heading', text: `${title}.` },
      { type: 'quote', text: said },
      { type: 'text', text: 'Everything about it is in the back room.' },
      { type: 'button', label: 'Have a look', url },
    ],
  }
}

function paymentsLetter(reason: string, publicUrl: string): Letter {
  return {
    subject: 'A buyer could not pay',
    preview: reason,
    blocks: [
      { type: 'heading', text: 'A buyer could not pay.' },
      { type: 'quote', text: reason },
      {
        type: 'text',
        text: 'Nothing was charged, and the cart is as it was. If this lasts, the Shop check-up says how to mend it; you hear of it once a day at most.',
      },
      { type: 'button', label: 'To the check-up', url: publicUrl + adminPath('check-up') },
    ],
  }
}

function overdueLetter(numbers: readonly number[], orders: string): Letter {
  const one = numbers.length === 1
  const title = one ? 'A parcel is late' : `${numbers.length} parcels are late`
  const list = numbers.slice(0, 20).join(', ')
  const more = numbers.length > 20 ? ` and ${numbers.length - 20} more` : ''
  return {
    subject: `${title} (${one ? 'order' : 'orders'} ${list}${more})`,
    preview: 'They should have been on their way by now.',
    blocks: [
      { type: 'heading', text: `${title}.` },
      {
        type: 'text',
        text: `${one ? 'Order' : 'Orders'} ${list}${more} should have been on ${one ? 'its' : 'their'} way by now. A line to the buyer works wonders, and so does a parcel.`,
      },
      { type: 'button', label: 'See what waits', url: `${orders}&show=needs-you` },
    ],
  }
}
