import { useId } from 'react'
import field from '#web/form/field.module.css'
import { BareInput } from '#web/form/inputs/bare.tsx'
import { FieldWords } from '#web/form/inputs/field-words.tsx'
import type { Part } from '#web/form/part-fields.tsx'
import control from '#web/ui/kit/control.module.css'
import { themeAdminCopy } from './copy.ts'
import styles from './theme.module.css'

interface ColourFieldProps extends Omit<Part<string>, 'problemOf'> {
  label: string
}

export function ColourField({ name, label, value, problem, onChange }: ColourFieldProps) {
  const id = useId()
  const isColour = /^#[0-9a-f]{6}$/i.test(value)
  return (
    <div className={field.field} data-half="wide" data-field={name}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <div className={styles.colour}>
        <input
          type="color"
          value={isColour ? value.toLowerCase() : '#000000'}
          aria-label={themeAdminCopy.pickIt(label)}
          className={`${control.well} ${styles.well}`}
          onChange={(event) => onChange(event.target.value)}
        />
        <BareInput
          id={id}
          name={name}
          value={value}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          className={`${control.well} ${field.input}`}
          onChange={onChange}
        />
      </div>
      <FieldWords id={`${id}-problem`} problem={problem} />
    </div>
  )
}
