import { useRevalidator } from 'react-router'
import type { StaffMember } from '#shop/people/identity/visitor.ts'
import { List } from '#web/admin/list/list.tsx'
import { special } from '#web/form/fields.ts'
import { SectionForm } from '#web/form/form.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import { prepare } from '#web/ui/hooks/api.ts'
import { invitationCopy as copy, roleCopy } from './copy.ts'
import { RoleChoice } from './role-choice.tsx'

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
              label: roleCopy.edit,
              of,
              dialog: { name: `role-${id}`, title: roleCopy.ask(of) },
              form: (close: () => void) => <RoleForm member={person} onDone={close} />,
            },
            {
              label: copy.dismiss,
              of,
              done: copy.dismissed,
              failed: copy.notDismissed,
              ask: { title: copy.askDismiss(of), text: copy.askDismissText, danger: true },
              run: prepare('DELETE /api/staff/delete/id/{id}', { path: { id } }),
            },
          ],
    }
  }

  return <List items={people} keyOf={({ id }) => id} row={row} />
}

function RoleForm({ member, onDone }: { member: StaffMember; onDone(): void }) {
  const { revalidate } = useRevalidator()
  const form = useFields(
    { role: special({ label: roleCopy.legend, first: member.role }) },
    {
      to: 'PUT /api/staff/role/id/{id}',
      path: { id: member.id },
      schema: null,
      stored: { role: member.role },
      saved: roleCopy.changed,
      failed: roleCopy.notChanged,
      onSaved() {
        onDone()
        void revalidate()
      },
    },
  )
  return (
    <SectionForm form={form} save={roleCopy.change} inline>
      <RoleChoice {...form.bind('role')} />
    </SectionForm>
  )
}
