/** A mailbox: a name and its address. Kept in two parts, so that no name can ever become an address. */
export interface Mailbox {
  name: string
  address: string
}

/** A mail, ready to be carried. */
export interface Mail {
  /** The same id always means the same mail: a repeat carries the same Message-ID. */
  id: string
  /** Epoch milliseconds. */
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

/**
 * Carries mails. Failures are ShopErrors: `mail_unavailable` when a retry makes sense, `bad_input` when
 * the receiving server refuses this mail for good (its reason is the message).
 */
export interface Mailer {
  readonly name: string
  send(mail: Mail): Promise<void>
  /**
   * Tries to sign in without a mail; answers within ten seconds. Throws `mail_unavailable` with words
   * for the owner. Absent: the mailer can't be asked.
   */
  verify?(): Promise<void>
  close(): Promise<void>
}

/**
 * True for a plain address: no list, no comment, no line break. Stricter than the standard, because
 * mail libraries find several addresses in what it allows.
 */
export function isAddress(value: string): boolean {
  return (
    value.length <= 254 && /^[^\s@<>(),;:"[\]\\\p{Cc}]+@[^\s@<>(),;:"[\]\\\p{Cc}]+$/u.test(value)
  )
}

/** One line of a header: no control characters, no line breaks, and not endless. */
export function oneLine(value: string, longest = 200): string {
  const plain = value.replace(/[\p{Cc}\p{Cf}\u2028\u2029\s]+/gu, ' ').trim()
  const letters = [...plain]
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : plain
}
