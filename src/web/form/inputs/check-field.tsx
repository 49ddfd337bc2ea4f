import { useId } from 'react'
import styles from '#web/form/field.module.css'
import prose from '#web/ui/kit/prose.module.css'

interface CheckFieldProps {
  name: string
  label: string
  checked: boolean
  hint?: string
  problem: string | null
  onChange(checked: boolean): void
}

export function CheckField({ name, label, checked, hint, problem, onChange }: CheckFieldProps) {
  const id = useId()
  const words = problem ?? hint
  return (
    <div data-field={name}>
      <label className={styles.check}>
        <input
          type="checkbox"
          name={name}
          checked={checked}
          aria-describedby={words ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      {words && (
        <p
          id={id}
          className={problem ? `${prose.label} ${prose.bad}` : `${prose.hint} ${prose.light}`}
        >
          {words}
        </p>
      )}
    </div>
  )
}
