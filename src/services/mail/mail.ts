import { join } from 'node:path'
import type { Config } from '#config'
import { badInput, isShopError } from '#platform/errors.ts'
import { isLoopback } from '#platform/network/network.ts'
import {
  type SmtpConnection,
  smtpConnectionSchema,
} from '#services/connections/connection.schema.ts'
import type { Connected, ServiceDefinition } from '#services/connections/service-definition.ts'
import { refusal } from '#services/refusal.ts'
import { mailCopy } from './copy.ts'
import { createFileMailer } from './mail-file.ts'
import type { MailboxForm, SmtpInput } from './mail-input.schema.ts'
import { mailProvider } from './mail-providers.ts'
import { createSmtpMailer, trySmtp } from './mail-smtp.ts'
import type { Mailer } from './port.ts'

export function mailService(
  { mail, onMachine, dataDir }: Config,
  onConnected: () => Promise<void>,
): ServiceDefinition<SmtpConnection, Mailer> {
  const { from, to } = mail
  return {
    name: 'mail',
    schema: smtpConnectionSchema,
    providers: ['smtp'],
    secrets: ['auth'],
    machine: mail.provider === 'smtp' && onMachine.includes('mail') ? { ...mail, from, to } : null,
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
    connect: async (input, before) => {
      if (input.provider !== 'smtp') throw badInput('provider', mailCopy.notAMailbox)
      return { ...(await connectMailbox(input, before)), after: onConnected }
    },
  }
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
