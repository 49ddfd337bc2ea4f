import { useId } from 'react'
import styles from '#web/form/field.module.css'
import { useSent } from '#web/form/plain/use-sent.ts'
import { FieldWords } from './field-words.tsx'

interface OptionsProps {
  name: string
  label: string
  choices: Readonly<Record<string, string>>
  value: string
  problem: string | null
  hint?: string
  onChange(value: string): void
}

export function Options({ name, label, choices, value, problem, hint, onChange }: OptionsProps) {
  const id = useId()
  const sent = useSent(name, value, onChange)
  return (
    <fieldset className={styles.options} data-field={name} aria-describedby={id}>
      <legend className={styles.label}>{label}</legend>
      {Object.entries(choices).map(([each, shown]) => (
        <label key={each} className={styles.check}>
          <input
            {...sent}
            type="radio"
            name={name}
            value={each}
            checked={value === each}
            onChange={() => onChange(each)}
          />
          {shown}
        </label>
      ))}
      <FieldWords id={id} problem={problem} hint={hint} />
    </fieldset>
  )
}
