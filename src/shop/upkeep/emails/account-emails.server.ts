/* Reveals nothing beyond what the account's mailbox may know. */
import type { NotificationOf } from '#shop/people/notifications/notification.schema.ts'
import { type Addressed, button, type Email, type MailSources } from './email.ts'
import { ownerEmailsCopy } from './owner.copy.ts'

/** Null: the address is gone, or another key sealed the link. */
export async function signInLink(
  sources: MailSources,
  { userId, sealedToken }: NotificationOf<'sign-in-link'>,
): Promise<Addressed | null> {
  const token = sources.openSealed(sealedToken, 'link')
  return token === null ? null : emailToAccount(sources, userId, linkEmail(sources, token))
}

export function newDevice(
  sources: MailSources,
  { userId, way: method }: NotificationOf<'new-device'>,
): Promise<Addressed | null> {
  return emailToAccount(sources, userId, newDeviceEmail(sources, method))
}

export function wrongCodes(
  sources: MailSources,
  { userId }: NotificationOf<'wrong-codes'>,
): Promise<Addressed | null> {
  return emailToAccount(sources, userId, wrongCodesEmail(sources))
}

function linkEmail({ brand }: MailSources, token: string): Email {
  return {
    subject: ownerEmailsCopy.signInLink,
    preview: ownerEmailsCopy.signInLinkPreview,
    blocks: [
      { type: 'heading', text: ownerEmailsCopy.signInHeading },
      ownerEmailsCopy.signInText,
      button(ownerEmailsCopy.logIn, brand.linkUrl(token)),
      ownerEmailsCopy.signInNotAsked,
    ],
  }
}

const methods = {
  password: ownerEmailsCopy.withYourPassword,
  passkey: ownerEmailsCopy.withAPasskey,
  link: ownerEmailsCopy.withALink,
}

function newDeviceEmail({ brand }: MailSources, method: keyof typeof methods): Email {
  return {
    subject: ownerEmailsCopy.newBrowser,
    preview: ownerEmailsCopy.somebodyLoggedIn(methods[method]),
    blocks: [
      { type: 'heading', text: ownerEmailsCopy.newBrowserHeading },
      ownerEmailsCopy.newBrowserText(methods[method]),
      ownerEmailsCopy.newBrowserNotYou,
      button(ownerEmailsCopy.toAccount, brand.ownerUrl('/admin?at=account')),
    ],
  }
}

function wrongCodesEmail({ brand }: MailSources): Email {
  return {
    subject: ownerEmailsCopy.guessedCodes,
    preview: ownerEmailsCopy.guessedCodesPreview,
    blocks: [
      { type: 'heading', text: ownerEmailsCopy.guessedCodesHeading },
      ownerEmailsCopy.guessedCodesText,
      ownerEmailsCopy.guessedCodesNotYou,
      button(ownerEmailsCopy.toAccount, brand.ownerUrl('/admin?at=account')),
    ],
  }
}

async function emailToAccount(
  { reader }: MailSources,
  userId: string,
  email: Email,
): Promise<Addressed | null> {
  const row = await reader
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .where('staff_role', 'is not', null)
    .executeTakeFirst()
  return row?.email ? { to: { name: row.name, address: row.email }, email } : null
}
