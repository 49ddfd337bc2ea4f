import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Shop } from '#compose'
import type { Invitation } from '#shop/identity/invitation.ts'
import type { StaffMember } from '#shop/identity/visitor.ts'
import { call } from '#web/ui/api.ts'
import { LocalTime } from '#web/ui/local-time.tsx'
import { toast } from '#web/ui/toast.ts'
import { reasonFor } from '../admin-copy.ts'
import { Ask } from '../ask.tsx'
import { FormPart } from '../form/form.tsx'
import { useAsOwner } from '../sign-in-again.tsx'
import { TextButton } from '../text-button.tsx'
import { useOneAtATime } from '../use-one-at-a-time.ts'
import { AdminsList } from './admins-list.tsx'
import styles from './invitations.module.css'
import { invitationCopy, roleCopy } from './invitations-copy.ts'
import { NewInvitation } from './new-invitation.tsx'

export async function loader(shop: Shop) {
  const [invitations, people] = await Promise.all([
    shop.identity.invitations(),
    shop.identity.staff(),
  ])
  return { invitations, people }
}

interface InvitationsScreenProps {
  invitations: readonly Invitation[]
  people: readonly StaffMember[]
}

/** The studio's accounts, and a form to invite another. */
export default function InvitationsScreen({ invitations, people }: InvitationsScreenProps) {
  const [asked, setAsked] = useState<Invitation | null>(null)
  const [reason, setReason] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const { busy, run } = useOneAtATime()
  const { revalidate } = useRevalidator()
  const asOwner = useAsOwner()

  async function withdraw({ id }: Invitation): Promise<void> {
    setReason(null)
    try {
      const { state } = await asOwner(() =>
        call('DELETE /api/invitations/delete/id/{id}', { path: { id } }),
      )
      if (state === 'used') toast.warning(invitationCopy.alreadyUsed, 3000)
      else toast.success(invitationCopy.withdrawn, 2500)
      await revalidate()
    } catch (failure) {
      toast.error(invitationCopy.notWithdrawn, 3000)
      setReason(reasonFor(failure))
    } finally {
      setAsked(null)
      // Its button may be gone: the keyboard goes on from the list.
      list.current?.focus()
    }
  }

  return (
    <div className={styles.screen}>
      <FormPart title={invitationCopy.make} hint={invitationCopy.makeHint}>
        <NewInvitation />
      </FormPart>
      <FormPart title={invitationCopy.invitations}>
        <div ref={list} tabIndex={-1} className={styles.focus}>
          {reason && (
            <p role="alert" className={styles.reason}>
              {reason}
            </p>
          )}
          {invitations.length === 0 && <p className={styles.soft}>{invitationCopy.none}</p>}
          <ul className={styles.list}>
            {invitations.map((invitation) => (
              <li key={invitation.id} className={styles.row} data-state={invitation.state}>
                <span className={styles.who}>{invitation.note || invitationCopy.somebody}</span>
                <span className={styles.soft}>
                  {roleCopy.names[invitation.role]} · <State invitation={invitation} />
                </span>
                {invitation.state === 'open' && (
                  <TextButton soft className={styles.aside} onClick={() => setAsked(invitation)}>
                    {invitationCopy.withdraw}
                    <span className="visually-hidden">
                      {' '}
                      {invitation.note || invitationCopy.somebody}
                    </span>
                  </TextButton>
                )}
              </li>
            ))}
          </ul>
        </div>
      </FormPart>
      <FormPart title={invitationCopy.people}>
        <AdminsList people={people} />
      </FormPart>
      <Ask
        open={asked !== null}
        title={invitationCopy.askWithdraw(asked?.note || invitationCopy.somebody)}
        danger
        busy={busy}
        onYes={() => asked && run(() => withdraw(asked))}
        onCancel={() => setAsked(null)}
      >
        <p>{invitationCopy.askWithdrawText}</p>
      </Ask>
    </div>
  )
}

function State({ invitation: { state, expiresAt, usedBy } }: { invitation: Invitation }) {
  if (state === 'used' && usedBy) return invitationCopy.usedBy(usedBy)
  return (
    <>
      {invitationCopy.states[state]}
      {state === 'open' && (
        <>
          {' '}
          <LocalTime at={expiresAt} form="day" />
        </>
      )}
    </>
  )
}
