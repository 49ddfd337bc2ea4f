import { useId } from 'react'
import { type Currency, symbolOf } from '#platform/money/currency.ts'
import { type SizeName, sizeLabel } from '#shop/catalogue/products/product.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { useCurrency } from '#web/ui/money.ts'
import { formCopy } from './copy.ts'
import styles from './field.module.css'
import { FieldWords } from './inputs/field-words.tsx'
import { Options } from './inputs/options.tsx'
import { Select } from './inputs/select.tsx'

type TextKind = 'line' | 'price' | 'count' | 'measure' | 'day' | 'time' | 'long'

export interface FieldPlan<Name extends string = string> {
  name: Name
  label: string
  kind: TextKind | 'shape' | 'choice' | 'options' | 'select'
  /** The first is the default. */
  choices?: Readonly<Record<string, string>>
  /** The form shows and sends the field only while this is true of its texts. */
  when?: (texts: Readonly<Record<string, string>>) => boolean
  hint?: string
  advice?: (value: string, currency: Currency) => string | null
  max?: number
  min?: string
  optional?: boolean
  /** The reason why it can't be changed. */
  fixed?: string
  /** The print size that it is about; only square prints have large sizes. */
  size?: SizeName
  half?: boolean
  /** The phone's keyboard for addresses. 'secret': the typed text isn't shown. */
  mode?: 'email' | 'url' | 'secret' | 'digits'
}

interface FieldProps {
  plan: FieldPlan
  value: string
  shape?: string
  problem: string | null
  onChange(value: string): void
}

function priced(currency: Currency) {
  const symbol = symbolOf(currency)
  return {
    className: styles.price,
    'data-symbol': symbol,
    style: { '--symbol-width': symbol.length },
  }
}

export function Field({ plan, value, shape, problem, onChange }: FieldProps) {
  const currency = useCurrency()
  const ids = useId()
  const { name, label, kind, max, optional, half, mode } = plan
  const hint = plan.fixed ?? plan.advice?.(value, currency) ?? plan.hint ?? inches(plan, shape)
  if (kind === 'shape' || kind === 'choice') {
    return <Choice plan={plan} value={value} problem={problem} onChange={onChange} />
  }
  if (kind === 'options' || kind === 'select') {
    const { choices = {}, fixed } = plan
    const shared = { name, label, value, problem, hint, choices, onChange }
    if (kind === 'options') return <Options {...shared} />
    return <Select {...shared} options={Object.entries(choices)} fixed={fixed} />
  }
  const about = [problem || hint ? `${ids}-hint` : '', kind === 'long' ? `${ids}-count` : '']
  const shared = {
    id: `${ids}-field`,
    name,
    value,
    maxLength: max,
    disabled: plan.fixed !== undefined,
    autoComplete: 'off',
    'aria-invalid': problem !== null || undefined,
    'aria-describedby': about.filter(Boolean).join(' ') || undefined,
  }
  return (
    <div className={styles.field} data-half={half || undefined} data-field={name}>
      <label htmlFor={`${ids}-field`} className={styles.label}>
        {label}{' '}
        {optional && <span className={`${prose.hint} ${prose.light}`}>{formCopy.optional}</span>}
      </label>
      {kind === 'long' ? (
        <textarea
          {...shared}
          rows={3}
          className={`${control.well} ${styles.input}`}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <div {...(kind === 'price' ? priced(currency) : { className: styles.plain })}>
          <input
            {...shared}
            type={mode === 'secret' ? 'password' : inputTypes[kind]}
            min={plan.min}
            inputMode={keysFor(plan)}
            autoCapitalize={mode ? 'none' : undefined}
            spellCheck={mode ? false : undefined}
            className={`${control.well} ${styles.input}`}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
      <div className={`${layout.words4} ${layout.apart}`}>
        <FieldWords id={`${ids}-hint`} problem={problem} hint={hint} />
        {kind === 'long' && max && (
          <p id={`${ids}-count`} className={styles.count} data-full={value.length >= max}>
            {value.length} / {max}
            <span className="visually-hidden"> {formCopy.characters}</span>
          </p>
        )}
      </div>
    </div>
  )
}

const inputTypes: Partial<Record<FieldPlan['kind'], string>> = { day: 'date', time: 'time' }

/** Specification §4. */
function Choice({ plan, value, problem, onChange }: Omit<FieldProps, 'shape'>) {
  const { name, label, kind, hint, choices = formCopy.shapes } = plan
  const shared = { type: 'radio', name, className: 'visually-hidden' } as const
  return (
    <fieldset className={styles.field} data-field={name}>
      <legend className={styles.label}>{label}</legend>
      <div className={`${layout.row3} ${styles.shapes}`}>
        {Object.entries(choices).map(([each, words], at) => (
          <label
            key={each}
            className={styles.shape}
            data-shape={kind === 'shape' ? each : undefined}
          >
            <input
              {...shared}
              value={each}
              checked={value === each || (value === '' && at === 0)}
              onChange={() => onChange(each)}
            />
            {words}
          </label>
        ))}
      </div>
      <FieldWords problem={problem} hint={hint} />
    </fieldset>
  )
}

function keysFor({ kind, mode }: FieldPlan) {
  if (mode === 'secret') return undefined
  if (mode === 'digits' || kind === 'count') return 'numeric'
  return mode ?? (kind === 'price' || kind === 'measure' ? 'decimal' : undefined)
}

function inches({ kind, size }: FieldPlan, shape: string | undefined): string | undefined {
  if (kind !== 'price' || !size) return undefined
  const found = sizeLabel(shape === 'portrait' ? 'portrait' : 'square', size)
  return found ? formCopy.inches(found.replace('x', ' × ')) : undefined
}
