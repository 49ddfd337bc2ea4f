import { type FormEvent, useEffect, useRef, useState } from 'react'
import { dateInWords } from '#platform/time/zone.ts'
import { makePasskey } from '#shop/people/sign-in/pages/passkey.ts'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { useAttempt } from '#web/admin/list/use-attempt.ts'
import { Field } from '#web/form/field.tsx'
import { Button } from '#web/ui/button.tsx'
import { call, type Schemas } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { toast } from '#web/ui/toast.ts'
import styles from './account.module.css'
import { accountCopy } from './copy.ts'

type Passkey = Schemas['AccountSecurity']['passkeys'][number]

export function Passkeys({ initial, zone }: { initial: readonly Passkey[]; zone: string }) {
  const [passkeys, setPasskeys] = useState(initial)
  const [name, setName] = useState('')
  const [renaming, setRenaming] = useState<string | null>(null)
  const { busy, problem, setProblem, attempt } = useAttempt()

  const form = useRef<HTMLFormElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const wasRenaming = useRef(renaming)
  useEffect(() => {
    const before = wasRenaming.current
    wasRenaming.current = renaming
    if (renaming !== null) form.current?.querySelector('input')?.focus()
    else if (before !== null) {
      list.current?.querySelector<HTMLElement>(`[data-passkey="${before}"] button`)?.focus()
    }
  }, [renaming])

  // The pressed button disappears with its passkey.
  const count = useRef(passkeys.length)
  useEffect(() => {
    const removed = passkeys.length < count.current
    count.current = passkeys.length
    const next = list.current?.querySelector('button') ?? form.current?.querySelector('button')
    if (removed) next?.focus()
  }, [passkeys.length])

  const change = (work: () => Promise<Schemas['AccountSecurity']>, done: string) =>
    attempt(work, (security) => {
      setPasskeys(security.passkeys)
      setName('')
      setRenaming(null)
      toast.success(done, 2500)
    })

  const save = () => {
    const body = { name: name.trim() || accountCopy.passkeyName }
    if (renaming !== null) {
      const path = { id: renaming }
      return change(
        () => call('PUT /api/account/passkeys/{id}', { path, body }),
        accountCopy.passkeyRenamed,
      )
    }
    return change(async () => {
      const options = await call('POST /api/account/passkeys/options')
      const response = await makePasskey(options)
      return call('POST /api/account/passkeys', { body: { ...body, response } })
    }, accountCopy.passkeyAdded)
  }

  const remove = ({ id }: Passkey) =>
    change(
      () => call('DELETE /api/account/passkeys/{id}', { path: { id } }),
      accountCopy.passkeyRemoved,
    )

  function cancel(): void {
    setRenaming(null)
    setName('')
    setProblem(null)
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    void save()
  }

  return (
    <div className={`${layout.stack4} ${layout.start}`}>
      {passkeys.length === 0 && <p>{accountCopy.passkeysNone}</p>}
      <ul ref={list} className={`${layout.stack} ${layout.full}`}>
        {passkeys.map((passkey) => (
          <li key={passkey.id} data-passkey={passkey.id} className={styles.session}>
            <span className={styles.where}>{passkey.name}</span>
            <span className={prose.hint}>
              {accountCopy.passkeySince} {dateInWords(passkey.createdAt, zone)}
            </span>
            <span className={layout.row3}>
              <TextButton
                soft
                onClick={() => {
                  setRenaming(passkey.id)
                  setName(passkey.name)
                }}
              >
                {accountCopy.passkeyRename}
                <span className="visually-hidden"> {passkey.name}</span>
              </TextButton>
              <TextButton soft onClick={() => void remove(passkey)}>
                {accountCopy.passkeyRemove}
                <span className="visually-hidden"> {passkey.name}</span>
              </TextButton>
            </span>
          </li>
        ))}
      </ul>
      <form
        ref={form}
        method="dialog"
        onSubmit={onSubmit}
        className={`${layout.stack4} ${layout.start} ${styles.setUp}`}
      >
        <Field
          plan={{
            name: 'passkey',
            label: accountCopy.passkeyLabel,
            kind: 'line',
            max: 60,
            optional: true,
            hint: accountCopy.passkeyHint,
          }}
          value={name}
          problem={problem}
          onChange={setName}
        />
        <div className={layout.row3}>
          <Button type="submit" variant="quiet" busy={busy}>
            {renaming === null ? accountCopy.passkeyAdd : accountCopy.passkeyRename}
          </Button>
          {renaming !== null && (
            <Button variant="quiet" onClick={cancel}>
              {accountCopy.cancel}
            </Button>
          )}
        </div>
      </form>
    </div>
  )
}
