/* Reveals nothing beyond what the account's mailbox may know. */
import { zoneCity } from '#platform/time/copy.ts'
import { dateInWords, minuteIn } from '#platform/time/zone.ts'
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
  { userId, way: method, address }: NotificationOf<'new-device'>,
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
    address,
  )
}

/** Without a link to the shop: the mailbox belongs to no account any more. */
export function addressChanged(
  sources: MailSources,
  { userId, at, address }: NotificationOf<'address-changed'>,
): Promise<Addressed | null> {
  const { timeZone } = sources.brand
  const [day, time] = [dateInWords(at, timeZone), minuteIn(at, timeZone).slice(-5)]
  return emailToAccount(
    sources,
    userId,
    toEmail(
      ownerEmailsCopy.newAddress,
      ownerEmailsCopy.newAddressText(day, time, zoneCity(timeZone)),
      ownerEmailsCopy.newAddressNotYou,
      ownerEmailsCopy.newAddressOnlyOwner,
    ),
    address,
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

/** `address`: an earlier one of the account. */
async function emailToAccount(
  { reader }: MailSources,
  userId: string,
  email: Email,
  address?: string,
): Promise<Addressed | null> {
  const row = await reader
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .where('staff_role', 'is not', null)
    .executeTakeFirst()
  const to = address ?? row?.email
  return row && to ? { to: { name: row.name, address: to }, email } : null
}
