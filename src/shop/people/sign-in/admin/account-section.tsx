import { useState } from 'react'
import type { Shop } from '#compose'
import { SecretField } from '#shop/people/sign-in/pages/secret-field.tsx'
import type { Section, SectionRequest } from '#web/admin/section.ts'
import { firstProblem } from '#web/form/checks.ts'
import { Field } from '#web/form/field.tsx'
import { FormPart, SectionForm } from '#web/form/form.tsx'
import { LeaveQuestion } from '#web/form/leave-question.tsx'
import { type Filled, problemAt, useForm } from '#web/form/use-form.ts'
import { call, type Schemas } from '#web/ui/hooks/api.ts'
import { useVisitor } from '#web/ui/hooks/visitor.tsx'
import styles from './account.module.css'
import { Codes } from './codes.tsx'
import { accountCopy } from './copy.ts'
import { Passkeys } from './passkeys.tsx'
import { Sessions } from './sessions.tsx'
import { Door } from './sign-in-path.tsx'

export const section = {
  at: 'account',
  label: accountCopy.yourAccount,
  help: 'passwords',
  load,
} satisfies Section

async function load(shop: Shop, { userId }: SectionRequest) {
  const { name, email } = await shop.identity.account(userId)
  const configured = shop.config.owner?.email.toLowerCase() === email
  const [codes, passkeys] = await Promise.all([
    shop.identity.recoveryStatus(userId),
    shop.identity.passkeys(userId),
  ])
  const isOwner = (await shop.identity.staff()).some(
    ({ id, role }) => id === userId && role === 'owner',
  )
  const door = isOwner ? await doorOf(shop) : null
  const security = { codes, passkeys }
  return { account: { name, email: email ?? '' }, configured, security, door }
}

async function doorOf({ config, settings }: Shop): Promise<Schemas['Door']> {
  const path = await settings.signInPath(config.signInPath)
  return {
    path,
    url: settings.place.current().publicUrl + path,
    configured: config.signInPath !== undefined,
  }
}

type Account = Schemas['Account']

interface AccountScreenProps {
  account: Account
  /** The configuration names this account. */
  configured: boolean
  security: Schemas['AccountSecurity']
  /** Null for anybody but owners. */
  door: Schemas['Door'] | null
}

interface AccountValues {
  name: string
  email: string
  /** The current password, required for a new address. */
  current: string
}

interface PasswordValues {
  current: string
  password: string
}

const emptyPasswords: Filled<PasswordValues> = {
  values: { current: '', password: '' },
  version: '',
}

function filled({ name, email }: Account): Filled<AccountValues> {
  return { values: { name, email: email ?? '', current: '' }, version: '' }
}

/** The visitor's own account: name, address, password and sessions. */
export default function AccountScreen({ account, configured, security, door }: AccountScreenProps) {
  const { refresh } = useVisitor()
  const [round, setRound] = useState(0)

  const you = useForm<AccountValues>({
    initial: () => filled(account),
    check: (values) => firstProblem('account', values),
    load: async () => filled(account),
    async send(values) {
      const saved = await call('PUT /api/account', {
        body: { ...values, current: values.current || undefined },
      })
      await refresh()
      return filled(saved)
    },
    saved: accountCopy.saved,
    failed: accountCopy.failed,
    warnsOf: ['duplicate'],
  })

  const secret = useForm<PasswordValues>({
    initial: () => emptyPasswords,
    check: (values) => firstProblem('password', values),
    load: async () => emptyPasswords,
    async send(values) {
      await call('PUT /api/account/password', { body: values })
      setRound((now) => now + 1)
      return emptyPasswords
    },
    saved: accountCopy.changed,
    failed: accountCopy.notChanged,
  })

  const moves = you.values.email.trim().toLowerCase() !== account.email
  return (
    <div className={styles.screen}>
      <SectionForm form={you} labels={{ name: 'Name', email: 'Email' }} inline>
        <FormPart title={accountCopy.you} hint={accountCopy.youHint}>
          <Field
            plan={{ name: 'name', label: accountCopy.passkeyLabel, kind: 'line', max: 80 }}
            shape={undefined}
            value={you.values.name}
            problem={problemAt(you, 'name')}
            onChange={(name) => you.set('name', name)}
          />
          <Field
            plan={{
              name: 'email',
              label: accountCopy.email,
              kind: 'line',
              max: 254,
              mode: 'email',
            }}
            shape={undefined}
            value={you.values.email}
            problem={problemAt(you, 'email')}
            onChange={(email) => you.set('email', email)}
          />
          {moves && (
            <SecretField
              label={accountCopy.current}
              hint={accountCopy.currentHint}
              name="current"
              autoComplete="current-password"
              maxLength={200}
              value={you.values.current}
              problem={problemAt(you, 'current')}
              onChange={(event) => you.set('current', event.target.value)}
            />
          )}
        </FormPart>
      </SectionForm>

      <SectionForm form={secret} labels={{}} save={accountCopy.change} inline>
        <FormPart
          title={accountCopy.password}
          hint={configured ? accountCopy.configured : accountCopy.lost}
        >
          {/* For password managers: whose password this is. */}
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={account.email ?? ''}
            readOnly
            hidden
          />
          <SecretField
            label={accountCopy.current}
            name="current"
            autoComplete="current-password"
            maxLength={200}
            value={secret.values.current}
            problem={problemAt(secret, 'current')}
            onChange={(event) => secret.set('current', event.target.value)}
          />
          <SecretField
            label={accountCopy.newPassword}
            hint={accountCopy.passwordHint}
            name="password"
            autoComplete="new-password"
            maxLength={200}
            value={secret.values.password}
            problem={problemAt(secret, 'password')}
            onChange={(event) => secret.set('password', event.target.value)}
          />
        </FormPart>
      </SectionForm>

      <FormPart title={accountCopy.passkeys} hint={accountCopy.passkeysHint}>
        <Passkeys initial={security.passkeys} />
      </FormPart>

      <FormPart title={accountCopy.codes} hint={accountCopy.codesHint}>
        <Codes initial={security.codes} />
      </FormPart>

      {door && (
        <FormPart title={accountCopy.door} hint={accountCopy.doorHint}>
          <Door initial={door} />
        </FormPart>
      )}

      <FormPart title={accountCopy.sessions} hint={accountCopy.sessionsHint}>
        <Sessions key={round} />
      </FormPart>
      <LeaveQuestion dirty={you.dirty || secret.dirty} />
    </div>
  )
}
