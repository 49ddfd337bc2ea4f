import { type FormEvent, type ReactNode, useId, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import styles from './form.module.css'
import { roomCopy } from './form-copy.ts'
import { LeaveQuestion } from './leave-question.tsx'
import { KeptNote } from './restored-note.tsx'
import { SaveBar } from './save-bar.tsx'
import { useFocusOnProblem } from './use-focus-on-problem.ts'
import type { RoomForm as Form } from './use-form.ts'

interface RoomFormProps<V extends object> {
  form: Form<V>
  /** What each field is called, for what was changed meanwhile. */
  labels: Partial<Record<keyof V & string, string>>
  save?: string
  /** One of several on its screen, which then asks before it is left. */
  inline?: boolean
  children: ReactNode
}

/** A room's form: sections, and the button always within reach of a thumb. */
export function RoomForm<V extends object>({
  form,
  labels,
  save = 'Save',
  inline = false,
  children,
}: RoomFormProps<V>) {
  const box = useRef<HTMLFormElement>(null)
  const { problem, reason, meanwhile, saving, dirty } = form

  useFocusOnProblem(box, problem)

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    void form.save()
  }

  return (
    <form ref={box} method="dialog" noValidate onSubmit={onSubmit} className={styles.form}>
      {form.kept.back && (
        <div className={styles.kept}>
          <KeptNote onStartOver={form.startOver} />
        </div>
      )}
      {children}
      <SaveBar
        className={styles.bar}
        inline={inline}
        reason={
          <>
            {reason}
            {meanwhile && <Meanwhile meanwhile={meanwhile} labels={labels} />}
          </>
        }
      >
        <Button type="submit" busy={saving}>
          {save}
        </Button>
      </SaveBar>
      {!inline && <LeaveQuestion dirty={dirty} onLeave={form.kept.forget} />}
    </form>
  )
}

/** What to know before saving over somebody else's changes. */
function Meanwhile<V extends object>({
  meanwhile,
  labels,
}: {
  meanwhile: Partial<V>
  labels: RoomFormProps<V>['labels']
}) {
  const both = Object.entries(meanwhile)
  return (
    <div className={styles.meanwhile}>
      <p>
        {roomCopy.changedTitle} {roomCopy.changedKept}
      </p>
      {both.length > 0 && (
        <>
          <p>{roomCopy.changedToo}</p>
          <ul>
            {both.map(([name, theirs]) => (
              <li key={name}>
                <strong>{labels[name as keyof V & string] ?? name}</strong>
                {typeof theirs === 'string' && `: ${shortened(theirs) || roomCopy.empty}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function shortened(text: string): string {
  return text.length > 140 ? `${text.slice(0, 140)}…` : text
}

interface SectionProps {
  title: string
  /** Where these words show. */
  hint?: ReactNode
  children: ReactNode
}

/** What belongs together in a room: its name beside it, or above it on a phone. */
export function Section({ title, hint, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.about}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}
