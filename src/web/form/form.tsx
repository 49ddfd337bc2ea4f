import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
} from 'react'
import { useNavigate } from 'react-router'
import { Ask } from '#web/admin/list/ask.tsx'
import { Button } from '#web/ui/button.tsx'
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { formCopy } from './copy.ts'
import styles from './form.module.css'
import { LeaveQuestion } from './leave-question.tsx'
import { NextStepContext } from './next-step.ts'
import { PlainInputs } from './plain/plain-inputs.tsx'
import { PlainFormContext } from './plain/plain-post.ts'
import { type Labelled, Refused } from './refused.tsx'
import { RestoredNote } from './restored-note.tsx'
import { SaveBar } from './save-bar.tsx'
import type { Question } from './use-fields.tsx'
import type { FormState } from './use-form.ts'

interface PlainState {
  form: string
  problem: string | undefined
  question: Question | null | undefined
  saved: string | false
}

interface FormProps {
  form: Pick<
    FormState<object>,
    'problem' | 'state' | 'dirty' | 'kept' | 'startOver' | 'base' | 'values'
  > & {
    /** True: everything is saved. */
    save(): Promise<boolean>
    plain: PlainState
  }
  onSaved?(): void
  className: string | undefined
  inline?: boolean
  children: ReactNode
}

export function Form({ form, className, inline = false, onSaved, children }: FormProps) {
  const { problem, state, dirty, kept, save, startOver, base, values, plain } = form
  const element = useRef<HTMLFormElement>(null)
  const focused = useRef<HTMLElement | null>(null)

  useEffect(() => {
    if (!problem) return
    const field = element.current && fieldIn(element.current, problem.field)
    const folded = field?.closest('details')
    if (folded) folded.open = true
    const input = field?.querySelector<HTMLElement>(
      'input:not([hidden], [type=hidden]), textarea, select, button',
    )
    // Scrolls to the whole field, because its problem stands below the input.
    field?.scrollIntoView({ block: 'nearest' })
    input?.focus({ preventScroll: true })
  }, [problem])

  // A form may be disabled while saving; after a failure the keyboard continues in the same place.
  const open = state === 'open'
  useEffect(() => {
    if (!open || !focused.current || document.activeElement !== document.body) return
    focused.current.focus()
    // The button that only unsaved changes have is gone.
    if (!focused.current.isConnected) element.current?.focus()
  }, [open])

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    focused.current = document.activeElement as HTMLElement | null
    void save().then((done) => done && onSaved?.())
  }

  return (
    <form
      ref={element}
      method="post"
      encType="multipart/form-data"
      noValidate
      tabIndex={-1}
      onSubmit={onSubmit}
      className={className}
    >
      <PlainInputs form={plain.form} shown={{ base, values }} />
      {plain.saved && (
        <div id="saved" role="status" className={styles.notice}>
          {plain.saved}
        </div>
      )}
      {kept.restored && <RestoredNote onStartOver={startOver} />}
      <PlainFormContext value={plain}>{children}</PlainFormContext>
      {plain.question && <PlainQuestion {...plain.question} />}
      {!inline && <LeaveQuestion dirty={dirty} onLeave={kept.forget} />}
    </form>
  )
}

/** For browsers without scripts, where no dialog opens. */
function PlainQuestion({ title, text, yes, danger }: Question) {
  if (useHydrated()) return null
  return (
    <Notice>
      <p>
        {title} {text}
      </p>
      <Button type="submit" variant={danger ? 'danger' : 'primary'} name="_yes" value="yes">
        {yes}
      </Button>
    </Notice>
  )
}

/** 'scope' for 'scope.kinds'. */
function fieldIn(form: HTMLElement, name: string): Element | null {
  const found = form.querySelector(`[data-field="${CSS.escape(name)}"]`)
  const whole = name.slice(0, Math.max(name.lastIndexOf('.'), 0))
  return found ?? (whole ? fieldIn(form, whole) : null)
}

export interface SectionFormProps<V extends object> {
  form: Labelled<V> & {
    plain: PlainState
    asked?: (Question & { onYes(): void; onCancel(): void }) | null
  }
  save?: ReactNode
  look?: ComponentProps<typeof Button>['variant']
  /** Shown beside the save button. */
  beside?: ReactNode
  inline?: boolean
  /** During the setup a save leads to the next step; absent: an inline form stays. */
  stays?: boolean
  children: ReactNode
}

export function SectionForm<V extends object>(props: SectionFormProps<V>) {
  const { form, save = 'Save', look, beside, inline = false, stays = inline, children } = props
  const { state, asked } = form
  const navigate = useNavigate()
  const next = useContext(NextStepContext)
  const leadsOn = next !== null && !stays
  return (
    <Form
      form={form}
      className={styles.form}
      inline={inline}
      onSaved={() => leadsOn && navigate(next)}
    >
      {children}
      <SaveBar inline={inline} reason={<Refused form={form} />}>
        {beside}
        <Button type="submit" variant={look} busy={state === 'saving'}>
          {state === 'saved' ? formCopy.saved : leadsOn ? formCopy.saveAndNext : save}
        </Button>
      </SaveBar>
      <Ask
        open={Boolean(asked)}
        title={asked?.title ?? ''}
        yes={asked?.yes}
        cancel={asked?.cancel}
        danger={asked?.danger}
        busy={state === 'saving'}
        onYes={() => asked?.onYes()}
        onCancel={() => asked?.onCancel()}
      >
        <p>{asked?.text}</p>
      </Ask>
    </Form>
  )
}

export function FormParts({ children }: { children: ReactNode }) {
  return <div className={styles.form}>{children}</div>
}

export function Notice({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={styles.notice}>
      {children}
    </div>
  )
}

interface FormPartProps {
  /** Absent: the screen's heading says it. */
  title?: string
  hint?: ReactNode
  children: ReactNode
}

export function FormPart({ title, hint, children }: FormPartProps) {
  const id = useId()
  return (
    <section
      className={title ? `${styles.section} ${styles.titled}` : styles.section}
      aria-labelledby={title && id}
    >
      {(title || hint) && (
        <div className={`${layout.stack2} ${layout.top}`}>
          {title && (
            <h2 id={id} className={prose.title3}>
              {title}
            </h2>
          )}
          {hint && <p className={`${prose.hint} ${layout.measure}`}>{hint}</p>}
        </div>
      )}
      <div className={styles.fields}>{children}</div>
    </section>
  )
}
