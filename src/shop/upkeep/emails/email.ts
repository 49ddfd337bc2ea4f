import type { Reader } from '#platform/db/database.ts'
import type { Currency } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'
import type { Mailbox } from '#services/mail/port.ts'
import type { Said } from '#shop/store/settings/sentences.ts'
import type { ShownTheme } from '#shop/store/theme/theme.ts'

/* Only the renderers escape. */

export interface Good {
  /** Absolute, of a JPEG; null where the studio has removed the picture. */
  picture: string | null
  name: string
  details: string[]
  quantity: number
  unitPrice: Cents
}

export type Block =
  | string
  | { type: 'heading'; text: string }
  /** A visitor's or a provider's words, line breaks kept. */
  | { type: 'quote'; text: string }
  | { type: 'goods'; goods: Good[]; currency: Currency }
  | { type: 'sums'; rows: { label: string; value: string; strong?: boolean }[] }
  | { type: 'panel'; title: string; lines: string[]; link?: Link | undefined }
  | { type: 'button'; label: string; url: string }

interface Link {
  label: string
  url: string
}

export const button = (label: string, url: string): Block => ({ type: 'button', label, url })

export const quote = (text: string): Block => ({ type: 'quote', text })

export const panel = (title: string, lines: string[], link?: Link): Block => ({
  type: 'panel',
  title,
  lines,
  link,
})

export const listed = (goods: Good[], currency: Currency): Block => ({
  type: 'goods',
  goods,
  currency,
})

export interface Email {
  subject: string
  preview: string
  blocks: Block[]
}

/** Leaves out empty blocks. */
export function toEmail(
  { subject, preview, heading }: Omit<Email, 'blocks'> & { heading: string },
  ...blocks: (Block | false | null)[]
): Email {
  const shown = blocks.filter((block): block is Block => Boolean(block))
  return { subject, preview, blocks: [{ type: 'heading', text: heading }, ...shown] }
}

export interface Brand {
  studioName: string
  artistName: string
  tagLine: string
  email: string
  said: Said
  /** Without a slash at the end. */
  publicUrl: string
  currency: Currency
  /** IANA. */
  timeZone: string
  theme: ShownTheme
  /** Absolute, through the sign-in page. */
  ownerUrl(adminSectionPath: string): string
  /** Absolute; signs an account in. */
  linkUrl(token: string): string
}

export interface MailSources {
  reader: Reader
  brand: Brand
  /** Epoch milliseconds. */
  now: number
  /**
   * The whole text, because an e-mail lasts and a page may change. `withdrawal`: with the instructions
   * on the right to withdraw.
   */
  terms(): Promise<Record<'pages' | 'withdrawal', string>>
  /** ISO 3166-1 alpha-2. */
  home(): Promise<string>
  /** Null when another key sealed the value. */
  openSealed(sealed: string, purpose: string): string | null
}

export interface Addressed {
  to: Mailbox | 'owner'
  /** Undefined: the studio itself. */
  replyTo?: Mailbox
  /** Absolute, for one-click unsubscribe. */
  leave?: string
  email: Email
}
