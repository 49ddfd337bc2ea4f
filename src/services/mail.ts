/* Who carries the shop's mails: the definition of the service, and its live port. */
import { join } from 'node:path'
import { createFileMailer } from '#adapters/mail-file.ts'
import { createSmtpMailer } from '#adapters/mail-smtp.ts'
import type { Config } from '#config'
import { ShopError } from '#kernel/errors.ts'
import type { Mailer } from '#shop/mail/mailer.ts'
import { type SmtpConnection, smtpConnectionSchema } from '#shop/services/connection.schema.ts'
import { lastFour } from '#shop/services/service.ts'
import type { ServiceDefinition } from '#shop/services/service-definition.ts'
import { refusingAdapter } from './live-port.ts'

export const mailCalls = ['send', 'verify', 'close'] as const

/** SMTP, or a folder that nobody gets mails from. */
export function mailService({
  mail,
  onMachine,
  dataDir,
}: Config): ServiceDefinition<SmtpConnection, Mailer> {
  const { from, to } = mail
  return {
    name: 'mail',
    schema: smtpConnectionSchema,
    providers: [],
    secrets: ['auth'],
    machine: mail.provider === 'smtp' && onMachine.includes('mail') ? { ...mail, from, to } : null,
    unset: {
      adapter: createFileMailer({ folder: join(dataDir, 'mail') }),
      described: { says: 'Mails are written into a folder; nobody gets them.' },
    },
    locked: (words) =>
      refusingAdapter<Mailer>({ name: 'smtp' }, ['send', 'verify'], () => {
        return new ShopError('mail_unavailable', words)
      }),
    adapterOf: (config) => createSmtpMailer(config),
    describe: ({ host, port, auth, from }) => ({
      says: `Mails go through ${host}.`,
      facts: [
        { label: 'Server', value: `${host}, ${port}` },
        ...(from ? [{ label: 'Sender', value: from.address }] : []),
        ...(auth ? [{ label: 'Password', value: lastFour(auth.pass) }] : []),
      ],
    }),
  }
}
