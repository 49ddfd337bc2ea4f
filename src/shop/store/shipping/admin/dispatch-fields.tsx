import { useId } from 'react'
import field from '#web/form/field.module.css'
import { Field } from '#web/form/field.tsx'
import { FieldWords } from '#web/form/inputs/field-words.tsx'
import { PartButton } from '#web/form/inputs/part-button.tsx'
import { Tick } from '#web/form/inputs/tick.tsx'
import { entriesOf, type Part, PartFields, within } from '#web/form/part-fields.tsx'
import layout from '#web/ui/kit/layout.module.css'
import { shippingCopy as copy } from './copy.ts'
import { DaysFields } from './days-fields.tsx'
import styles from './shipping.module.css'
import type { DispatchValues } from './shipping-values.ts'

const least = { kind: 'count', label: copy.daysFrom, hint: copy.daysHint, max: 2 } as const
const cutOff = { kind: 'time', label: copy.cutOff, hint: copy.cutOffHint, optional: true } as const

interface DispatchFieldsProps extends Part<DispatchValues> {
  days: Part<string>
  printedElsewhere: boolean
}

export function DispatchFields({ days, printedElsewhere, ...dispatch }: DispatchFieldsProps) {
  return (
    <>
      <PartFields {...dispatch} plans={[{ name: 'daysFrom', half: true, ...least }]} />
      <Field
        {...days}
        plan={{ name: days.name, label: copy.days, kind: 'count', half: true, max: 2 }}
      />
      <DaysFields {...within(dispatch, 'stock')} label={copy.stock} />
      {printedElsewhere && (
        <DaysFields {...within(dispatch, 'printer')} label={copy.printer} hint={copy.printerHint} />
      )}
      <Weekdays {...within(dispatch, 'weekdays')} />
      <PartFields {...dispatch} plans={[{ name: 'cutOff', half: true, ...cutOff }]} />
      <ClosedDays {...within(dispatch, 'closed')} />
    </>
  )
}

function Weekdays({ name: whole, value, problem, onChange }: Part<number[]>) {
  const id = useId()
  const toggled = (day: number) =>
    value.includes(day) ? value.filter((each) => each !== day) : [...value, day].sort()
  return (
    <fieldset
      className={`${layout.stack2} ${layout.start} ${layout.wide}`}
      data-field={whole}
      aria-describedby={id}
    >
      <legend className={field.label}>{copy.weekdays}</legend>
      <div className={layout.words4}>
        {copy.weekdayNames.map((name, at) => {
          // The week begins on Monday; Sunday is 0.
          const day = (at + 1) % 7
          return (
            <label key={name} className={field.check}>
              <Tick
                name={`${whole}.${day}`}
                checked={value.includes(day)}
                onChange={() => onChange(toggled(day))}
              />
              {name}
            </label>
          )
        })}
      </div>
      <FieldWords id={id} problem={problem} hint={copy.weekdaysHint} />
    </fieldset>
  )
}

const closedDays = [
  { name: 'from', label: copy.closedFrom, kind: 'day', half: true },
  { name: 'until', label: copy.closedUntil, kind: 'day', half: true },
] as const

function ClosedDays(closed: Part<DispatchValues['closed']>) {
  const { name: whole, value, problem, onChange } = closed
  const id = useId()
  return (
    <fieldset
      className={`${layout.stack2} ${layout.start} ${layout.wide}`}
      data-field={whole}
      aria-describedby={id}
    >
      <legend className={field.label}>{copy.closed}</legend>
      <FieldWords id={id} problem={problem} hint={copy.closedHint} />
      {entriesOf(closed).map(({ remove, at, ...period }) => (
        <div key={period.value.id} className={styles.period}>
          <PartFields {...period} plans={closedDays} />
          <PartButton soft name={`${period.name}.remove`} onClick={remove}>
            {copy.removeClosed}
            <span className="visually-hidden"> {at + 1}</span>
          </PartButton>
        </div>
      ))}
      <PartButton
        name={`${whole}.add`}
        onClick={() => onChange([...value, { id: nextId(value), from: '', until: '' }])}
      >
        {copy.addClosed}
      </PartButton>
    </fieldset>
  )
}

const nextId = (closed: DispatchValues['closed']) => Math.max(-1, ...closed.map(({ id }) => id)) + 1
