import { useId } from 'react'
import styles from './field.module.css'

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
        {label} <span className={styles.soft}>(optional)</span>
      </label>
      <div className={styles.plain}>
        <input
          id={id}
          type="date"
          name={name}
          value={value}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          className={styles.input}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
