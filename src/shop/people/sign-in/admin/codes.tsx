import { type FormEvent, useState } from 'react'
import { CodeField } from '#shop/people/sign-in/pages/entry-field.tsx'
import { CopyLink } from '#web/admin/list/copy-link.tsx'
import { useAttempt } from '#web/admin/list/use-attempt.ts'
import { useNextFocus } from '#web/admin/list/use-next-focus.ts'
import { Button } from '#web/ui/button.tsx'
import { call, type Schemas } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { Qr } from '#web/ui/qr.tsx'
import { toast } from '#web/ui/toast.ts'
import styles from './account.module.css'
import { accountCopy } from './copy.ts'

type Codes = Schemas['AccountSecurity']['codes']

export function Codes({ initial }: { initial: Codes }) {
  const [codes, setCodes] = useState(initial)
  const [secret, setSecret] = useState<{ secret: string; address: string } | null>(null)
  const [recovery, setRecovery] = useState<readonly string[] | null>(null)
  const { busy, problem, setProblem, attempt } = useAttempt()

  const step = secret ? 'secret' : recovery ? `codes:${recovery[0]}` : codes.on ? 'on' : 'off'
  const place = useNextFocus<HTMLDivElement>(step)

  const begin = () => attempt(() => call('POST /api/account/codes/prepare'), setSecret)

  const turnOn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '')
    const confirm = () => call('POST /api/account/codes/confirm', { body: { code } })
    void attempt(confirm, (made) => {
      setSecret(null)
      show(made)
      toast.success(accountCopy.codesOn, 2500)
    })
  }

  function show({ recovery: made }: { recovery: string[] }): void {
    setRecovery(made)
    setCodes({ on: true, recovery: made.length })
  }

  const renew = () => attempt(() => call('POST /api/account/codes/recovery'), show)

  const turnOff = () =>
    attempt(
      () => call('DELETE /api/account/codes'),
      (security) => {
        setCodes(security.codes)
        setRecovery(null)
        toast.success(accountCopy.codesOff, 2500)
      },
    )

  function cancel(): void {
    setSecret(null)
    setProblem(null)
  }

  return (
    <div ref={place} className={`${layout.stack4} ${layout.start}`}>
      <p>{codes.on ? accountCopy.codesStatus(codes.recovery) : accountCopy.codesNone}</p>
      {secret && (
        <form
          method="dialog"
          onSubmit={turnOn}
          className={`${layout.stack4} ${layout.start} ${styles.setUp}`}
        >
          <p>{accountCopy.codesScan}</p>
          <Qr text={secret.address} label={accountCopy.qr} className={styles.qr} />
          <p className={styles.secret}>{secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
          <div className={layout.row3}>
            <a href={secret.address} className={control.target}>
              {accountCopy.codesOpenApp}
            </a>
            <CopyLink
              link={secret.secret}
              label={accountCopy.codesCopy}
              words={accountCopy.codesCopyWords}
            />
          </div>
          <CodeField problem={problem} hint={accountCopy.codesDigits} />
          <div className={layout.row3}>
            <Button type="submit" busy={busy}>
              {accountCopy.codesTurnOn}
            </Button>
            <Button variant="quiet" onClick={cancel}>
              {accountCopy.cancel}
            </Button>
          </div>
        </form>
      )}
      {recovery && (
        <section aria-label={accountCopy.recovery} tabIndex={-1} className={styles.recovery}>
          <p>{accountCopy.recoveryText}</p>
          <ul className={styles.recoveryCodes}>
            {recovery.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <CopyLink
            link={recovery.join(' ')}
            label={accountCopy.recoveryCopy}
            words={accountCopy.recoveryCopyWords}
          />
        </section>
      )}
      {problem && !secret && (
        <p role="alert" className={prose.reason}>
          {problem}
        </p>
      )}
      {!codes.on && !secret && (
        <Button variant="quiet" busy={busy} onClick={() => void begin()}>
          {accountCopy.codesBegin}
        </Button>
      )}
      {codes.on && (
        <div className={layout.row3}>
          <Button variant="quiet" busy={busy} onClick={() => void renew()}>
            {accountCopy.recoveryRenew}
          </Button>
          <Button variant="quiet" busy={busy} onClick={() => void turnOff()}>
            {accountCopy.codesTurnOff}
          </Button>
        </div>
      )}
    </div>
  )
}
