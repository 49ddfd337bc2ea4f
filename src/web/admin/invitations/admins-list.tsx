import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { StaffMember } from '#shop/identity/visitor.ts'
import { call } from '#web/ui/api.ts'
import { toast } from '#web/ui/toast.ts'
import { reasonFor } from '../admin-copy.ts'
import { Ask } from '../ask.tsx'
import { useAsOwner } from '../sign-in-again.tsx'
import { TextButton } from '../text-button.tsx'
import { useOneAtATime } from '../use-one-at-a-time.ts'
import { ChangeRole } from './change-role.tsx'
import styles from './invitations.module.css'
import { invitationCopy as copy, roleCopy } from './invitations-copy.ts'

interface AdminsListProps {
  people: readonly StaffMember[]
}

/** Who may run the studio, and what each may do there. The last owner stays one. */
export function AdminsList({ people }: AdminsListProps) {
  const [asked, setAsked] = useState<StaffMember | null>(null)
  const [changing, setChanging] = useState<StaffMember | null>(null)
  const [reason, setReason] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const { busy, run } = useOneAtATime()
  const { revalidate } = useRevalidator()
  const asOwner = useAsOwner()

  async function dismiss({ id }: StaffMember): Promise<void> {
    setReason(null)
    try {
      await asOwner(() => call('DELETE /api/staff/delete/id/{id}', { path: { id } }))
      toast.success(copy.dismissed, 2500)
      await revalidate()
    } catch (failure) {
      toast.error(copy.notDismissed, 3000)
      setReason(reasonFor(failure))
    } finally {
      setAsked(null)
      list.current?.focus()
    }
  }

  const owners = people.filter(({ role }) => role === 'owner')
  const isLastOwner = ({ role }: StaffMember) => role === 'owner' && owners.length === 1

  return (
    <div ref={list} tabIndex={-1} className={styles.focus}>
      {reason && (
        <p role="alert" className={styles.reason}>
          {reason}
        </p>
      )}
      <ul className={styles.list}>
        {people.map((person) => (
          <li key={person.id} className={styles.row}>
            <span className={styles.who}>{person.name}</span>
            <span className={styles.soft}>
              {person.email} · {roleCopy.names[person.role]}
            </span>
            {!isLastOwner(person) && (
              <span className={styles.aside}>
                <TextButton soft onClick={() => setChanging(person)}>
                  {roleCopy.edit}
                  <span className="visually-hidden">: {person.name}</span>
                </TextButton>{' '}
                <TextButton soft onClick={() => setAsked(person)}>
                  {copy.dismiss}
                  <span className="visually-hidden"> {person.name}</span>
                </TextButton>
              </span>
            )}
          </li>
        ))}
      </ul>
      <Ask
        open={asked !== null}
        title={copy.askDismiss(asked?.name ?? copy.somebody)}
        danger
        busy={busy}
        onYes={() => asked && run(() => dismiss(asked))}
        onCancel={() => setAsked(null)}
      >
        <p>{copy.askDismissText}</p>
      </Ask>
      <ChangeRole member={changing} onClose={() => setChanging(null)} />
    </div>
  )
}
