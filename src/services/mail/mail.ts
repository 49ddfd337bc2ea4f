import { join } from 'node:path'
import { retryNow } from '#platform/db/outbox/outbox.ts'
import { countRows } from '#platform/db/rows.ts'
import { badInput, isShopError } from '#platform/errors.ts'
import { isLoopback } from '#platform/network/network.ts'
import { hour } from '#platform/time/clock.ts'
import type { Connected, Service, ServiceSetup } from '#services/connections/service-definition.ts'
import { refusal } from '#services/refusal.ts'
import type { Finding } from '#shop/upkeep/check-up/check-up.schema.ts'
import { bad, good } from '#shop/upkeep/check-up/check-up.ts'
import { mailCopy } from './copy.ts'
import {
  type MailboxForm,
  type SmtpConnection,
  type SmtpInput,
  smtpConnectionSchema,
  smtpInputSchema,
} from './mail.schema.ts'
import { createFileMailer } from './mail-file.ts'
import { mailProvider } from './mail-providers.ts'
import { createSmtpMailer, trySmtp } from './mail-smtp.ts'
import { type Mailer, reachesPeople } from './port.ts'
import { mailVariables, readMail } from './variables.ts'

export const mail: Service<typeof smtpInputSchema, SmtpConnection, Mailer, typeof mailVariables> = {
  name: 'mail',
  title: mailCopy.title,
  inputs: [smtpInputSchema],
  schema: smtpConnectionSchema,
  secrets: ['auth'],
  variables: mailVariables,
  read: readMail,
  checks: (adapter, shop) => [
    { key: 'mail', title: mailCopy.title, look: () => lookAtMail(adapter(), shop) },
  ],
  define: ({ dataDir }, { db, clock }) => ({
    unset: {
      adapter: createFileMailer({ folder: join(dataDir, 'mail') }),
      described: {
        says: mailCopy.noMailbox,
        mend: mailCopy.chooseProvider,
      },
    },
    locked(words) {
      const refuse = refusal('mail_unavailable', words)
      return { name: 'smtp', send: refuse, verify: refuse, async close() {} }
    },
    createAdapter: (config) => createSmtpMailer(config),
    describe: ({ host, port, from }) => ({
      says: mailCopy.goThrough(host),
      facts: [
        { label: mailCopy.server, value: `${host}, ${port}` },
        ...(from ? [{ label: mailCopy.sender, value: from.address }] : []),
      ],
    }),
    connect: async (input, before) => ({
      ...(await connectMailbox(input, before)),
      after: () => db.transact((trx) => retryNow(trx, 'mail.send', clock.now())),
    }),
  }),
}

export function mailboxForm(config: SmtpConnection | null): MailboxForm | null {
  if (!config) return null
  const { mailbox = 'other', host, port, secure, plain, auth, from } = config
  const security = plain ? 'none' : secure ? 'tls' : 'starttls'
  const { name: fromName = '', address: fromAddress = '' } = from ?? {}
  // A login that equals the password is a secret, too.
  const user = auth && auth.user !== auth.pass ? auth.user : ''
  return { mailbox, host, port, security, user, fromName, fromAddress }
}

async function connectMailbox(
  input: SmtpInput,
  before: SmtpConnection | null,
): Promise<Connected<SmtpConnection>> {
  const { mailbox, host, port, security, fromName, fromAddress } = input
  if (security === 'none' && !isLoopback(host)) {
    throw badInput('security', mailCopy.encryptionNeeded)
  }
  const config: SmtpConnection = {
    provider: 'smtp',
    mailbox,
    host,
    port,
    secure: security === 'tls',
    plain: security === 'none',
    auth: authOf(input, before),
    from: { name: fromName || undefined, address: fromAddress },
  }
  await trySmtp(config).catch((error) => {
    if (!isShopError(error) || error.details.field !== 'password') throw error
    const { name, password } = mailProvider(mailbox)
    const wanted =
      mailbox === 'other' ? mailCopy.appPasswordHint : mailCopy.providerWants(name, password)
    throw badInput('password', `${error.message} ${wanted}`)
  })
  return { config }
}

/** A password goes only to the server that it was entered for. */
function authOf(
  { mailbox, host, user, password }: SmtpInput,
  before: SmtpConnection | null,
): SmtpConnection['auth'] {
  const { loginIsPassword = false } = mailProvider(mailbox)
  if (user === '' && !loginIsPassword) return undefined
  if (password !== '') {
    // Google shows the password in groups of four.
    const pass = mailbox === 'gmail' ? password.replaceAll(' ', '') : password
    return { user: loginIsPassword ? pass : user, pass }
  }
  const known = before?.host === host ? before.auth : undefined
  if (known && (loginIsPassword || known.user === user)) return known
  throw badInput('password', mailCopy.passwordMissing)
}

async function lookAtMail(
  mailer: Mailer,
  { db, clock }: Pick<ServiceSetup, 'db' | 'clock'>,
): Promise<Finding> {
  if (!reachesPeople(mailer)) {
    return bad(mailCopy.mailFolder, mailCopy.connectMailbox)
  }
  const stuck = await countRows(
    db.read
      .selectFrom('outbox')
      .where('topic', '=', 'mail.send')
      .where('state', '!=', 'done')
      .where('created_at', '<', clock.now() - hour),
  )
  const refused = await verifyRefusal(mailer)
  if (refused !== null) {
    const waiting = stuck > 0 ? ` ${waitWords(stuck)}` : ''
    return bad(`${refused}${waiting}`, mailCopy.correctMailbox)
  }
  if (stuck === 0) return good(mailCopy.mailWorks)
  return bad(mailCopy.mailNotTaken(waitWords(stuck)), mailCopy.checkSender)
}

/** Null when the mail server lets the shop in. */
async function verifyRefusal({ verify }: Mailer): Promise<string | null> {
  try {
    await verify?.()
    return null
  } catch (error) {
    if (!isShopError(error)) throw error
    return error.message
  }
}

function waitWords(stuck: number): string {
  return mailCopy.mailWaiting(stuck, stuck === 1 ? mailCopy.mailWaits : mailCopy.mailsWait)
}
