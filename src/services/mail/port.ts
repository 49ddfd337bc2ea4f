/** Two parts, so that no name can ever become an address. */
export interface Mailbox {
  name: string
  address: string
}

export interface Mail {
  /** A repeat carries the same Message-ID. */
  id: string
  /** Epoch ms. */
  at: number
  from: Mailbox
  to: Mailbox
  replyTo: Mailbox | null
  /** Address for one-click unsubscribe (RFC 8058). */
  leave: string | null
  subject: string
  text: string
  html: string
}

/** Throws `mail_unavailable` when a retry makes sense, `bad_input` on a refusal for good. */
export interface Mailer {
  readonly name: string
  send(mail: Mail): Promise<void>
  /** Deletes a mail that nobody has got; absent where mails leave the shop. */
  recall?(mail: Mail): Promise<void>
  /** Signs in without a mail, within ten seconds. Throws `mail_unavailable` for the owner. */
  verify?(): Promise<void>
  close(): Promise<void>
}

/** False: mails are written into a folder, and nobody gets them. */
export const reachesPeople = ({ name }: Pick<Mailer, 'name'>): boolean => name !== 'file'

/** A header's line: no control characters, no line breaks. */
export function oneLine(value: string, longest = 200): string {
  const plain = value.replace(/[\p{Cc}\p{Cf}\u2028\u2029\s]+/gu, ' ').trim()
  const letters = [...plain]
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : plain
}
