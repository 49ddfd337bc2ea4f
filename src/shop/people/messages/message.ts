/** A message of the contact form (specification §3). */
export interface Message {
  id: string
  name: string
  email: string
  subject: string
  text: string
  /** Epoch milliseconds. */
  at: number
  /** Null until the owner has read it. */
  readAt: number | null
  /** Kept aside as one of a flood. */
  suspicious: boolean
}

/** Characters of each field at the most. */
export const longest = { name: 120, email: 254, subject: 200, message: 5000 } as const

/** What is said of a field that was left empty. */
export const missing: Record<keyof typeof longest, string> = {
  name: 'Who is it? A name, please.',
  email: 'An e-mail address, please, so that I can answer.',
  subject: 'What is it about? A few words are enough.',
  message: 'The letter itself is missing.',
}

/** A person takes longer than this, in milliseconds, to write a letter. */
export const quickest = 1500

/**
 * The address that opens the owner's mail program with an answer begun. Everything is encoded: what
 * a visitor wrote adds no recipient and no header.
 */
export function answerAddress({ email, subject, text }: Message): string {
  const again = /^re:/i.test(subject) ? subject : `Re: ${subject}`
  const quoted = text.slice(0, 1200).replace(/\r?\n/g, '\r\n> ')
  const body = `\r\n\r\n> ${quoted}`
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(again)}&body=${encodeURIComponent(body)}`
}
