import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { StaffMember } from '#shop/people/identity/visitor.ts'
import type { StaffRole } from '#shop/people/staff/staff-role.ts'
import { reasonFor } from '#web/admin/copy.ts'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { call } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import { toast } from '#web/ui/toast.ts'
import { roleCopy } from './copy.ts'
import { RoleChoice } from './role-choice.tsx'
import styles from './staff.module.css'

interface ChangeRoleProps {
  /** Null closes the dialog. */
  member: StaffMember | null
  onClose(): void
}

export function ChangeRole({ member, onClose }: ChangeRoleProps) {
  return (
    <Dialog open={member !== null} onClose={onClose} title={roleCopy.ask(member?.name ?? '')}>
      {member && <Form key={member.id} member={member} onDone={onClose} />}
    </Dialog>
  )
}

function Form({ member, onDone }: { member: StaffMember; onDone(): void }) {
  const [role, setRole] = useState<StaffRole>(member.role)
  const [reason, setReason] = useState<string | null>(null)
  const { busy, run } = useOneAtATime()
  const { revalidate } = useRevalidator()
  const asOwner = useAsOwner()

  async function change(): Promise<void> {
    setReason(null)
    try {
      await asOwner(() =>
        call('PUT /api/staff/role/id/{id}', { path: { id: member.id }, body: { role } }),
      )
      toast.success(roleCopy.changed, 2500)
      onDone()
      await revalidate()
    } catch (failure) {
      setReason(reasonFor(failure))
    }
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    void run(change)
  }

  return (
    <form method="dialog" onSubmit={onSubmit} className={layout.stack4}>
      <RoleChoice value={role} onChange={setRole} />
      <div role="alert" className={styles.reason}>
        {reason}
      </div>
      <Button type="submit" busy={busy}>
        {roleCopy.change}
      </Button>
    </form>
  )
}
