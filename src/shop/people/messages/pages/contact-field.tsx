import { useId } from 'react'
import { FieldWords } from '#web/form/inputs/field-words.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import styles from './contact.module.css'

interface FieldProps {
  name: string
  label: string
  max: number
  problem: string | null
  type?: 'text' | 'email'
  autoComplete?: string
  begin?: string | undefined
  long?: boolean
}

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
    // For a page without scripts.
    autoFocus: problem !== null,
    maxLength: max,
    className: styles.input,
    'aria-invalid': problem !== null || undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  }
  return (
    <div className={`${layout.stack1} ${layout.top} ${layout.shrinks}`} data-name={name}>
      <label htmlFor={id} className={prose.label}>
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
      <FieldWords id={`${id}-problem`} problem={problem} />
    </div>
  )
}
