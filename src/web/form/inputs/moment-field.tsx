import { useContext, useId, useState } from 'react'
import { minuteIn, momentIn } from '#platform/time/zone.ts'
import { StudioZone } from '#web/admin/studio-zone.ts'
import { formCopy } from '#web/form/copy.ts'
import styles from '#web/form/field.module.css'
import { useSent } from '#web/form/plain/use-sent.ts'
import control from '#web/ui/kit/control.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { FieldWords } from './field-words.tsx'

interface MomentFieldProps {
  name: string
  label: string
  /** Epoch milliseconds. */
  value: number | null
  optional?: boolean
  fixed?: string
  hint?: string
  problem: string | null
  onChange(value: number | null): void
}

export function MomentField(props: MomentFieldProps) {
  const { name, label, value, optional, fixed, hint, problem, onChange } = props
  const id = useId()
  const zone = useContext(StudioZone)
  // A partly typed moment stays in the field, without a value.
  const [typed, setTyped] = useState<string | null>(null)
  const shown = value === null ? '' : minuteIn(value, zone).replace(' ', 'T')
  const words = fixed ?? hint ?? formCopy.byClocks(zone)
  const put = (text: string) => onChange(text === '' ? null : momentIn(text.slice(0, 16), zone))
  const sent = useSent(name, shown, put)
  return (
    <div className={styles.field} data-field={name}>
      <label htmlFor={id} className={styles.label}>
        {label}{' '}
        {optional && <span className={`${prose.hint} ${prose.light}`}>{formCopy.optional}</span>}
      </label>
      <div>
        <input
          {...sent}
          id={id}
          type="datetime-local"
          name={name}
          value={typed ?? shown}
          disabled={fixed !== undefined}
          aria-invalid={problem !== null || undefined}
          aria-describedby={`${id}-hint`}
          className={`${control.well} ${styles.input}`}
          onChange={(event) => {
            setTyped(event.target.value)
            put(event.target.value)
          }}
          onBlur={() => setTyped(null)}
        />
      </div>
      <FieldWords id={`${id}-hint`} problem={problem} hint={words} />
    </div>
  )
}
