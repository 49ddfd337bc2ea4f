import type { MailboxForm as Mailbox } from '#services/connections/mail-input.schema.ts'
import {
  type MailProviderName,
  type MailSecurity,
  mailProvider,
  mailProviderNames,
  mailSecurities,
} from '#services/connections/mail-providers.ts'
import { Choice, type Option } from '#shop/store/place/admin/choice.tsx'
import { firstProblem } from '#web/form/checks.ts'
import { Field, type FieldPlan } from '#web/form/field.tsx'
import { SectionForm } from '#web/form/form.tsx'
import { problemAt, useForm } from '#web/form/use-form.ts'
import { call } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { servicesCopy } from './copy.ts'
import { mailCopy as copy } from './mail.copy.ts'
import styles from './services.module.css'

interface Values extends Omit<Mailbox, 'port'> {
  port: string
  password: string
}

const nobodys: Mailbox = {
  mailbox: 'gmail',
  fromAddress: '',
  fromName: '',
  ...serverOf('gmail'),
  user: '',
}

const providers = mailProviderNames.map((name): Option => [name, mailProvider(name).name])
const securities = mailSecurities.map((name): Option => [name, copy.securities[name]])
const labels = { ...copy, securities: undefined }

/** The mailbox that the shop writes from; null: there is none yet. */
export function MailboxForm({ mailbox }: { mailbox: Mailbox | null }) {
  const { port, ...rest } = mailbox ?? nobodys
  const initial = { values: { ...rest, port: String(port), password: '' }, version: '' }
  const form = useForm<Values>({
    initial: () => initial,
    check: (values) => firstProblem('mailbox', toRequest(values)),
    send: async (values) => {
      const path = { service: 'mail' } as const
      await call('PUT /api/services/{service}', { path, body: toRequest(values) })
      return { values: { ...values, password: '' }, version: '' }
    },
    saved: copy.saved,
    failed: copy.failed,
    first: mailbox !== null,
  })
  const { values, set } = form
  const provider = mailProvider(values.mailbox)
  const isOther = values.mailbox === 'other'
  const atServer = ['host', 'port', 'security'].includes(form.problem?.field ?? '')

  function choose(name: MailProviderName): void {
    form.change('mailbox', (now) => ({ ...now, mailbox: name, ...serverTyped(name) }))
  }

  const line = (name: keyof Values & string, plan: Omit<FieldPlan, 'name' | 'kind'>) => (
    <Field
      plan={{ name, kind: 'line', ...plan }}
      shape={undefined}
      value={values[name]}
      problem={problemAt(form, name)}
      onChange={(value) => set(name, value)}
    />
  )
  const passwordHint = mailbox ? `${provider.password} ${copy.kept}` : provider.password
  const userHint = isOther
    ? copy.userOther
    : provider.login
      ? servicesCopy.itIs(provider.login)
      : copy.userHint

  return (
    <section className={layout.stack4}>
      <h2 className={prose.title3}>{mailbox ? copy.another : copy.title}</h2>
      <p className={prose.soft}>{copy.hint}</p>
      <SectionForm form={form} labels={labels} save={copy.save} inline>
        <div className={`${layout.stack4} ${layout.shrinks}`}>
          <Choice
            name="mailbox"
            label={copy.mailbox}
            options={providers}
            value={values.mailbox}
            fixed={null}
            problem={problemAt(form, 'mailbox')}
            onChange={(name) => choose(name as MailProviderName)}
          />
          {line('fromAddress', { label: copy.fromAddress, max: 254, mode: 'email' })}
          {line('fromName', { label: copy.fromName, max: 100, hint: copy.fromNameHint })}
          {!provider.loginIsPassword &&
            line('user', { label: copy.user, max: 254, hint: userHint, mode: 'email' })}
          {line('password', {
            label: copy.password,
            max: 400,
            hint: passwordHint,
            mode: 'secret',
          })}
          <details key={values.mailbox} open={isOther || atServer} className={styles.server}>
            <summary>{isOther ? copy.server : copy.serverNow(values.host, values.port)}</summary>
            <div className={`${layout.stack4} ${layout.shrinks}`}>
              {line('host', { label: copy.host, max: 253, hint: copy.hostHint, mode: 'url' })}
              {line('port', { label: copy.port, max: 5, mode: 'digits' })}
              <Choice
                name="security"
                label={copy.security}
                options={securities}
                value={values.security}
                fixed={null}
                problem={problemAt(form, 'security')}
                onChange={(name) => set('security', name as MailSecurity)}
              >
                <p className={`${prose.hint} ${prose.light}`}>{copy.securityHint}</p>
              </Choice>
            </div>
          </details>
        </div>
      </SectionForm>
    </section>
  )
}

function serverOf(name: MailProviderName): Pick<Mailbox, 'host' | 'port' | 'security'> {
  const { host, port, security } = mailProvider(name)
  return { host, port, security }
}

function serverTyped(name: MailProviderName) {
  const { port, ...rest } = serverOf(name)
  return { ...rest, port: String(port) }
}

/** Most providers use the address as the login. */
function toRequest({ port, user, ...values }: Values) {
  const { login } = mailProvider(values.mailbox)
  const isAddress = user === '' && !login && values.mailbox !== 'other'
  return {
    provider: 'smtp' as const,
    ...values,
    port: Number(port),
    user: isAddress ? values.fromAddress : user,
  }
}
