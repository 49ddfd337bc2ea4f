import { useContext } from 'react'
import type { Shop } from '#compose'
import { dateInWords } from '#platform/time/zone.ts'
import type { Invitation } from '#shop/people/identity/account.schema.ts'
import { List } from '#web/admin/list/list.tsx'
import type { Loaded, Section } from '#web/admin/section.ts'
import { StudioZone } from '#web/admin/studio-zone.ts'
import { FormPart, FormParts } from '#web/form/form.tsx'
import { prepare } from '#web/ui/hooks/api.ts'
import { AdminsList } from './admins-list.tsx'
import { invitationCopy as copy, roleCopy } from './copy.ts'
import { NewInvitation } from './new-invitation.tsx'

export const section = {
  at: 'staff',
  label: copy.label,
  least: 'owner',
  menu: { group: 'settings', place: 110, keywords: copy.keywords },
  help: 'staff',
  load,
} satisfies Section

async function load(shop: Shop) {
  const [invitations, people] = await Promise.all([
    shop.identity.invitations(),
    shop.identity.staff(),
  ])
  return { invitations, people }
}

export default function StaffScreen({ invitations, people }: Loaded<typeof section>) {
  return (
    <FormParts>
      <FormPart title={copy.make} hint={copy.makeHint}>
        <NewInvitation />
      </FormPart>
      <FormPart title={copy.invitations}>
        <List items={invitations} keyOf={({ id }) => id} none={copy.none} row={invitationRow} />
      </FormPart>
      <FormPart title={copy.people}>
        <AdminsList people={people} />
      </FormPart>
    </FormParts>
  )
}

function invitationRow(invitation: Invitation) {
  const { id, note, role, state } = invitation
  const of = note || copy.somebody
  return {
    name: of,
    note: (
      <>
        {roleCopy.names[role]} · <State invitation={invitation} />
      </>
    ),
    over: state !== 'open' && state !== 'used',
    actions: [
      state === 'open' && {
        label: copy.withdraw,
        of,
        failed: copy.notWithdrawn,
        ask: { title: copy.askWithdraw(of), text: copy.askWithdrawText, danger: true },
        run: prepare('DELETE /api/invitations/delete/id/{id}', { path: { id } }),
        done: (answer: { state: string }) =>
          answer.state === 'used' ? copy.alreadyUsed : copy.withdrawn,
      },
    ],
  }
}

function State({ invitation: { state, expiresAt, usedBy } }: { invitation: Invitation }) {
  const zone = useContext(StudioZone)
  if (state === 'used' && usedBy) return copy.usedBy(usedBy)
  const words = copy.states[state]
  return state === 'open' ? `${words} ${dateInWords(expiresAt, zone)}` : words
}
