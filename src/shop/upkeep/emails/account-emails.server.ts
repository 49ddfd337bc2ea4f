/* Reveals nothing beyond what the account's mailbox may know. */
import type { NotificationOf } from '#shop/people/notifications/notification.schema.ts'
import { type Addressed, button, type Email, type MailSources, toEmail } from './email.ts'
import { ownerEmailsCopy } from './owner.copy.ts'

/** Null: the address is gone, or another key sealed the link. */
export async function signInLink(
  sources: MailSources,
  { userId, sealedToken }: NotificationOf<'sign-in-link'>,
): Promise<Addressed | null> {
  const token = sources.openSealed(sealedToken, 'link')
  if (token === null) return null
  return emailToAccount(
    sources,
    userId,
    toEmail(
      ownerEmailsCopy.signInLink,
      ownerEmailsCopy.signInText,
      button(ownerEmailsCopy.logIn, sources.brand.linkUrl(token)),
      ownerEmailsCopy.signInNotAsked,
    ),
  )
}

export function newDevice(
  sources: MailSources,
  { userId, way: method }: NotificationOf<'new-device'>,
): Promise<Addressed | null> {
  const way = methods[method]
  return emailToAccount(
    sources,
    userId,
    toEmail(
      ownerEmailsCopy.newBrowser(way),
      ownerEmailsCopy.newBrowserText(way),
      ownerEmailsCopy.newBrowserNotYou,
      toAccount(sources),
    ),
  )
}

export function wrongCodes(
  sources: MailSources,
  { userId }: NotificationOf<'wrong-codes'>,
): Promise<Addressed | null> {
  return emailToAccount(
    sources,
    userId,
    toEmail(
      ownerEmailsCopy.guessedCodes,
      ownerEmailsCopy.guessedCodesText,
      ownerEmailsCopy.guessedCodesNotYou,
      toAccount(sources),
    ),
  )
}

const toAccount = ({ brand }: MailSources) =>
  button(ownerEmailsCopy.toAccount, brand.ownerUrl('/admin?at=account'))

const methods = {
  password: ownerEmailsCopy.withYourPassword,
  passkey: ownerEmailsCopy.withAPasskey,
  link: ownerEmailsCopy.withALink,
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
