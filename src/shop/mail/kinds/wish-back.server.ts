/* The one mail of the waiting list: what somebody waited for is back. */

import type { Reader } from '#db/database.ts'
import { subscriptionPath } from '#kernel/page-paths.ts'
import { displayName } from '#shop/catalogue/display-name.ts'
import { readWish } from '#shop/subscriptions/find-subscription.server.ts'
import { isPiece, type WishFor } from '#shop/subscriptions/subscription.ts'
import type { Good, House, Letter } from '../letter.ts'
import type { MailKind } from '../mail-kind.ts'
import { mailPictures } from '../mail-pictures.server.ts'

export const wishBack: MailKind = async ({ reader, house }, { facts }) => {
  const token = String(facts.token)
  const wish = await readWish(reader, token)
  if (wish?.state !== 'told') return null
  const piece = await readPiece(reader, wish, house.publicUrl)
  if (isPiece(wish) && piece === null) return null
  return {
    to: { name: '', address: wish.email },
    leave: `${house.publicUrl}/api/waiting/${token}/leave`,
    letter: wishBackLetter(piece, { look: wish.path, leave: subscriptionPath(token) }, house),
  }
}

/** `piece` is null for the shop. */
export function wishBackLetter(
  piece: Good | null,
  paths: { look: string; leave: string },
  { artistName, publicUrl }: House,
): Letter {
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
async function readPiece(reader: Reader, wish: WishFor, publicUrl: string): Promise<Good | null> {
  if (!isPiece(wish)) return null
  const { kind, productId } = wish
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
