import { type ChangeEvent, useState } from 'react'
import type { Shop } from '#compose'
import { accountFormSchema, passwordFormSchema } from '#shop/people/identity/account.schema.ts'
import { SecretField } from '#shop/people/sign-in/pages/secret-field.tsx'
import type { Loaded, Section, SectionRequest } from '#web/admin/section.ts'
import { line, secret } from '#web/form/fields.ts'
import { FormPart, SectionForm } from '#web/form/form.tsx'
import { LeaveQuestion } from '#web/form/leave-question.tsx'
import { useSent } from '#web/form/plain/use-sent.ts'
import { type Bound, useFields } from '#web/form/use-fields.tsx'
import { useSiteFact } from '#web/ui/hooks/use-site-fact.ts'
import { useVisitor } from '#web/ui/hooks/visitor.tsx'
import styles from './account.module.css'
import { Codes } from './codes.tsx'
import { accountCopy } from './copy.ts'
import { Passkeys } from './passkeys.tsx'
import { Sessions } from './sessions.tsx'
import { SignInPath } from './sign-in-path.tsx'

export const section = {
  at: 'account',
  label: accountCopy.yourAccount,
  menu: { group: 'settings', place: 120, keywords: accountCopy.keywords },
  help: 'passwords',
  load,
} satisfies Section

async function load(shop: Shop, { userId }: SectionRequest) {
  const account = await shop.identity.account(userId)
  const configured = shop.config.owner?.email.toLowerCase() === account.email
  const isOwner = (await shop.identity.staff()).some(
    ({ id, role }) => id === userId && role === 'owner',
  )
  const signInPath = isOwner ? await shop.settings.signInAddress(shop.config.signInPath) : null
  const security = await shop.identity.security(userId)
  const { timeZone: zone } = await shop.settings.studio()
  return { account, configured, security, signInPath, zone }
}

const youFields = {
  name: line({ label: accountCopy.passkeyLabel, max: 80 }),
  email: line({ label: accountCopy.email, max: 254, mode: 'email' }),
  current: secret({ label: accountCopy.current, read: (typed) => typed || undefined }),
}

const passwordFields = {
  current: secret({ label: accountCopy.current }),
  password: secret({ label: accountCopy.newPassword }),
}

interface SecretProps extends Pick<Bound<string>, 'name' | 'value' | 'problem' | 'onChange'> {
  label: string
  hint?: string
  autoComplete: string
}

function Secret({ name, value, problem, onChange, label, hint, autoComplete }: SecretProps) {
  const sent = useSent(name, value, onChange)
  return (
    <SecretField
      {...sent}
      name={name}
      value={value}
      problem={problem}
      label={label}
      hint={hint}
      autoComplete={autoComplete}
      maxLength={200}
      onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
    />
  )
}

export default function AccountScreen({
  account,
  configured,
  security,
  signInPath,
  zone,
}: Loaded<typeof section>) {
  const { refresh } = useVisitor()
  const mails = useSiteFact('mails')
  const [round, setRound] = useState(0)

  const you = useFields(youFields, {
    to: 'PUT /api/account',
    schema: accountFormSchema,
    stored: account,
    load: { from: 'GET /api/account' },
    onAnswer: () => void refresh(),
    saved: accountCopy.saved,
    failed: accountCopy.failed,
    warnsOf: ['duplicate'],
  })

  const password = useFields(passwordFields, {
    to: 'PUT /api/account/password',
    schema: passwordFormSchema,
    stored: null,
    onAnswer: () => setRound((now) => now + 1),
    saved: accountCopy.changed,
    failed: accountCopy.notChanged,
  })

  const moves = you.values.email.trim().toLowerCase() !== account.email
  return (
    <div className={styles.screen}>
      <SectionForm form={you} inline>
        <FormPart title={accountCopy.you} hint={accountCopy.youHint}>
          {you.show('name', 'email')}
          {moves && (
            <Secret
              {...you.bind('current')}
              label={accountCopy.current}
              hint={accountCopy.currentHint}
              autoComplete="current-password"
            />
          )}
        </FormPart>
      </SectionForm>

      <SectionForm form={password} save={accountCopy.change} inline>
        <FormPart
          title={accountCopy.password}
          hint={configured ? accountCopy.configured : accountCopy.lost(mails)}
        >
          {/* For password managers. */}
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={account.email ?? ''}
            readOnly
            hidden
          />
          <Secret
            {...password.bind('current')}
            label={accountCopy.current}
            autoComplete="current-password"
          />
          <Secret
            {...password.bind('password')}
            label={accountCopy.newPassword}
            hint={accountCopy.passwordHint}
            autoComplete="new-password"
          />
        </FormPart>
      </SectionForm>

      <FormPart title={accountCopy.passkeys} hint={accountCopy.passkeysHint}>
        <Passkeys initial={security.passkeys} zone={zone} />
      </FormPart>

      <FormPart title={accountCopy.codes} hint={accountCopy.codesHint}>
        <Codes initial={security.codes} />
      </FormPart>

      {signInPath && (
        <FormPart title={accountCopy.signInPath} hint={accountCopy.signInPathHint}>
          <SignInPath signInPath={signInPath} />
        </FormPart>
      )}

      <FormPart title={accountCopy.sessions} hint={accountCopy.sessionsHint}>
        <Sessions key={round} zone={zone} />
      </FormPart>
      <LeaveQuestion dirty={you.dirty || password.dirty} />
    </div>
  )
}
