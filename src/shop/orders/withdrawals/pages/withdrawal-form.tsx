import { type FormEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { withdrawalPath } from '#platform/addresses/page-paths.ts'
import { longest, missing } from '#shop/orders/withdrawals/withdrawal.ts'
import { Button } from '#web/ui/button.tsx'
import { readTexts } from '#web/ui/form-texts.ts'
import { ApiFailure, addressOf, call } from '#web/ui/hooks/api.ts'
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts'
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
  first: string | null
}

/** Asks no more than the law allows (Directive 2011/83, Art. 11a). */
export function WithdrawalForm({ draft, choice, first }: WithdrawalFormProps) {
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<WithdrawalDraft>({})
  const [failure, setFailure] = useState(first)

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
      if (error instanceof ApiFailure && error.field && error.field in longest) {
        tell({ [error.field]: error.message })
      } else {
        setFailure(
          error instanceof ApiFailure ? (copy.problems[error.code] ?? copy.failed) : copy.failed,
        )
      }
    }
  }

  const field = (name: FieldName, label: string) => ({
    name,
    label,
    value: draft[name],
    problem: problems[name] ?? null,
  })

  return (
    <form
      ref={form}
      method="post"
      action={addressOf('POST /api/withdrawals')}
      className={`${layout.stack4} ${layout.start}`}
      noValidate={hydrated}
      onSubmit={send}
      aria-label={copy.title}
    >
      <Field {...field('name', copy.name)} autoComplete="name" />
      <Field {...field('orderNumber', copy.orderNumber)} />
      {choice ? (
        <Choice {...choice} problem={problems.pieces ?? null} />
      ) : (
        <Field {...field('pieces', copy.pieces)} hint={copy.piecesHint} />
      )}
      <Field {...field('email', copy.email)} type="email" autoComplete="email" />
      {failure && (
        <p role="alert" className={`${prose.label} ${prose.bad}`}>
          {failure}
        </p>
      )}
      <Button type="submit" busy={busy}>
        {copy.next}
      </Button>
    </form>
  )
}

function Choice({ open, exempt, problem }: WithdrawalChoice & { problem: string | null }) {
  return (
    <fieldset className={`${layout.stack1} ${layout.full}`}>
      <legend className={prose.label}>{copy.pieces}</legend>
      {open.map((piece) => (
        <label key={piece} className={control.tick}>
          <input type="checkbox" name={chosenPieces} value={piece} defaultChecked />
          {piece}
        </label>
      ))}
      {exempt.map((why) => (
        <label key={why} className={`${control.tick} ${prose.hint}`}>
          <input type="checkbox" disabled />
          {why}
        </label>
      ))}
      {problem && (
        <p role="alert" className={`${prose.label} ${prose.bad}`}>
          {problem}
        </p>
      )}
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
      {more && (
        <p id={`${id}-more`} className={problem ? `${prose.label} ${prose.bad}` : prose.hint}>
          {more}
        </p>
      )}
    </div>
  )
}
