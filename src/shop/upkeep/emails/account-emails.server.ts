/* E-mails to an account of the studio about signing in. They say no more than its mailbox may know. */
import type { NotificationOf } from '#shop/people/notifications/notification.schema.ts'
import type { Addressed, Email, MailSources } from './email.ts'

/** Null when the account has no address any more, or the link was sealed with another key. */
export async function signInLink(
  sources: MailSources,
  { userId, sealedToken }: NotificationOf<'sign-in-link'>,
): Promise<Addressed | null> {
  const token = sources.openSealed(sealedToken, 'link')
  return token === null ? null : emailToAccount(sources, userId, linkEmail(sources, token))
}

/** The e-mail to an account that a browser has signed in to for the first time. */
export function newDevice(
  sources: MailSources,
  { userId, way }: NotificationOf<'new-device'>,
): Promise<Addressed | null> {
  return emailToAccount(sources, userId, newDeviceEmail(sources, way))
}

/** The e-mail to an account whose one-time codes are guessed at. */
export function wrongCodes(
  sources: MailSources,
  { userId }: NotificationOf<'wrong-codes'>,
): Promise<Addressed | null> {
  return emailToAccount(sources, userId, wrongCodesEmail(sources))
}

function linkEmail({ brand }: MailSources, token: string): Email {
  return {
    subject: 'Your link to log in',
    preview: 'It opens the door once, within fifteen minutes.',
    blocks: [
      { type: 'heading', text: 'Here is your way in.' },
      {
        type: 'text',
        text: 'The link opens the door once, within fifteen minutes of your asking. Lost your password? Come in by it, and choose another under Your account.',
      },
      { type: 'button', label: 'Log in', url: brand.linkUrl(token) },
      {
        type: 'text',
        text: 'You didn’t ask for it? Then somebody typed your address, and nothing has happened. You can throw this away.',
      },
    ],
  }
}

const ways = {
  password: 'with your password',
  passkey: 'with a passkey',
  link: 'by a link from your mailbox',
}

function newDeviceEmail({ brand }: MailSources, way: keyof typeof ways): Email {
  return {
    subject: 'A new browser logged in',
    preview: `Somebody came in ${ways[way]}. Was it you?`,
    blocks: [
      { type: 'heading', text: 'A new browser logged in.' },
      {
        type: 'text',
        text: `It came in ${ways[way]}, and the shop had not seen it before. If that was you, all is well.`,
      },
      {
        type: 'text',
        text: 'If it wasn’t: change your password, which logs out everywhere else, and look at your passkeys.',
      },
      { type: 'button', label: 'To your account', url: brand.ownerUrl('/admin?at=account') },
    ],
  }
}

function wrongCodesEmail({ brand }: MailSources): Email {
  return {
    subject: 'Somebody is guessing your log-in codes',
    preview: 'Fifty wrong codes in a row. Please choose another password.',
    blocks: [
      { type: 'heading', text: 'Fifty wrong codes in a row.' },
      {
        type: 'text',
        text: 'Somebody got past your password or a link from your mailbox, and then guessed at the code from your app. No code fitted, and each guess now waits a minute.',
      },
      {
        type: 'text',
        text: 'If that wasn’t you: choose another password now, for the shop and for your mailbox. That logs out everywhere else.',
      },
      { type: 'button', label: 'To your account', url: brand.ownerUrl('/admin?at=account') },
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
