import field from '#web/form/field.module.css'
import { Field, type FieldPlan } from '#web/form/field.tsx'
import { FieldWords } from '#web/form/inputs/field-words.tsx'
import { PartButton } from '#web/form/inputs/part-button.tsx'
import { Tick } from '#web/form/inputs/tick.tsx'
import { PartFields } from '#web/form/part-fields.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { shippingCopy as copy } from './copy.ts'
import { DaysFields } from './days-fields.tsx'
import styles from './shipping.module.css'
import type { DispatchValues } from './shipping-values.ts'

interface DispatchFieldsProps {
  value: DispatchValues
  days: string
  printedElsewhere: boolean
  problemOf(field: string): string | null
  onDays(days: string): void
  onChange(changes: Partial<DispatchValues>): void
}

export function DispatchFields(props: DispatchFieldsProps) {
  const { value, days, printedElsewhere, problemOf, onDays, onChange } = props
  const text = (plan: FieldPlan<'daysFrom' | 'cutOff'>) => (
    <PartFields of="dispatch" plans={[plan]} {...{ value, problemOf, onChange }} />
  )
  return (
    <>
      {text({
        ...{ name: 'daysFrom', label: copy.daysFrom, kind: 'count', half: true, max: 2 },
        hint: copy.daysHint,
      })}
      <Field
        plan={{ name: 'days', label: copy.days, kind: 'count', half: true, max: 2 }}
        value={days}
        problem={problemOf('days')}
        onChange={onDays}
      />
      <DaysFields
        name="dispatch.stock"
        label={copy.stock}
        value={value.stock}
        problemOf={problemOf}
        onChange={(stock) => onChange({ stock })}
      />
      {printedElsewhere && (
        <DaysFields
          name="dispatch.printer"
          label={copy.printer}
          hint={copy.printerHint}
          value={value.printer}
          problemOf={problemOf}
          onChange={(printer) => onChange({ printer })}
        />
      )}
      <Weekdays
        value={value.weekdays}
        problem={problemOf('dispatch.weekdays')}
        onChange={(weekdays) => onChange({ weekdays })}
      />
      {text({
        ...{ name: 'cutOff', label: copy.cutOff, kind: 'time', half: true },
        ...{ optional: true, hint: copy.cutOffHint },
      })}
      <ClosedDays
        value={value.closed}
        problemOf={problemOf}
        onChange={(closed) => onChange({ closed })}
      />
    </>
  )
}

interface WeekdaysProps {
  value: readonly number[]
  problem: string | null
  onChange(value: number[]): void
}

function Weekdays({ value, problem, onChange }: WeekdaysProps) {
  const toggled = (day: number) =>
    value.includes(day) ? value.filter((each) => each !== day) : [...value, day].sort()
  return (
    <fieldset
      className={`${layout.stack2} ${layout.start} ${layout.wide}`}
      data-field="dispatch.weekdays"
    >
      <legend className={field.label}>{copy.weekdays}</legend>
      <div className={layout.words4}>
        {copy.weekdayNames.map((name, at) => {
          // The week begins on Monday; Sunday is 0.
          const day = (at + 1) % 7
          return (
            <label key={name} className={styles.day}>
              <Tick
                name={`dispatch.weekdays.${day}`}
                checked={value.includes(day)}
                onChange={() => onChange(toggled(day))}
              />
              {name}
            </label>
          )
        })}
      </div>
      <FieldWords problem={problem} hint={copy.weekdaysHint} />
    </fieldset>
  )
}

interface ClosedDaysProps {
  value: DispatchValues['closed']
  problemOf(field: string): string | null
  onChange(value: DispatchValues['closed']): void
}

const closedDays = [
  { name: 'from', label: copy.closedFrom, kind: 'day', half: true },
  { name: 'until', label: copy.closedUntil, kind: 'day', half: true },
] as const

function ClosedDays({ value, problemOf, onChange }: ClosedDaysProps) {
  return (
    <fieldset
      className={`${layout.stack2} ${layout.start} ${layout.wide}`}
      data-field="dispatch.closed"
    >
      <legend className={field.label}>{copy.closed}</legend>
      <p className={`${prose.hint} ${prose.light}`}>
        {problemOf('dispatch.closed') ?? copy.closedHint}
      </p>
      {value.map((day, at) => (
        <div key={day.id} className={styles.period}>
          <PartFields
            of={`dispatch.closed.${at}`}
            plans={closedDays}
            value={day}
            problemOf={problemOf}
            onChange={(changes) =>
              onChange(value.map((each) => (each === day ? { ...each, ...changes } : each)))
            }
          />
          <PartButton
            soft
            name={`dispatch.closed.${at}.remove`}
            onClick={() => onChange(value.filter((_, i) => i !== at))}
          >
            {copy.removeClosed}
            <span className="visually-hidden"> {at + 1}</span>
          </PartButton>
        </div>
      ))}
      <PartButton
        name="dispatch.closed.add"
        onClick={() => onChange([...value, { id: nextId(value), from: '', until: '' }])}
      >
        {copy.addClosed}
      </PartButton>
    </fieldset>
  )
}

const nextId = (closed: DispatchValues['closed']) => Math.max(-1, ...closed.map(({ id }) => id)) + 1
