import { type ComponentProps, useId, useRef } from 'react'
import { type Currency, currencySymbol } from '#platform/money/currency.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { useCurrency } from '#web/ui/money.ts'
import { formCopy } from './copy.ts'
import styles from './field.module.css'
import { FieldWords } from './inputs/field-words.tsx'
import { Options } from './inputs/options.tsx'
import { Select } from './inputs/select.tsx'
import { useTextMarks } from './inputs/text-marks-bar.tsx'
import { useSent } from './plain/use-sent.ts'

type TextKind = 'line' | 'price' | 'count' | 'measure' | 'day' | 'time' | 'long'

export interface FieldPlan<Name extends string = string> {
  name: Name
  label: string
  kind: TextKind | 'choice' | 'options' | 'select'
  /** The first is the default. */
  choices?: Readonly<Record<string, string>>
  hint?: string
  advice?: (value: string, currency: Currency) => string | null
  max?: number
  min?: string
  optional?: boolean
  /** The reason why it can't be changed. */
  fixed?: string
  half?: boolean | 'wide'
  /** The phone's keyboard for addresses. 'secret': the typed text isn't shown. */
  mode?: 'email' | 'url' | 'secret' | 'digits' | 'code'
  /** Words that a line offers while it is typed. */
  suggests?: readonly string[]
  /** Of a price; absent: the shop's. */
  currency?: Currency
  /** Of a long text: buttons for italics and links. */
  marks?: boolean
  /** Of a long text: texts that buttons put in, by the buttons' labels. */
  fills?: Readonly<Record<string, string>>
}

interface FieldProps {
  plan: FieldPlan
  value: string
  problem: string | null
  onChange(value: string): void
}

function priced(currency: Currency) {
  const symbol = currencySymbol(currency)
  return {
    className: styles.price,
    'data-symbol': symbol,
    style: { '--symbol-width': symbol.length },
  }
}

export function Field({ plan, value, problem, onChange }: FieldProps) {
  const shops = useCurrency()
  const { currency = shops } = plan
  const ids = useId()
  const { name, label, kind, max, optional, half, mode } = plan
  const sent = useSent(name, value, onChange)
  const hint = plan.fixed ?? plan.advice?.(value, currency) ?? plan.hint
  if (kind === 'choice') {
    return <Choice plan={plan} value={value} problem={problem} onChange={onChange} sent={sent} />
  }
  if (kind === 'options' || kind === 'select') {
    const { choices = {}, fixed } = plan
    const shared = { name, label, value, problem, hint, choices, onChange }
    if (kind === 'options') return <Options {...shared} />
    return <Select {...shared} options={Object.entries(choices)} fixed={fixed} />
  }
  const about = [problem || hint ? `${ids}-hint` : '', kind === 'long' ? `${ids}-count` : '']
  const shared = {
    ...sent,
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
        <LongText {...shared} plan={plan} onChange={onChange} />
      ) : (
        <div {...(kind === 'price' && priced(currency))}>
          <input
            {...shared}
            type={mode === 'secret' ? 'password' : inputTypes[kind]}
            min={plan.min}
            inputMode={keysFor(plan)}
            autoCapitalize={mode && (mode === 'code' ? 'characters' : 'none')}
            spellCheck={mode ? false : undefined}
            list={plan.suggests && `${ids}-suggested`}
            className={`${control.well} ${styles.input}`}
            onChange={(event) => onChange(event.target.value)}
          />
          {plan.suggests && (
            <datalist id={`${ids}-suggested`}>
              {plan.suggests.map((each) => (
                <option key={each} value={each} />
              ))}
            </datalist>
          )}
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

interface LongTextProps extends Omit<ComponentProps<'textarea'>, 'onChange'> {
  plan: Pick<FieldPlan, 'label' | 'marks' | 'fills'>
  onChange(value: string): void
}

function LongText({ plan, onChange, ...shared }: LongTextProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const { label, marks = false, fills = {} } = plan
  const { bar, onKeyDown } = useTextMarks({ area, label, marks, fills, onChange })
  return (
    <>
      {bar}
      <textarea
        {...shared}
        ref={area}
        rows={3}
        className={`${control.well} ${styles.input}`}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </>
  )
}

const inputTypes: Partial<Record<FieldPlan['kind'], string>> = { day: 'date', time: 'time' }

function Choice({ plan, value, problem, onChange, sent }: FieldProps & { sent: object }) {
  const { name, label, hint, choices = {} } = plan
  const id = useId()
  const shared = { ...sent, type: 'radio', name, className: 'visually-hidden' } as const
  return (
    <fieldset className={styles.field} data-field={name} aria-describedby={id}>
      <legend className={styles.label}>{label}</legend>
      <div className={`${layout.row3} ${styles.shapes}`}>
        {Object.entries(choices).map(([each, words], at) => (
          <label key={each} className={styles.shape}>
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
      <FieldWords id={id} problem={problem} hint={hint} />
    </fieldset>
  )
}

function keysFor({ kind, mode }: FieldPlan) {
  if (mode === 'secret' || mode === 'code') return undefined
  if (mode === 'digits' || kind === 'count') return 'numeric'
  return mode ?? (kind === 'price' || kind === 'measure' ? 'decimal' : undefined)
}
