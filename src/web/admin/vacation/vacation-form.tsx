import { type FormEvent, useEffect, useRef } from 'react'
import { maxHeader, maxMessage } from '#shop/vacation/vacation.ts'
import { dayInWords } from '#web/storefront/vacation/layout.ts'
import { VacationScreen } from '#web/storefront/vacation/vacation-screen.tsx'
import { Button } from '#web/ui/button.tsx'
import { copy as forms } from '../admin-copy.ts'
import { LeaveQuestion } from '../form/leave-question.tsx'
import { standingOf, useVacationForm } from './use-vacation-form.ts'
import { copy } from './vacation-copy.ts'
import { VacationField } from './vacation-field.tsx'
import styles from './vacation-form.module.css'
import type { VacationMode } from './vacation-mode.ts'
import type { VacationRoomFacts } from './vacation-screen.tsx'

interface VacationFormProps {
  mode: VacationMode
  facts: VacationRoomFacts
  onStale(): Promise<void>
}

/** How it stands, the switch, the words, the days, and both screens as visitors will see them. */
export function VacationForm({ mode, facts, onStale }: VacationFormProps) {
  const { today, helperName, timeZone, site } = facts
  const form = useRef<HTMLFormElement>(null)
  const parts = useVacationForm({ mode, today, helperName, onStale })
  const { draft, change, problem, reason, busy, saved, dirty, save } = parts
  const { on, header, message, startsOn, opensOn } = draft
  const closes = on || startsOn !== ''

  // The field that a check is about: the keyboard, and the eye, go there.
  useEffect(() => {
    if (!problem) return
    form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(problem.field)}"]`)?.focus()
  }, [problem])

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    save()
  }

  const problemOf = (name: string) => (problem?.field === name ? problem.message : null)
  return (
    <form ref={form} method="dialog" noValidate onSubmit={onSubmit} className={styles.form}>
      <Standing mode={mode} />
      <div className={styles.fields} inert={busy || saved}>
        <label className={styles.toggle}>
          <span className={styles.toggleName}>{copy.toggle}</span>
          <input
            type="checkbox"
            role="switch"
            aria-checked={on}
            name="vacationModeOn"
            checked={on}
            onChange={(event) => change({ on: event.target.checked })}
            className={styles.switch}
          />
          <span aria-hidden="true" className={styles.state}>
            {on ? copy.on : copy.off}
          </span>
        </label>
        <VacationField
          name="header"
          label={copy.header}
          value={header}
          max={maxHeader}
          problem={problemOf('header')}
          onChange={(value) => change({ header: value })}
        />
        <VacationField
          name="message"
          label={copy.message}
          value={message}
          max={maxMessage}
          long
          problem={problemOf('message')}
          onChange={(value) => change({ message: value })}
        />
        {!on && (
          <VacationField
            name="startsOn"
            label={copy.startsOn}
            value={startsOn}
            from={today}
            hint={copy.days(timeZone)}
            problem={problemOf('startsOn')}
            onChange={(value) => change({ startsOn: value })}
          />
        )}
        {closes && (
          <VacationField
            name="opensOn"
            label={copy.opensOn}
            value={opensOn}
            from={startsOn && !on ? startsOn : today}
            hint={copy.days(timeZone)}
            problem={problemOf('opensOn')}
            onChange={(value) => change({ opensOn: value })}
          />
        )}
      </div>
      <div className={styles.bar}>
        <div role="alert" className={styles.reason}>
          {reason && `${reason} ${forms.notSaved}`}
        </div>
        <p className={styles.soft}>{copy.effective}</p>
        <Button type="submit" busy={busy} aria-disabled={saved || undefined}>
          {saved ? 'Saved' : copy.save}
        </Button>
      </div>
      <section className={styles.previews} aria-label={copy.preview}>
        <h2 className={styles.heading}>{copy.preview}</h2>
        {(['home', 'elsewhere'] as const).map((layout) => (
          <figure key={layout} className={styles.preview}>
            <figcaption className={styles.soft}>{copy.previews[layout]}</figcaption>
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
      <LeaveQuestion dirty={dirty} />
    </form>
  )
}

function Standing({ mode }: { mode: VacationMode }) {
  const standing = standingOf(mode)
  const { startsOn, opensOn } = mode
  return (
    <p className={styles.standing} data-closed={standing === 'on' || undefined} role="status">
      {standing === 'planned' && startsOn !== null
        ? copy.now.planned(dayInWords(startsOn))
        : copy.now[standing === 'on' ? 'on' : 'off']}{' '}
      {opensOn !== null && copy.opensAgain(dayInWords(opensOn))}
    </p>
  )
}
