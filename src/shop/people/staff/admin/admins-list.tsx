import type { StaffMember } from '#shop/people/identity/visitor.ts'
import { List } from '#web/admin/list/list.tsx'
import { prepare } from '#web/ui/hooks/api.ts'
import { RoleForm } from './change-role.tsx'
import { invitationCopy as copy, roleCopy } from './copy.ts'

/** The last owner stays an owner. */
export function AdminsList({ people }: { people: readonly StaffMember[] }) {
  const owners = people.filter(({ role }) => role === 'owner')

  function row(person: StaffMember) {
    const { id, name: of, email, role } = person
    const isLastOwner = role === 'owner' && owners.length === 1
    return {
      name: of,
      note: `${email} · ${roleCopy.names[role]}`,
      actions: isLastOwner
        ? []
        : [
            {
              ...{ label: roleCopy.edit, of },
              dialog: { name: `role-${id}`, title: roleCopy.ask(of) },
              form: (close: () => void) => <RoleForm member={person} onDone={close} />,
            },
            {
              ...{ label: copy.dismiss, of, done: copy.dismissed, failed: copy.notDismissed },
              ask: { title: copy.askDismiss(of), text: copy.askDismissText, danger: true },
              run: prepare('DELETE /api/staff/delete/id/{id}', { path: { id } }),
            },
          ],
    }
  }

  return <List items={people} keyOf={({ id }) => id} row={row} />
}
