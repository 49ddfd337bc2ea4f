/* The mail that shows its receiver that the shop's mailbox works. Pure. */
import type { Email } from './email.ts'

/** Addressed to the account that asked for it. */
export function testEmail(studioName: string): Email {
  return {
    subject: 'A test mail',
    preview: 'The shop can write to you.',
    blocks: [
      { type: 'heading', text: 'It works.' },
      {
        type: 'text',
        text: `${studioName} can write mails: this is one of them, and somebody asked for it in the back room a moment ago.`,
      },
      {
        type: 'text',
        text: 'Did it land among the spam? Then look under Mail in the back room at what your domain says about your mails.',
      },
    ],
  }
}
