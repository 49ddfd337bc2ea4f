import { useId } from 'react'
import styles from '#web/form/field.module.css'
import { FieldWords } from './field-words.tsx'
import { Tick } from './tick.tsx'

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
        <Tick
          name={name}
          checked={checked}
          aria-describedby={words ? id : undefined}
          onChange={onChange}
        />
        {label}
      </label>
      <FieldWords id={id} problem={problem} hint={hint} />
    </div>
  )
}
