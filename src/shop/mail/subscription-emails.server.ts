/* The two e-mails of a back-in-stock subscription: the confirmation, and the notification. */
import type { Reader } from '#db/database.ts'
import { subscriptionPath } from '#kernel/page-paths.ts'
import { displayName } from '#shop/catalogue/product.ts'
import { isPiece, type SubscriptionTarget } from '#shop/subscriptions/subscription.ts'
import { findSubscription } from '#shop/subscriptions/subscriptions.server.ts'
import type { Addressed, Brand, Email, Good, MailSources } from './email.ts'
import { mailPictures } from './mail-order.server.ts'

/** Asks an address for its yes; null when it is not waited for any more. */
export async function subscriptionConfirm(
  { reader, brand }: MailSources,
  token: string,
): Promise<Addressed | null> {
  const subscription = await findSubscription(reader, token)
  if (subscription?.state !== 'requested') return null
  const to = { name: '', address: subscription.email }
  return { to, email: confirmEmail(subscription.name, subscriptionPath(token), brand) }
}

/** `name` is the piece's, null for the shop; `path` is where the subscription is confirmed. */
export function confirmEmail(
  name: string | null,
  path: string,
  { artistName, publicUrl }: Brand,
): Email {
  const what = name ?? 'the shop'
  return {
    subject: `Shall I tell you when ${what} is back?`,
    preview: 'One click, and you’re on the list.',
    blocks: [
      { type: 'heading', text: 'Shall I tell you?' },
      {
        type: 'text',
        text: `Somebody, and I hope it was you, asked me to write to this address when ${what} is back. Say yes, and you’ll get one mail when it’s true, and no other.`,
      },
      { type: 'button', label: 'Yes, tell me', url: publicUrl + path },
      {
        type: 'text',
        text: `It wasn’t you? Then there is nothing to do: without a yes the address is forgotten in a week.\n\n${artistName}`,
      },
    ],
  }
}

/** What was waited for is back; null when the subscription, or the piece, is gone meanwhile. */
export async function subscriptionBack(
  { reader, brand }: MailSources,
  token: string,
): Promise<Addressed | null> {
  const subscription = await findSubscription(reader, token)
  if (subscription?.state !== 'notified') return null
  const piece = await readPiece(reader, subscription, brand.publicUrl)
  if (isPiece(subscription) && piece === null) return null
  return {
    to: { name: '', address: subscription.email },
    leave: `${brand.publicUrl}/api/waiting/${token}/leave`,
    email: backEmail(piece, { look: subscription.path, leave: subscriptionPath(token) }, brand),
  }
}

/** `piece` is null for the shop. */
export function backEmail(
  piece: Good | null,
  paths: { look: string; leave: string },
  { artistName, publicUrl }: Brand,
): Email {
  const words = piece
    ? 'You asked me to tell you, so here it is. I can’t keep it for you: whoever is first has it.'
    : 'You asked me to tell you: the studio is open again, and everything can be bought as before.'
  return {
    subject: piece ? `${piece.name} is back` : 'The shop is open again',
    preview: 'You wanted to know.',
    blocks: [
      { type: 'heading', text: piece ? `${piece.name} is back!` : 'I’m back!' },
      { type: 'text', text: words },
      ...(piece ? [{ type: 'goods' as const, goods: [piece] }] : []),
      { type: 'button', label: 'Have a look', url: publicUrl + paths.look },
      {
        type: 'text',
        text: `This was the only mail: you’re off the list, and your address is forgotten in a week.\n\n${artistName}`,
      },
      {
        type: 'panel',
        title: 'Forget it sooner?',
        lines: ['There is a button for that, and then it is gone at once.'],
        link: { label: 'Forget my address', url: publicUrl + paths.leave },
      },
    ],
  }
}

/** The piece as it is sold now; null when it was deleted or hidden meanwhile. */
async function readPiece(
  reader: Reader,
  subscription: SubscriptionTarget,
  publicUrl: string,
): Promise<Good | null> {
  if (!isPiece(subscription)) return null
  const { kind, productId } = subscription
  const row = await reader
    .selectFrom(kind)
    .select(['print_name', 'desc_name', 'price', 'primary_image'])
    .where('id', '=', productId)
    .where('deleted_at', 'is', null)
    .where('hidden', '=', 0)
    .executeTakeFirst()
  if (!row) return null
  const picture = (await mailPictures(reader, [row.primary_image], publicUrl)).get(
    row.primary_image,
  )
  const name = displayName({ kind, name: null, printName: row.print_name })
  const details = [row.desc_name]
  return { picture: picture ?? null, name, details, quantity: 1, unitPrice: row.price }
}
