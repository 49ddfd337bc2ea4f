import { useId } from 'react'
import styles from '#web/form/field.module.css'
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
  return (
    <fieldset className={styles.options} data-field={name}>
      <legend className={styles.label}>{label}</legend>
      {Object.entries(choices).map(([each, shown]) => (
        <label key={each} className={styles.check}>
          <input
            type="radio"
            name={id}
            value={each}
            checked={value === each}
            onChange={() => onChange(each)}
          />
          {shown}
        </label>
      ))}
      <FieldWords problem={problem} hint={hint} />
    </fieldset>
  )
}
