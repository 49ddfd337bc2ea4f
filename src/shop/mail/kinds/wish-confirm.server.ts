/* The mail that asks an address for its yes: nobody is put on the waiting list by somebody else. */
import { subscriptionPath } from '#kernel/page-paths.ts'
import { readWish } from '#shop/subscriptions/find-subscription.server.ts'
import type { House, Letter } from '../letter.ts'
import type { MailKind } from '../mail-kind.ts'

export const wishConfirm: MailKind = async ({ reader, house }, { facts }) => {
  const token = String(facts.token)
  const wish = await readWish(reader, token)
  if (wish?.state !== 'asked') return null
  const to = { name: '', address: wish.email }
  return { to, letter: wishConfirmLetter(wish.name, subscriptionPath(token), house) }
}

/** `name` is the piece's, null for the shop; `path` is where the wish is confirmed. */
export function wishConfirmLetter(
  name: string | null,
  path: string,
  { artistName, publicUrl }: House,
): Letter {
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
