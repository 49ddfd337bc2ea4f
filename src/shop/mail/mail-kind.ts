import type { Reader } from '#db/database.ts'
import type { MailJob } from '#db/outbox.ts'
import type { House, Letter } from './letter.ts'
import type { Mailbox } from './mailer.ts'

export interface Addressed {
  to: Mailbox | 'owner'
  /** Undefined: the studio itself. */
  replyTo?: Mailbox
  /** Absolute address at which one click of the mail program takes the receiver off the list. */
  leave?: string
  letter: Letter
}

/** One kind of mail: reads what it is about and writes the letter; null when there is nobody to tell. */
export type MailKind = (
  deps: { reader: Reader; house: House },
  job: MailJob,
) => Promise<Addressed | null>
