import { useEffect, useRef, useState } from 'react'
import { newInvitationSchema } from '#shop/people/identity/account.schema.ts'
import type { StaffRole } from '#shop/people/staff/staff-role.ts'
import { line, special } from '#web/form/fields.ts'
import { SectionForm } from '#web/form/form.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { toast } from '#web/ui/toast.ts'
import { invitationCopy as copy, roleCopy } from './copy.ts'
import { RoleChoice } from './role-choice.tsx'
import styles from './staff.module.css'

const fields = {
  note: line({ label: copy.note, hint: copy.noteHint, max: 80, optional: true }),
  role: special<StaffRole>({ label: roleCopy.legend, first: 'helper' }),
}

/** Shows the link once, because it can't be read again. */
export function NewInvitation() {
  const [link, setLink] = useState<string | null>(null)
  const shown = useRef<HTMLInputElement>(null)
  const form = useFields(fields, {
    name: 'invitation',
    to: 'POST /api/invitations/create',
    schema: newInvitationSchema,
    stored: null,
    onAnswer: (made) => setLink(made.link),
    saved: copy.done,
    failed: copy.failed,
  })

  useEffect(() => {
    if (link !== null) shown.current?.focus()
  }, [link])

  async function copyLink(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link ?? '')
      toast.success(copy.copied, 2000)
    } catch {
      // Without https a page may not write to the clipboard.
      shown.current?.focus()
      toast.info(copy.notCopied, 3000)
    }
  }

  return (
    <>
      <div className={layout.short}>
        <SectionForm form={form} save={copy.makeIt} inline>
          <div className={layout.stack4}>
            {form.show('note')}
            <RoleChoice {...form.bind('role')} />
          </div>
        </SectionForm>
      </div>
      {link !== null && (
        <section className={styles.key} aria-label={copy.link}>
          <p className={prose.name}>{copy.made}</p>
          <p>{copy.madeText}</p>
          <div className={`${layout.row3} ${styles.line}`}>
            <input
              ref={shown}
              readOnly
              value={link}
              aria-label={copy.link}
              className={`${control.well} ${styles.link}`}
              onFocus={(event) => event.target.select()}
            />
            <Button variant="quiet" className={styles.copy} onClick={copyLink}>
              {copy.copy}
            </Button>
            {'share' in navigator && (
              <Button
                variant="quiet"
                onClick={() => void navigator.share({ url: link }).catch(() => {})}
              >
                {copy.share}
              </Button>
            )}
          </div>
        </section>
      )}
    </>
  )
}
