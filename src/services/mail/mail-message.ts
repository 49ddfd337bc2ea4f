import type { SendMailOptions } from 'nodemailer'
import { badInput, ShopError } from '#platform/errors.ts'
import { isAddress } from '#platform/network/email.schema.ts'
import { mailCopy } from './copy.ts'
import { type Mail, type Mailbox, oneLine } from './port.ts'

/**
 * Addresses are objects, because nodemailer searches text for several addresses. Throws `bad_input`
 * 'to'; `mail_unavailable` for the shop's own address, which the owner can correct.
 */
export function toMessage(mail: Mail): SendMailOptions & { to: Mailbox; messageId: string } {
  for (const { address } of [mail.to, ...(mail.replyTo ? [mail.replyTo] : [])]) {
    if (!isAddress(address)) throw badInput('to', mailCopy.noAddress)
  }
  if (!isAddress(mail.from.address)) {
    throw new ShopError('mail_unavailable', mailCopy.ownAddressBad)
  }
  return {
    from: plain(mail.from),
    to: plain(mail.to),
    ...(mail.replyTo && { replyTo: plain(mail.replyTo) }),
    subject: oneLine(mail.subject),
    messageId: `<${mail.id}@${mail.from.address.split('@')[1]}>`,
    date: new Date(mail.at),
    text: mail.text,
    html: mail.html,
    headers: { ...automatic, ...(mail.leave !== null && leaving(mail.leave)) },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** RFC 3834: asks for no out-of-office answers. */
const automatic = { 'Auto-Submitted': 'auto-generated' }

/** RFC 8058: one-click unsubscribe. */
function leaving(address: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${new URL(address).href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

function plain({ name, address }: Mailbox): Mailbox {
  return { name: oneLine(name, 100), address }
}
