import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { StaffMember } from '#shop/people/identity/visitor.ts'
import { AskingList } from '#web/admin/list/asking-list.tsx'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { call } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import { toast } from '#web/ui/toast.ts'
import { ChangeRole } from './change-role.tsx'
import { invitationCopy as copy, roleCopy } from './copy.ts'
import styles from './staff.module.css'

interface AdminsListProps {
  people: readonly StaffMember[]
}

/** The last owner stays an owner. */
export function AdminsList({ people }: AdminsListProps) {
  const [changing, setChanging] = useState<StaffMember | null>(null)
  const { revalidate } = useRevalidator()
  const asOwner = useAsOwner()

  async function dismiss({ id }: StaffMember): Promise<void> {
    await asOwner(() => call('DELETE /api/staff/delete/id/{id}', { path: { id } }))
    toast.success(copy.dismissed, 2500)
    await revalidate()
  }

  const owners = people.filter(({ role }) => role === 'owner')
  const isLastOwner = ({ role }: StaffMember) => role === 'owner' && owners.length === 1

  return (
    <>
      <AskingList
        items={people}
        row={(person, ask) => (
          <li key={person.id} className={`${layout.words4} ${styles.row}`}>
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
                <TextButton soft onClick={ask}>
                  {copy.dismiss}
                  <span className="visually-hidden"> {person.name}</span>
                </TextButton>
              </span>
            )}
          </li>
        )}
        title={(person) => copy.askDismiss(person?.name ?? copy.somebody)}
        text={() => copy.askDismissText}
        end={dismiss}
        failed={copy.notDismissed}
      />
      <ChangeRole member={changing} onClose={() => setChanging(null)} />
    </>
  )
}
