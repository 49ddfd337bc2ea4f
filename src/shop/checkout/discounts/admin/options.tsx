import { useId } from 'react'
import field from '#web/form/field.module.css'
import styles from './codes.module.css'

interface OptionsProps<T extends string> {
  name: string
  label: string
  /** Each value's words, in their order. */
  words: Readonly<Record<T, string>>
  value: T
  onChange(value: T): void
}

export function Options<T extends string>({
  name,
  label,
  words,
  value,
  onChange,
}: OptionsProps<T>) {
  const id = useId()
  return (
    <fieldset className={styles.options} data-field={name}>
      <legend className={field.label}>{label}</legend>
      {(Object.keys(words) as T[]).map((each) => (
        <label key={each} className={field.check}>
          <input
            type="radio"
            name={id}
            value={each}
            checked={value === each}
            onChange={() => onChange(each)}
          />
          {words[each]}
        </label>
      ))}
    </fieldset>
  )
}
