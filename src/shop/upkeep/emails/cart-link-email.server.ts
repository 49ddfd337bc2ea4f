/* The e-mail with which a cart goes to another device. */
import { cartLinkPath } from '#platform/addresses/page-paths.ts'
import type { Addressed, Brand, Email, MailSources } from './email.ts'

/** Null when the link has expired, or its mailbox was forgotten. */
export async function cartLink(
  { reader, brand }: MailSources,
  token: string,
): Promise<Addressed | null> {
  const link = await reader
    .selectFrom('cart_links')
    .select('email')
    .where('token', '=', token)
    .executeTakeFirst()
  if (!link?.email) return null
  return { to: { name: '', address: link.email }, email: cartLinkEmail(token, brand) }
}

export function cartLinkEmail(token: string, { artistName, studioName, publicUrl }: Brand): Email {
  return {
    subject: `A cart from ${studioName}`,
    preview: 'Open it on any device.',
    blocks: [
      { type: 'heading', text: 'Your cart, to go.' },
      {
        type: 'text',
        text: 'Somebody, and I hope it was you, asked me to send a cart to this address. It opens on any device for two weeks, at the prices of the day.',
      },
      { type: 'button', label: 'Open the cart', url: publicUrl + cartLinkPath(token) },
      {
        type: 'text',
        text: `It wasn’t you? Then there is nothing to do: no other mail follows, and the address is forgotten in two weeks.\n\n${artistName}`,
      },
    ],
  }
}
