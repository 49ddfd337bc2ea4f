import { useRevalidator } from 'react-router'
import type { StaffMember } from '#shop/people/identity/visitor.ts'
import { special } from '#web/form/fields.ts'
import { SectionForm } from '#web/form/form.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import { roleCopy as copy } from './copy.ts'
import { RoleChoice } from './role-choice.tsx'

export function RoleForm({ member, onDone }: { member: StaffMember; onDone(): void }) {
  const { revalidate } = useRevalidator()
  const form = useFields(
    { role: special({ label: copy.legend, first: member.role }) },
    {
      to: 'PUT /api/staff/role/id/{id}',
      path: { id: member.id },
      schema: null,
      stored: { role: member.role },
      saved: copy.changed,
      failed: copy.notChanged,
      onSaved() {
        onDone()
        void revalidate()
      },
    },
  )
  return (
    <SectionForm form={form} save={copy.change} inline>
      <RoleChoice {...form.bind('role')} />
    </SectionForm>
  )
}
