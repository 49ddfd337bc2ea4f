import { type ReactNode, useId } from 'react'
import styles from '#web/form/field.module.css'
import control from '#web/ui/kit/control.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { placeCopy } from './copy.ts'

export type Option = readonly [value: string, words: string]

interface ChoiceProps {
  name: string
  label: string
  options: readonly Option[]
  value: string
  /** The reason why it can't be changed; null: it can. */
  fixed: string | null
  problem: string | null
  onChange(value: string): void
  children?: ReactNode
}

export function Choice(props: ChoiceProps) {
  const { name, label, options, value, fixed, problem, onChange, children } = props
  const id = useId()
  const words = problem ?? fixed
  return (
    <div className={styles.field} data-field={name}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        className={`${control.well} ${styles.input}`}
        value={value}
        disabled={fixed !== null}
        aria-invalid={problem !== null || undefined}
        aria-describedby={words === null ? undefined : `${id}-words`}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(([each, shown]) => (
          <option key={each} value={each}>
            {shown}
          </option>
        ))}
      </select>
      {words !== null && (
        <p
          id={`${id}-words`}
          className={problem ? `${prose.label} ${prose.bad}` : `${prose.hint} ${prose.light}`}
        >
          {words}
        </p>
      )}
      {children}
    </div>
  )
}

/** Null unless the machine sets the value. */
export function fixedBy(status: 'machine' | 'set' | 'missing'): string | null {
  return status === 'machine' ? placeCopy.machine : null
}
