import { type StaffRole, staffRoles } from '#shop/people/staff/staff-role.ts'
import { useSent } from '#web/form/plain/use-sent.ts'
import layout from '#web/ui/kit/layout.module.css'
import { roleCopy } from './copy.ts'
import styles from './staff.module.css'

interface RoleChoiceProps {
  name: string
  value: StaffRole
  onChange(role: StaffRole): void
}

export function RoleChoice({ name, value, onChange }: RoleChoiceProps) {
  const sent = useSent(name, value, (role) => onChange(role as StaffRole))
  return (
    <fieldset className={`${layout.stack2} ${layout.full}`}>
      <legend className={styles.legend}>{roleCopy.legend}</legend>
      {staffRoles.map((role) => (
        <label key={role} className={styles.role}>
          <input
            {...sent}
            type="radio"
            name={name}
            value={role}
            checked={value === role}
            onChange={() => onChange(role)}
          />
          <span>
            <span className={styles.name}>{roleCopy.names[role]}</span>
            <span className={styles.may}>{roleCopy.may[role]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
