import { type ReactNode, useId } from 'react'
import styles from '#web/form/field.module.css'
import { useSent } from '#web/form/plain/use-sent.ts'
import control from '#web/ui/kit/control.module.css'
import { FieldWords } from './field-words.tsx'

export type Option = readonly [value: string, words: string]

interface SelectProps {
  name: string
  label: string
  options: readonly Option[]
  value: string
  fixed?: string | null
  hint?: string
  problem: string | null
  onChange(value: string): void
  children?: ReactNode
}

export function Select(props: SelectProps) {
  const { name, label, options, value, fixed, hint, problem, onChange, children } = props
  const id = useId()
  const sent = useSent(name, value, onChange)
  const words = problem ?? fixed ?? hint
  return (
    <div className={styles.field} data-field={name}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        {...sent}
        id={id}
        name={name}
        className={`${control.well} ${styles.input}`}
        value={value}
        disabled={typeof fixed === 'string'}
        aria-invalid={problem !== null || undefined}
        aria-describedby={words ? `${id}-words` : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(([each, shown]) => (
          <option key={each} value={each}>
            {shown}
          </option>
        ))}
      </select>
      <FieldWords id={`${id}-words`} problem={problem} hint={fixed ?? hint} />
      {children}
    </div>
  )
}
