import { useId } from 'react'
import { type StaffRole, staffRoles } from '#shop/people/staff/staff-role.ts'
import layout from '#web/ui/kit/layout.module.css'
import { roleCopy } from './copy.ts'
import styles from './staff.module.css'

interface RoleChoiceProps {
  value: StaffRole
  onChange(role: StaffRole): void
}

export function RoleChoice({ value, onChange }: RoleChoiceProps) {
  const name = useId()
  return (
    <fieldset className={`${layout.stack2} ${layout.full}`}>
      <legend className={styles.legend}>{roleCopy.legend}</legend>
      {staffRoles.map((role) => (
        <label key={role} className={styles.role}>
          <input
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
