import { useId } from 'react'
import control from '#web/ui/kit/control.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { formCopy } from '#web/form/copy.ts'
import styles from '#web/form/field.module.css'

interface DayFieldProps {
  name: string
  label: string
  /** '2026-05-01', or ''. */
  value: string
  problem: string | null
  onChange(value: string): void
}

/** A day that may be left out. */
export function DayField({ name, label, value, problem, onChange }: DayFieldProps) {
  const id = useId()
  return (
    <div className={styles.field} data-field={name} data-half="true">
      <label htmlFor={id} className={styles.label}>
        {label} <span className={`${prose.hint} ${prose.light}`}>{formCopy.optional}</span>
      </label>
      <div className={styles.plain}>
        <input
          id={id}
          type="date"
          name={name}
          value={value}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          className={`${control.well} ${styles.input}`}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {problem && (
        <p id={`${id}-problem`} className={`${prose.label} ${prose.bad}`}>
          {problem}
        </p>
      )}
    </div>
  )
}
