import { messagesCopy } from './copy.ts'

/** Specification §3. */
export interface Message {
  id: string
  name: string
  email: string
  subject: string
  text: string
  /** Epoch milliseconds. */
  at: number
  readAt: number | null
  /** Null: still to be answered. */
  answeredAt: number | null
  suspicious: boolean
}

/** A report of an event: `insertMessage` marks it as answered at once. */
export const isReport = ({ at, answeredAt }: Pick<Message, 'at' | 'answeredAt'>): boolean =>
  answeredAt === at

/** A letter from an order answers these of its buyer; an unread one may have come meanwhile. */
export const isReadAndOpen = ({ readAt, answeredAt }: Pick<Message, 'readAt' | 'answeredAt'>) =>
  readAt !== null && answeredAt === null

export interface Answer {
  id: string
  subject: string
  text: string
  /** Epoch milliseconds. */
  at: number
}

/** Another one after each answer. */
export const answersVersion = (answers: readonly Pick<Answer, 'id'>[]): string =>
  answers.at(-1)?.id ?? 'none'

/** In characters; longer searches are cut. */
export const longestMessageSearch = 200

/** Characters at most. */
export const longest = { name: 120, email: 254, subject: 200, message: 5000 } as const

export const missing: Record<keyof typeof longest, string> = {
  name: messagesCopy.nameMissing,
  email: messagesCopy.emailMissing,
  subject: messagesCopy.subjectMissing,
  message: messagesCopy.textMissing,
}

/** Milliseconds. A person takes longer to write a message. */
export const quickest = 1500

export const answerSubject = ({ subject }: Pick<Message, 'subject'>): string =>
  /^re:/i.test(subject) ? subject : messagesCopy.re(subject)

/** `order`: the writer's latest order; null: none. */
export function filledAnswer(
  text: string,
  { name, order }: { name: string; order: number | null },
): string {
  return text
    .replaceAll('{name}', () => name)
    .replaceAll('{order}', () => (order === null ? '' : String(order)))
}

/** Everything is encoded: a visitor's text adds no recipient and no header. */
export function answerAddress({ email, subject, text }: Message): string {
  const again = answerSubject({ subject })
  const quoted = text.slice(0, 1200).replace(/\r?\n/g, '\r\n> ')
  const body = `\r\n\r\n> ${quoted}`
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(again)}&body=${encodeURIComponent(body)}`
}
