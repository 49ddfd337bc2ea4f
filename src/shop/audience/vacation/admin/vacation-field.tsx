import { useId } from 'react'
import field from '#web/form/field.module.css'
import control from '#web/ui/kit/control.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { vacationCopy } from './copy.ts'

interface VacationFieldProps {
  name: string
  label: string
  value: string
  max?: number
  long?: boolean
  /** The earliest day that can be chosen. */
  from?: string
  hint?: string
  problem: string | null
  onChange(value: string): void
}

export function VacationField(props: VacationFieldProps) {
  const { name, label, value, max, long, from, hint, problem, onChange } = props
  const id = useId()
  const shared = {
    id,
    name,
    value,
    maxLength: max,
    autoComplete: 'off',
    'aria-invalid': problem !== null || undefined,
    'aria-describedby': problem || hint ? `${id}-hint` : undefined,
    className: `${control.well} ${field.input}`,
  }
  return (
    <div className={field.field} data-field={name}>
      <label htmlFor={id} className={field.label}>
        {label}{' '}
        {from !== undefined && (
          <span className={`${prose.hint} ${prose.light}`}>{vacationCopy.optional}</span>
        )}
      </label>
      {long ? (
        <textarea {...shared} rows={4} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input
          {...shared}
          type={from === undefined ? 'text' : 'date'}
          min={from}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {(problem || hint) && (
        <p
          id={`${id}-hint`}
          className={problem ? `${prose.label} ${prose.bad}` : `${prose.hint} ${prose.light}`}
        >
          {problem ?? hint}
        </p>
      )}
    </div>
  )
}
