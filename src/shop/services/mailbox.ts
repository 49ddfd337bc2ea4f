import type { MailDomain } from './mail-domain.ts'
import type { MailboxForm } from './mail-input.schema.ts'

/** The mailbox that the shop's mails come from, beside how it is set. */
export interface Mailbox {
  /** What is filled in of it, without its password; null while there is none. */
  form(): Promise<MailboxForm | null>
  /** What its sender's domain says about the shop's mails; null while there is no mailbox. */
  domain(): Promise<MailDomain | null>
  /** Sends a mail to an account of the studio, now, and answers its address; 'mail_unavailable'. */
  sendTest(userId: string): Promise<string>
}
