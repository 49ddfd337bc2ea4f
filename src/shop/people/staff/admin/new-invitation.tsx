import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { StaffRole } from '#shop/people/staff/staff-role.ts'
import { reasonFor } from '#web/admin/copy.ts'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { firstProblem } from '#web/form/checks.ts'
import { Field } from '#web/form/field.tsx'
import { Button } from '#web/ui/button.tsx'
import { call } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { toast } from '#web/ui/toast.ts'
import { invitationCopy } from './copy.ts'
import { RoleChoice } from './role-choice.tsx'
import styles from './staff.module.css'

/** Makes an invitation, and shows its link once: it can't be read again. */
export function NewInvitation() {
  const [note, setNote] = useState('')
  const [role, setRole] = useState<StaffRole>('helper')
  const [link, setLink] = useState<string | null>(null)
  const [reason, setReason] = useState<string | null>(null)
  const shown = useRef<HTMLInputElement>(null)
  const { busy, run } = useOneAtATime()
  const { revalidate } = useRevalidator()
  const asOwner = useAsOwner()

  useEffect(() => {
    if (link !== null) shown.current?.select()
  }, [link])

  async function make(): Promise<void> {
    setReason(null)
    const problem = firstProblem('invitation', { note, role })
    if (problem) {
      setReason(problem.message)
      return
    }
    try {
      const made = await asOwner(() =>
        call('POST /api/invitations/create', { body: { note, role } }),
      )
      setLink(made.link)
      setNote('')
      toast.success(invitationCopy.done, 2000)
      await revalidate()
    } catch (failure) {
      toast.error(invitationCopy.failed, 3000)
      setReason(reasonFor(failure))
    }
  }

  async function copyLink(): Promise<void> {
    shown.current?.select()
    try {
      await navigator.clipboard.writeText(link ?? '')
      toast.success(invitationCopy.copied, 2000)
    } catch {
      // Without https a page may not write to the clipboard.
      toast.info(invitationCopy.notCopied, 3000)
    }
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    void run(make)
  }

  return (
    <div className={layout.stack4}>
      <form method="dialog" noValidate onSubmit={onSubmit} className={styles.form}>
        <Field
          plan={{
            name: 'note',
            label: invitationCopy.note,
            kind: 'line',
            max: 80,
            optional: true,
            hint: invitationCopy.noteHint,
          }}
          shape={undefined}
          value={note}
          problem={null}
          onChange={setNote}
        />
        <RoleChoice value={role} onChange={setRole} />
        <Button type="submit" busy={busy} className={styles.make}>
          {invitationCopy.makeIt}
        </Button>
      </form>
      <div role="alert" className={styles.reason}>
        {reason}
      </div>
      {link !== null && (
        <section className={styles.key} aria-label={invitationCopy.link}>
          <p className={prose.name}>{invitationCopy.made}</p>
          <p>{invitationCopy.madeText}</p>
          <div className={`${layout.row3} ${styles.line}`}>
            <input
              ref={shown}
              readOnly
              value={link}
              aria-label={invitationCopy.link}
              className={`${control.well} ${styles.link}`}
              onFocus={(event) => event.target.select()}
            />
            <Button look="quiet" className={styles.copy} onClick={copyLink}>
              {invitationCopy.copy}
            </Button>
          </div>
        </section>
      )}
    </div>
  )
}
