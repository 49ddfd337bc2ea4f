import { type ComponentProps, type ReactNode, useId } from 'react'
import field from '#web/form/field.module.css'
import control from '#web/ui/kit/control.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { FieldWords } from './field-words.tsx'

interface FileFieldProps extends ComponentProps<'input'> {
  label: string
  hint: ReactNode
  problem: string | null
}

/** Its screen reads the file and tells what is wrong with it. */
export function FileField({ label, hint, problem, ...input }: FileFieldProps) {
  const id = useId()
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <input
        id={id}
        type="file"
        aria-invalid={problem !== null || undefined}
        aria-describedby={`${id}-hint${problem ? ` ${id}-problem` : ''}`}
        className={`${control.well} ${field.input}`}
        {...input}
      />
      <p id={`${id}-hint`} className={`${prose.hint} ${prose.light}`} role="status">
        {hint}
      </p>
      <div role="alert">
        <FieldWords id={`${id}-problem`} problem={problem} />
      </div>
    </div>
  )
}
