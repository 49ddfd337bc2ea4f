import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { weekdayInWords } from '#shop/audience/closures/pages/layout.ts'
import { VacationScreen } from '#shop/audience/vacation/pages/vacation-screen.tsx'
import { maxHeader, maxMessage } from '#shop/audience/vacation/vacation.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { Form } from '#web/form/form.tsx'
import { problemAt, useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { call } from '#web/ui/hooks/api.ts'
import { useAfter } from '#web/ui/hooks/use-after.ts'
import { useVisitor } from '#web/ui/hooks/visitor.tsx'
import layoutStyles from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { vacationCopy } from './copy.ts'
import styles from './vacation.module.css'
import { VacationField } from './vacation-field.tsx'
import type { VacationFacts } from './vacation-section.tsx'
import {
  isSame,
  toFormValues,
  toRequest,
  type VacationMode,
  type VacationValues,
  vacationProblem,
  vacationStatus,
} from './vacation-values.ts'

interface VacationFormProps {
  mode: VacationMode
  facts: VacationFacts
  onStale(): Promise<void>
}

/** Milliseconds after a save until the data is loaded anew (specification §4). */
const freshAfter = 2000

export function VacationForm({ mode, facts, onStale }: VacationFormProps) {
  const { today, isOpen, helperName, timeZone, site } = facts
  const { revalidate } = useRevalidator()
  const { refresh } = useVisitor()
  const [saved, setSaved] = useState(false)
  const filled = (stored: VacationMode) => ({ values: toFormValues(stored), version: '' })

  const form = useForm<VacationValues>({
    initial: () => filled(mode),
    check: (values) => vacationProblem(values, today),
    send: async (values) =>
      filled(await call('PUT /api/vacation-mode/edit', { body: toRequest(values) })),
    same: isSame,
    saved: (values) => vacationCopy.saved[isOpen ? vacationStatus(values) : 'unopened'],
    failed: vacationCopy.saveFailed(helperName),
    durations: { warning: 2000, saved: 2000, failed: 2500 },
    onSaved: () => setSaved(true),
  })
  const { values, set, reason, state } = form
  const { on, header, message, startsOn, opensOn } = values
  const closes = on || startsOn !== ''

  useAfter(saved ? freshAfter : null, async () => {
    await Promise.all([revalidate(), refresh().catch(() => {})])
    await onStale()
  })

  return (
    <Form form={form} className={styles.form}>
      <Status mode={mode} isOpen={isOpen} />
      <div className={`${layoutStyles.stack4} ${layoutStyles.column}`} inert={state !== 'open'}>
        <label className={styles.toggle}>
          <span className={prose.strong}>{vacationCopy.toggle}</span>
          <input
            type="checkbox"
            role="switch"
            aria-checked={on}
            name="vacationModeOn"
            checked={on}
            onChange={(event) => set('on', event.target.checked)}
            className={styles.switch}
          />
          <span aria-hidden="true" className={prose.soft}>
            {on ? vacationCopy.on : isOpen ? vacationCopy.off : vacationCopy.unopened}
          </span>
        </label>
        <VacationField
          name="header"
          label={vacationCopy.header}
          value={header}
          max={maxHeader}
          problem={problemAt(form, 'header')}
          onChange={(value) => set('header', value)}
        />
        <VacationField
          name="message"
          label={vacationCopy.message}
          value={message}
          max={maxMessage}
          long
          problem={problemAt(form, 'message')}
          onChange={(value) => set('message', value)}
        />
        {!on && (
          <VacationField
            name="startsOn"
            label={vacationCopy.startsOn}
            value={startsOn}
            from={today}
            hint={vacationCopy.days(timeZone)}
            problem={problemAt(form, 'startsOn')}
            onChange={(value) => set('startsOn', value)}
          />
        )}
        {closes && (
          <VacationField
            name="opensOn"
            label={vacationCopy.opensOn}
            value={opensOn}
            from={startsOn && !on ? startsOn : today}
            hint={vacationCopy.days(timeZone)}
            problem={problemAt(form, 'opensOn')}
            onChange={(value) => set('opensOn', value)}
          />
        )}
      </div>
      <div className={styles.bar}>
        <div role="alert" className={styles.reason}>
          {reason && `${reason} ${adminCopy.notSaved}`}
        </div>
        <p className={`${prose.hint} ${styles.effective}`}>{vacationCopy.effective}</p>
        <Button type="submit" busy={state === 'saving'} aria-disabled={saved || undefined}>
          {saved ? vacationCopy.saved2 : vacationCopy.save}
        </Button>
      </div>
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
                opensOn={closes && opensOn !== '' ? opensOn : null}
                site={site}
              />
            </div>
          </figure>
        ))}
      </section>
    </Form>
  )
}

function Status({ mode, isOpen }: { mode: VacationMode; isOpen: boolean }) {
  const status = vacationStatus(toFormValues(mode))
  const { startsOn, opensOn } = mode
  return (
    <p
      className={styles.standing}
      data-closed={status === 'on' || !isOpen || undefined}
      role="status"
    >
      {status === 'planned' && startsOn !== null
        ? vacationCopy.now.planned(weekdayInWords(startsOn))
        : vacationCopy.now[status === 'on' ? 'on' : isOpen ? 'off' : 'unopened']}{' '}
      {opensOn !== null && vacationCopy.opensAgain(weekdayInWords(opensOn))}
    </p>
  )
}
