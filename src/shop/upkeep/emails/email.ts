import type { Reader } from '#platform/db/database.ts'
import type { Currency } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'
import type { Mailbox } from '#services/mail/port.ts'
import type { Said } from '#shop/store/settings/sentences.ts'
import type { ShownLook } from '#shop/store/theme/look.ts'

/*
 * The content of an e-mail before it is HTML or plain text: a subject and a few kinds of block. Pure
 * functions make e-mails; only the renderers escape.
 */

/** A bought piece as an e-mail shows it. */
export interface Good {
  /** Absolute address of a JPEG; null where the studio has removed the picture. */
  picture: string | null
  name: string
  details: string[]
  quantity: number
  unitPrice: Cents
}

/** A part of an e-mail, rendered as HTML and as plain text. */
export type Block =
  | { type: 'heading'; text: string }
  | { type: 'text'; text: string }
  /** A visitor's or a provider's words, line breaks kept. */
  | { type: 'quote'; text: string }
  | { type: 'goods'; goods: Good[]; currency: Currency }
  | { type: 'sums'; rows: { label: string; value: string; strong?: boolean }[] }
  | { type: 'panel'; title: string; lines: string[]; link?: { label: string; url: string } }
  | { type: 'button'; label: string; url: string }

/** An e-mail before it is rendered. */
export interface Email {
  subject: string
  preview: string
  blocks: Block[]
}

/** The studio as e-mails show it. */
export interface Brand {
  studioName: string
  artistName: string
  tagLine: string
  email: string
  /** The owner's sentences that come with the shop; '': left out. */
  said: Said
  /** Without a slash at the end. */
  publicUrl: string
  currency: Currency
  look: ShownLook
  /** Absolute address for the owner: the sign-in page, which leads on to this path of the admin. */
  ownerUrl(adminPath: string): string
  /** Absolute address of a link that signs an account in. */
  linkUrl(token: string): string
}

export interface MailSources {
  reader: Reader
  brand: Brand
  /** The shop's time, in epoch milliseconds. */
  now: number
  /** The terms word by word: an e-mail lasts, a page may change. */
  terms(): Promise<string>
  /** The studio's country: ISO 3166-1 alpha-2. */
  home(): Promise<string>
  /** Null when another key sealed the value. */
  openSealed(sealed: string, purpose: string): string | null
}

/** An e-mail with its addresses. */
export interface Addressed {
  to: Mailbox | 'owner'
  /** Undefined: the studio itself. */
  replyTo?: Mailbox
  /** Absolute address for one-click unsubscribe. */
  leave?: string
  email: Email
}
