import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { isShopError } from '#platform/errors.ts'
import { weekdayInWords } from '#shop/audience/closures/pages/layout.ts'
import { VacationScreen } from '#shop/audience/vacation/pages/vacation-screen.tsx'
import { vacationEditSchema } from '#shop/audience/vacation/vacation.schema.ts'
import { checkDays, maxHeader, maxMessage } from '#shop/audience/vacation/vacation.ts'
import { day, line, long, special } from '#web/form/fields.ts'
import { Form } from '#web/form/form.tsx'
import { Tick } from '#web/form/inputs/tick.tsx'
import { Refused } from '#web/form/refused.tsx'
import { SaveBar } from '#web/form/save-bar.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Schemas } from '#web/ui/hooks/api.ts'
import { useAfter } from '#web/ui/hooks/use-after.ts'
import { useVisitor } from '#web/ui/hooks/visitor.tsx'
import layoutStyles from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { vacationCopy } from './copy.ts'
import styles from './vacation.module.css'
import type { VacationFacts } from './vacation-section.tsx'

type VacationMode = Schemas['VacationMode']

interface VacationFormProps {
  mode: VacationMode
  facts: VacationFacts
  onStale(): Promise<void>
}

const isOn = ({ vacationModeOn }: Readonly<Record<string, unknown>>) => vacationModeOn === true
const closes = (values: Readonly<Record<string, unknown>>) => isOn(values) || values.startsOn !== ''

/** Neither shows nor sends days that the switch makes meaningless. */
const fieldsOf = ({ today, timeZone }: VacationFacts) => ({
  vacationModeOn: special<boolean, 0 | 1>({
    label: vacationCopy.toggle,
    first: false,
    fill: (stored) => stored === 1,
    read: (on) => (on ? 1 : 0),
  }),
  header: line({ label: vacationCopy.header, max: maxHeader }),
  message: long({ label: vacationCopy.message, max: maxMessage }),
  startsOn: day({
    label: vacationCopy.startsOn,
    hint: vacationCopy.days(timeZone),
    optional: true,
    min: today,
    when: (values) => !isOn(values),
  }),
  opensOn: day({
    label: vacationCopy.opensOn,
    hint: vacationCopy.days(timeZone),
    optional: true,
    min: today,
    when: closes,
  }),
})

/** The call's checks, and a check that no day is past. `today`: the studio's day. */
export const schemaFor = (today: string) =>
  vacationEditSchema.superRefine((input, context) => {
    try {
      checkDays(input, today)
    } catch (error) {
      if (!isShopError(error)) throw error
      const { field } = error.details
      context.addIssue({ code: 'custom', path: field ? [field] : [], message: error.message })
    }
  })

/** Milliseconds after a save until the data is loaded anew (specification §4). */
const freshAfter = 2000

export function VacationForm({ mode, facts, onStale }: VacationFormProps) {
  const { today, isOpen, helperName, site } = facts
  const { revalidate } = useRevalidator()
  const { refresh } = useVisitor()
  const [saved, setSaved] = useState(false)
  const form = useFields(fieldsOf(facts), {
    to: 'PUT /api/vacation-mode/edit',
    schema: schemaFor(today),
    stored: mode,
    load: { from: 'GET /api/vacation-mode' },
    saved: (answer) =>
      vacationCopy.saved[
        isOpen ? vacationStatus(answer.vacationModeOn === 1, answer.startsOn) : 'unopened'
      ],
    failed: vacationCopy.saveFailed(helperName),
    durations: { warning: 2000, saved: 2000, failed: 2500 },
    onSaved: () => setSaved(true),
  })
  const { base, values, state } = form
  const { vacationModeOn: on, header, message, opensOn } = values
  const opens = closes(values) && opensOn !== '' ? opensOn : null

  useAfter(saved ? freshAfter : null, async () => {
    await Promise.all([revalidate(), refresh().catch(() => {})])
    await onStale()
  })

  return (
    <Form form={form} className={layoutStyles.stack5}>
      <Status stored={base.values} isOpen={isOpen} />
      <div className={`${layoutStyles.stack4} ${layoutStyles.column}`} inert={state !== 'open'}>
        <label
          className={`${layoutStyles.row} ${layoutStyles.middle} ${layoutStyles.first} ${styles.toggle}`}
        >
          <span className={prose.strong}>{vacationCopy.toggle}</span>
          <Tick
            role="switch"
            aria-checked={on}
            name="vacationModeOn"
            checked={on}
            onChange={(is) => form.set('vacationModeOn', is)}
            className={styles.switch}
          />
          <span aria-hidden="true" className={prose.soft}>
            {on ? vacationCopy.on : isOpen ? vacationCopy.off : vacationCopy.unopened}
          </span>
        </label>
        {form.show('header', 'message', 'startsOn', 'opensOn')}
      </div>
      <SaveBar reason={<Refused form={form} />}>
        <p className={prose.hint}>{vacationCopy.effective}</p>
        <Button type="submit" busy={state === 'saving'} aria-disabled={saved || undefined}>
          {saved ? vacationCopy.savedLabel : vacationCopy.save}
        </Button>
      </SaveBar>
      <section className={styles.previews} aria-label={vacationCopy.preview}>
        <h2 className={`${layoutStyles.wide} ${prose.title3}`}>{vacationCopy.preview}</h2>
        {(['home', 'elsewhere'] as const).map((layout) => (
          <figure key={layout} className={`${layoutStyles.stack2} ${layoutStyles.top}`}>
            <figcaption className={prose.hint}>{vacationCopy.previews[layout]}</figcaption>
            <div inert className={styles.glass}>
              <VacationScreen
                layout={layout}
                header={header}
                message={message}
                opensOn={opens}
                site={site}
              />
            </div>
          </figure>
        ))}
      </section>
    </Form>
  )
}

interface StatusProps {
  stored: { vacationModeOn: boolean; startsOn: string; opensOn: string }
  isOpen: boolean
}

function Status({ stored, isOpen }: StatusProps) {
  const { startsOn, opensOn } = stored
  const status = vacationStatus(stored.vacationModeOn, startsOn)
  return (
    <p
      className={`${surface.status} ${layoutStyles.column}`}
      data-tone={status === 'on' || !isOpen ? 'waiting' : undefined}
      role="status"
    >
      {status === 'planned'
        ? vacationCopy.now.planned(weekdayInWords(startsOn))
        : vacationCopy.now[status === 'on' ? 'on' : isOpen ? 'off' : 'unopened']}{' '}
      {opensOn && vacationCopy.opensAgain(weekdayInWords(opensOn))}
    </p>
  )
}

function vacationStatus(on: boolean, startsOn: string | null): 'on' | 'planned' | 'off' {
  if (on) return 'on'
  return startsOn ? 'planned' : 'off'
}
