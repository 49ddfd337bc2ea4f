/* A message from the contact form, as the owner gets it: answering the mail answers the visitor. */
import { adminPath } from '#kernel/page-paths.ts'
import { type Message, readMessage } from '#shop/messages/find-messages.server.ts'
import type { House, Letter } from '../letter.ts'
import type { MailKind } from '../mail-kind.ts'

export const contact: MailKind = async ({ reader, house }, { facts }) => {
  const message = await readMessage(reader, String(facts.messageId))
  if (!message) return null
  const replyTo = { name: message.name, address: message.email }
  return { to: 'owner', replyTo, letter: contactLetter(message, house) }
}

export function contactLetter(
  message: Pick<Message, 'id' | 'name' | 'email' | 'subject' | 'text'>,
  { publicUrl }: House,
): Letter {
  return {
    subject: `Hello from ${message.name}: ${message.subject}`,
    preview: message.text.slice(0, 120),
    blocks: [
      { type: 'heading', text: message.subject },
      { type: 'quote', text: message.text },
      { type: 'panel', title: 'From', lines: [message.name, message.email] },
      { type: 'text', text: 'Just answer this mail, and your answer goes to them.' },
      {
        type: 'button',
        label: 'See it in the back room',
        url: publicUrl + adminPath('messages', message.id),
      },
    ],
  }
}
