import type { Cents } from '#kernel/money.ts'

/*
 * What a mail says, before it is HTML or plain text: a subject and a few kinds of block. Letters are
 * made by pure functions; escaping is the renderers' business, and theirs alone.
 */

export interface Good {
  /** Absolute address of a JPEG; null where the studio has removed the picture. */
  picture: string | null
  name: string
  details: string[]
  quantity: number
  unitPrice: Cents
}

export type Block =
  | { type: 'heading'; text: string }
  | { type: 'text'; text: string }
  /** Somebody else's words, line breaks kept. */
  | { type: 'quote'; text: string }
  | { type: 'goods'; goods: Good[] }
  | { type: 'sums'; rows: { label: string; value: string; strong?: boolean }[] }
  | { type: 'panel'; title: string; lines: string[]; link?: { label: string; url: string } }
  | { type: 'button'; label: string; url: string }

export interface Letter {
  subject: string
  /** What a list of mails shows beside the subject. */
  preview: string
  blocks: Block[]
}

/** The studio as letters know it. */
export interface House {
  studioName: string
  artistName: string
  tagLine: string
  email: string
  /** Without a slash at the end. */
  publicUrl: string
}
