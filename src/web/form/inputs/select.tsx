import { type ReactNode, useId } from 'react'
import styles from '#web/form/field.module.css'

interface SelectProps {
  name: string
  label: string
  /** Each value's words, in their order. */
  choices: Readonly<Record<string, string>>
  value: string
  /** The reason why it can't be changed. */
  fixed?: string
  hint?: string
  problem: string | null
  onChange(value: string): void
  children?: ReactNode
}

/** One of many. */
export function Select(props: SelectProps) {
  const { name, label, choices, value, fixed, hint, problem, onChange, children } = props
  const id = useId()
  const words = problem ?? fixed ?? hint
  return (
    <div className={styles.field} data-field={name}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        className={styles.input}
        value={value}
        disabled={fixed !== undefined}
        aria-invalid={problem !== null || undefined}
        aria-describedby={words ? `${id}-words` : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        {Object.entries(choices).map(([each, shown]) => (
          <option key={each} value={each}>
            {shown}
          </option>
        ))}
      </select>
      {words && (
        <p id={`${id}-words`} className={problem ? styles.problem : styles.soft}>
          {words}
        </p>
      )}
      {children}
    </div>
  )
}
