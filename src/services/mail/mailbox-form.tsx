import { ConnectionForm } from '#services/admin/connection-form.tsx'
import styles from '#services/admin/services.module.css'
import { count, line, secret, select } from '#web/form/fields.ts'
import { useFields } from '#web/form/use-fields.tsx'
import layout from '#web/ui/kit/layout.module.css'
import { mailCopy as copy } from './form.copy.ts'
import type { MailboxForm as Mailbox } from './mail.schema.ts'
import { smtpInputSchema } from './mail.schema.ts'
import {
  type MailProviderName,
  type MailSecurity,
  mailProvider,
  mailProviderNames,
  mailSecurities,
} from './mail-providers.ts'

const nobodys: Mailbox = {
  mailbox: 'gmail',
  fromAddress: '',
  fromName: '',
  ...serverOf('gmail'),
  user: '',
}

const isOther = (mailbox: unknown) => mailbox === 'other'
const providerIn = ({ mailbox }: Readonly<Record<string, unknown>>) =>
  mailProvider(mailbox as MailProviderName)

const fieldsOf = (isSet: boolean) => ({
  mailbox: select({
    label: copy.mailbox,
    choices: Object.fromEntries(
      mailProviderNames.map((name) => [name, mailProvider(name).name]),
    ) as Record<MailProviderName, string>,
  }),
  fromAddress: line({ label: copy.fromAddress, max: 254, mode: 'email' }),
  fromName: line({ label: copy.fromName, hint: copy.fromNameHint, max: 100 }),
  user: line({
    label: copy.user,
    hint: (values) => {
      const { login } = providerIn(values)
      if (isOther(values.mailbox)) return copy.userOther
      return login ? copy.itIs(login) : copy.userHint
    },
    max: 254,
    mode: 'email',
    keep: true,
    when: (values) => !providerIn(values).loginIsPassword,
  }),
  password: secret({
    label: copy.password,
    hint: (values) => [providerIn(values).password, isSet && copy.kept].filter(Boolean).join(' '),
    max: 400,
  }),
  host: line({ label: copy.host, hint: copy.hostHint, max: 253, mode: 'url' }),
  port: count({ label: copy.port, max: 5 }),
  security: select({
    label: copy.security,
    hint: copy.securityHint,
    choices: Object.fromEntries(
      mailSecurities.map((name) => [name, copy.securities[name]]),
    ) as Record<MailSecurity, string>,
  }),
})

export function MailboxForm({ mailbox }: { mailbox: Mailbox | null }) {
  const form = useFields(fieldsOf(mailbox !== null), {
    to: 'PUT /api/services/{service}',
    path: { service: 'mail' },
    schema: smtpInputSchema,
    body: bodyFor,
    stored: mailbox ?? nobodys,
    after: (values) => ({ ...values, password: '' }),
    saved: copy.saved,
    failed: copy.failed,
    first: mailbox !== null,
  })
  const { values, show } = form
  const atServer = ['host', 'port', 'security'].includes(form.problems[0]?.field ?? '')

  function choose(name: MailProviderName): void {
    const { host, port, security } = serverOf(name)
    form.change('mailbox', (now) => ({
      ...now,
      mailbox: name,
      host,
      port: String(port),
      security,
    }))
  }

  return (
    <ConnectionForm form={form} title={mailbox ? copy.another : copy.title} copy={copy}>
      {form.showWith('mailbox', choose)}
      {show('fromAddress', 'fromName', 'user', 'password')}
      <details
        key={values.mailbox}
        open={isOther(values.mailbox) || atServer}
        className={styles.server}
      >
        <summary>
          {isOther(values.mailbox) ? copy.server : copy.serverNow(values.host, values.port)}
        </summary>
        <div className={`${layout.stack4} ${layout.shrinks}`}>
          {show('host', 'port', 'security')}
        </div>
      </details>
    </ConnectionForm>
  )
}

function serverOf(name: MailProviderName): Pick<Mailbox, 'host' | 'port' | 'security'> {
  const { host, port, security } = mailProvider(name)
  return { host, port, security }
}

/** Most providers use the address as the login. */
function bodyFor(body: Record<string, unknown>) {
  const { mailbox, user, fromAddress } = body
  const { login } = mailProvider(mailbox as MailProviderName)
  const isAddress = user === '' && !login && !isOther(mailbox)
  return { provider: 'smtp', ...body, user: isAddress ? fromAddress : user }
}
