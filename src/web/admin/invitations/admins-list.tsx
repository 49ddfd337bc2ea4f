import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Admin } from '#shop/identity/visitor.ts'
import { call } from '#web/ui/api.ts'
import { toast } from '#web/ui/toast.ts'
import { reasonFor } from '../admin-copy.ts'
import { Ask } from '../ask.tsx'
import { useAsOwner } from '../sign-in-again.tsx'
import { TextButton } from '../text-button.tsx'
import { useOneAtATime } from '../use-one-at-a-time.ts'
import styles from './invitations.module.css'
import { invitationCopy as copy } from './invitations-copy.ts'

interface AdminsListProps {
  people: readonly Admin[]
  /** Whether this visitor may remove accounts: only the owner may. */
  mayDismiss: boolean
}

/** The admins of the studio. The owner can remove a helper. */
export function AdminsList({ people, mayDismiss }: AdminsListProps) {
  const [asked, setAsked] = useState<Admin | null>(null)
  const [reason, setReason] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const { busy, run } = useOneAtATime()
  const { revalidate } = useRevalidator()
  const asOwner = useAsOwner()

  async function dismiss({ id }: Admin): Promise<void> {
    setReason(null)
    try {
      await asOwner(() => call('DELETE /api/helpers/delete/id/{id}', { path: { id } }))
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
              {person.email}
              {person.isOwner && ` · ${copy.owner}`}
            </span>
            {mayDismiss && !person.isOwner && (
              <TextButton soft className={styles.aside} onClick={() => setAsked(person)}>
                {copy.dismiss}
                <span className="visually-hidden"> {person.name}</span>
              </TextButton>
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
    </div>
  )
}
