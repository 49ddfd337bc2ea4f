import { useId } from 'react'
import styles from './contact-form.module.css'

interface FieldProps {
  name: string
  label: string
  max: number
  problem: string | null
  type?: 'text' | 'email'
  autoComplete?: string
  begin?: string | undefined
  /** Several lines. */
  long?: boolean
}

/** A line of the letter. */
export function Field(props: FieldProps) {
  const {
    name,
    label,
    max,
    problem,
    type = 'text',
    autoComplete = 'off',
    long = false,
    begin,
  } = props
  const id = useId()
  const shared = {
    id,
    name,
    required: true,
    defaultValue: begin,
    maxLength: max,
    className: styles.input,
    'aria-invalid': problem !== null || undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  }
  return (
    <div className={styles.field} data-name={name}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {long ? (
        <textarea {...shared} rows={6} />
      ) : (
        <input
          {...shared}
          type={type}
          autoComplete={autoComplete}
          {...(type === 'email' && { autoCapitalize: 'none', spellCheck: false })}
        />
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles.wrong}>
          {problem}
        </p>
      )}
    </div>
  )
}
