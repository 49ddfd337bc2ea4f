import { useRevalidator } from 'react-router'
import type { Shop } from '#compose'
import type { StaffMember } from '#shop/people/identity/visitor.ts'
import type { Invitation } from '#shop/people/staff/invitation.ts'
import { AskingList } from '#web/admin/list/asking-list.tsx'
import { TextButton } from '#web/admin/list/text-button.tsx'
import type { Section } from '#web/admin/section.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { FormPart } from '#web/form/form.tsx'
import { call } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import { LocalTime } from '#web/ui/local-time.tsx'
import { toast } from '#web/ui/toast.ts'
import { AdminsList } from './admins-list.tsx'
import { invitationCopy, roleCopy } from './copy.ts'
import { NewInvitation } from './new-invitation.tsx'
import styles from './staff.module.css'

export const section = {
  at: 'invitations',
  label: invitationCopy.invitations,
  least: 'owner',
  help: 'people-who-help',
  load,
} satisfies Section

async function load(shop: Shop) {
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
  const { revalidate } = useRevalidator()
  const asOwner = useAsOwner()

  async function withdraw({ id }: Invitation): Promise<void> {
    const { state } = await asOwner(() =>
      call('DELETE /api/invitations/delete/id/{id}', { path: { id } }),
    )
    if (state === 'used') toast.warning(invitationCopy.alreadyUsed, 3000)
    else toast.success(invitationCopy.withdrawn, 2500)
    await revalidate()
  }

  return (
    <div className={layout.sheet}>
      <FormPart title={invitationCopy.make} hint={invitationCopy.makeHint}>
        <NewInvitation />
      </FormPart>
      <FormPart title={invitationCopy.invitations}>
        <AskingList
          items={invitations}
          none={invitationCopy.none}
          row={(invitation, ask) => (
            <li
              key={invitation.id}
              className={`${layout.words4} ${styles.row}`}
              data-state={invitation.state}
            >
              <span className={styles.who}>{invitation.note || invitationCopy.somebody}</span>
              <span className={styles.soft}>
                {roleCopy.names[invitation.role]} · <State invitation={invitation} />
              </span>
              {invitation.state === 'open' && (
                <TextButton soft className={styles.aside} onClick={ask}>
                  {invitationCopy.withdraw}
                  <span className="visually-hidden">
                    {' '}
                    {invitation.note || invitationCopy.somebody}
                  </span>
                </TextButton>
              )}
            </li>
          )}
          title={(invitation) =>
            invitationCopy.askWithdraw(invitation?.note || invitationCopy.somebody)
          }
          text={() => invitationCopy.askWithdrawText}
          end={withdraw}
          failed={invitationCopy.notWithdrawn}
        />
      </FormPart>
      <FormPart title={invitationCopy.people}>
        <AdminsList people={people} />
      </FormPart>
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
