import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { RaisedPiece } from '#shop/catalogue/prices/raised-prices.server.ts'
import type { PieceChoices } from '#shop/catalogue/products/lists/piece-choice.ts'
import { isShort } from '#shop/checkout/discounts/discount.ts'
import { reasonFor } from '#web/admin/copy.ts'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import { firstProblem, type Problem } from '#web/form/checks.ts'
import { DayField } from '#web/form/day-field.tsx'
import box from '#web/form/field.module.css'
import { Field, type FieldPlan } from '#web/form/field.tsx'
import { FormPart } from '#web/form/form.tsx'
import { Button } from '#web/ui/button.tsx'
import { call } from '#web/ui/hooks/api.ts'
import prose from '#web/ui/kit/prose.module.css'
import { useCurrency } from '#web/ui/money.ts'
import { toast } from '#web/ui/toast.ts'
import { type CodeValues, codeBody, noCode } from './code-values.ts'
import styles from './codes.module.css'
import { codesCopy as copy } from './copy.ts'
import { Options } from './options.tsx'
import { type CollectionOption, PiecesField } from './pieces-field.tsx'
import { RaisedNote, raisedIn } from './raised-note.tsx'

interface NewCodeProps {
  pieces: PieceChoices
  collections: readonly CollectionOption[]
  raised: readonly RaisedPiece[]
}

export function NewCode({ pieces, collections, raised }: NewCodeProps) {
  const currency = useCurrency()
  const [values, setValues] = useState<CodeValues>(noCode)
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const once = useId()
  const { busy, run } = useOneAtATime()
  const { revalidate } = useRevalidator()
  const set = (changes: Partial<CodeValues>) => setValues((now) => ({ ...now, ...changes }))
  const problemOf = (name: string) =>
    problem?.field === name || problem?.field.startsWith(`${name}.`) ? problem.message : null

  useEffect(() => {
    if (!problem) return
    const name = problem.field.split('.')[0] ?? ''
    const field = form.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)
    field?.querySelector<HTMLElement>('input')?.focus()
  }, [problem])

  async function make(): Promise<void> {
    const body = codeBody(values)
    const found = firstProblem('code', body, currency)
    setProblem(found)
    if (found) return
    try {
      await call('POST /api/discounts/create', { body })
      setValues(noCode)
      toast.success(copy.made, 2500)
      await revalidate()
    } catch (failure) {
      toast.error(copy.failed, 3000)
      setProblem({ field: 'code', message: reasonFor(failure) })
    }
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    void run(make)
  }

  type Typed = 'code' | 'percent' | 'amount' | 'most' | 'least'
  const field = (plan: FieldPlan<Typed>) => (
    <Field
      plan={plan}
      shape={undefined}
      value={values[plan.name]}
      problem={problemOf(plan.name)}
      onChange={(typed) => set({ [plan.name]: typed })}
    />
  )
  const check = (name: 'freeShipping' | 'oncePerBuyer', label: string, hint?: string) => (
    <div>
      <label className={box.check}>
        <input
          type="checkbox"
          checked={values[name]}
          aria-describedby={hint ? once : undefined}
          onChange={(event) => set({ [name]: event.target.checked })}
        />
        {label}
      </label>
      {hint && (
        <p id={once} className={`${prose.hint} ${prose.wraps}`}>
          {hint}
        </p>
      )}
    </div>
  )
  return (
    <form ref={form} method="dialog" noValidate onSubmit={onSubmit}>
      <FormPart title={copy.make} hint={copy.makeHint}>
        {field({
          name: 'code',
          label: copy.code,
          kind: 'line',
          max: 60,
          optional: true,
          hint: copy.codeHint,
        })}
        {isShort(values.code) && (
          <p className={styles.raised} role="status">
            {copy.short}
          </p>
        )}
        <Options
          name="off"
          label={copy.off}
          words={copy.offs}
          value={values.off}
          onChange={(off) => set({ off })}
        />
        {values.off === 'percent' &&
          field({
            name: 'percent',
            label: copy.percent,
            kind: 'count',
            half: true,
            mode: 'digits',
          })}
        {values.off === 'amount' &&
          field({ name: 'amount', label: copy.amount, kind: 'price', half: true })}
        {values.off === 'none' ? null : check('freeShipping', copy.freeShipping)}
        <Options
          name="scope"
          label={copy.pieces}
          words={copy.scopes}
          value={values.scope}
          onChange={(scope) => set({ scope })}
        />
        <PiecesField
          values={values}
          pieces={pieces}
          collections={collections}
          problem={problemOf('scope')}
          onChange={set}
        />
        {values.off !== 'none' && <RaisedNote raised={raisedIn(raised, values)} />}
      </FormPart>
      <FormPart title={copy.when} hint={copy.whenHint}>
        <DayField
          name="from"
          label={copy.from}
          value={values.from}
          problem={problemOf('from')}
          onChange={(from) => set({ from })}
        />
        <DayField
          name="until"
          label={copy.until}
          value={values.until}
          problem={problemOf('until')}
          onChange={(until) => set({ until })}
        />
      </FormPart>
      <FormPart title={copy.limits}>
        {field({
          name: 'most',
          label: copy.most,
          kind: 'count',
          half: true,
          optional: true,
          hint: copy.mostHint,
          mode: 'digits',
        })}
        {field({ name: 'least', label: copy.least, kind: 'price', half: true, optional: true })}
        {check('oncePerBuyer', copy.once, copy.onceHint)}
        <div>
          <Button type="submit" busy={busy}>
            {copy.makeIt}
          </Button>
        </div>
      </FormPart>
    </form>
  )
}
