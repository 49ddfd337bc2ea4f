import { cartLinkPath } from '#platform/addresses/page-paths.ts'
import type { Addressed, Brand, Email, MailSources } from './email.ts'
import { visitorEmailsCopy } from './visitor.copy.ts'

/** Null: the link has expired, or its mailbox was forgotten. */
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
    subject: visitorEmailsCopy.cartFrom(studioName),
    preview: visitorEmailsCopy.cartPreview,
    blocks: [
      { type: 'heading', text: visitorEmailsCopy.cartHeading },
      {
        type: 'text',
        text: visitorEmailsCopy.cartText,
      },
      { type: 'button', label: visitorEmailsCopy.openCart, url: publicUrl + cartLinkPath(token) },
      {
        type: 'text',
        text: visitorEmailsCopy.cartNotYou(artistName),
      },
    ],
  }
}
