import { type FormEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { withdrawalPath } from '#platform/addresses/page-paths.ts'
import { longest, missing } from '#shop/orders/withdrawals/withdrawal.ts'
import { FieldWords } from '#web/form/inputs/field-words.tsx'
import { PageForm, usePageRefusal } from '#web/form/plain/page-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { readTexts } from '#web/ui/form-texts.ts'
import { ApiFailure, addressOf, call } from '#web/ui/hooks/api.ts'
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts'
import { useSiteFact } from '#web/ui/hooks/use-site-fact.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { withdrawalCopy as copy } from './copy.ts'

const needed = ['name', 'orderNumber', 'email'] as const
const chosenPieces = 'pieces[]'
type FieldName = keyof typeof longest

export type WithdrawalDraft = Partial<Record<FieldName, string>>

export interface WithdrawalChoice {
  open: readonly string[]
  /** Why the rest can't be chosen. */
  exempt: readonly string[]
}

interface WithdrawalFormProps {
  draft: WithdrawalDraft
  choice: WithdrawalChoice | null
}

const to = addressOf('POST /api/withdrawals')

/** Asks no more than the law allows (Directive 2011/83, Art. 11a). */
export function WithdrawalForm({ draft, choice }: WithdrawalFormProps) {
  const refusal = usePageRefusal(to)
  const begun = refusal && outcomeOf(refusal.failure)
  const hydrated = useHydrated()
  const mails = useSiteFact('mails')
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState(begun?.problems ?? {})
  const [failure, setFailure] = useState(begun?.failure ?? null)

  function tell(found: WithdrawalDraft): void {
    setProblems(found)
    const at = (Object.keys(longest) as FieldName[]).find((name) => found[name])
    if (at) form.current?.querySelector<HTMLElement>(`[name^="${at}"]`)?.focus()
  }

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy) return
    const texts = readTexts(event.currentTarget, 'name', 'orderNumber', 'pieces', 'email')
    const chosen = new FormData(event.currentTarget).getAll(chosenPieces).join('\n')
    const body = { ...texts, ...(choice && { pieces: chosen }) }
    const wanted = [...needed, ...(choice ? (['pieces'] as const) : [])]
    const empty = wanted.filter((name) => body[name].trim() === '')
    setFailure(null)
    tell(Object.fromEntries(empty.map((name) => [name, missing[name]])))
    if (empty.length > 0) return
    setBusy(true)
    try {
      const { token } = await call('POST /api/withdrawals', { body })
      await navigate(withdrawalPath(token))
    } catch (error) {
      setBusy(false)
      const refused = outcomeOf(error)
      tell(refused.problems)
      setFailure(refused.failure)
    }
  }

  const field = (name: FieldName, label: string) => ({
    name,
    label,
    value: refusal?.typed.get(name) ?? draft[name],
    problem: problems[name] ?? null,
  })

  return (
    <PageForm
      ref={form}
      to={to}
      className={`${layout.stack4} ${layout.start} ${layout.full}`}
      noValidate={hydrated}
      onSubmit={send}
      aria-label={copy.title}
    >
      <Field {...field('name', copy.name)} autoComplete="name" />
      <Field {...field('orderNumber', copy.orderNumber)} />
      {choice ? (
        <Choice
          {...choice}
          chosen={refusal?.typed.getAll(chosenPieces) ?? choice.open}
          problem={problems.pieces ?? null}
        />
      ) : (
        <Field {...field('pieces', copy.pieces)} hint={copy.piecesHint} />
      )}
      <Field
        {...field('email', mails ? copy.email : copy.emailHere)}
        type="email"
        autoComplete="email"
      />
      {failure && (
        <p role="alert" className={`${prose.label} ${prose.bad}`}>
          {failure}
        </p>
      )}
      <Button type="submit" busy={busy}>
        {copy.next}
      </Button>
    </PageForm>
  )
}

interface Outcome {
  problems: WithdrawalDraft
  failure: string | null
}

function outcomeOf(error: unknown): Outcome {
  const { field, code, message } = error instanceof ApiFailure ? error : new ApiFailure(0, {})
  if (field && field in longest) return { problems: { [field]: message }, failure: null }
  return { problems: {}, failure: copy.problems[code] ?? copy.failed }
}

interface ChoiceProps extends WithdrawalChoice {
  chosen: readonly string[]
  problem: string | null
}

function Choice({ open, exempt, chosen, problem }: ChoiceProps) {
  const id = useId()
  return (
    <fieldset
      className={`${layout.stack1} ${layout.full}`}
      aria-describedby={problem === null ? undefined : id}
    >
      <legend className={prose.label}>{copy.pieces}</legend>
      {open.map((piece) => (
        <label key={piece} className={control.tick}>
          <input
            type="checkbox"
            name={chosenPieces}
            value={piece}
            defaultChecked={chosen.includes(piece)}
          />
          {piece}
        </label>
      ))}
      {exempt.map((why) => (
        <label key={why} className={`${control.tick} ${prose.hint}`}>
          <input type="checkbox" disabled />
          {why}
        </label>
      ))}
      <FieldWords id={id} problem={problem} />
    </fieldset>
  )
}

interface FieldProps {
  name: FieldName
  label: string
  value: string | undefined
  problem: string | null
  hint?: string
  type?: 'text' | 'email'
  autoComplete?: string
}

function Field({
  name,
  label,
  value,
  problem,
  hint,
  type = 'text',
  autoComplete = 'off',
}: FieldProps) {
  const id = useId()
  const more = problem ?? hint
  const shared = {
    id,
    name,
    defaultValue: value,
    // For a page without scripts.
    autoFocus: problem !== null,
    maxLength: longest[name],
    className: `${control.flat} ${control.entry}`,
    'aria-invalid': problem !== null || undefined,
    'aria-describedby': more ? `${id}-more` : undefined,
  }
  return (
    <div className={`${layout.stack1} ${layout.full}`}>
      <label htmlFor={id} className={prose.label}>
        {label}
      </label>
      {name === 'pieces' ? (
        <textarea {...shared} rows={3} />
      ) : (
        <input {...shared} type={type} autoComplete={autoComplete} required />
      )}
      <FieldWords id={`${id}-more`} problem={problem} hint={hint} />
    </div>
  )
}
