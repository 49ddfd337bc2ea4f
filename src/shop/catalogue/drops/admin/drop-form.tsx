import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { adminPathOf } from '#platform/addresses/page-paths.ts'
import { type Drop, maxTitle, maxWords } from '#shop/catalogue/drops/drop.ts'
import type { PieceChoices } from '#shop/catalogue/products/lists/piece-choice.ts'
import styles from '#shop/checkout/discounts/admin/codes.module.css'
import { reasonFor } from '#web/admin/copy.ts'
import { Ask } from '#web/admin/list/ask.tsx'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import { choiceKey } from '#web/admin/list/use-piece-choices.ts'
import check from '#web/form/field.module.css'
import { Field } from '#web/form/field.tsx'
import { FormPart } from '#web/form/form.tsx'
import { MomentField } from '#web/form/moment-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { ApiFailure, call } from '#web/ui/hooks/api.ts'
import prose from '#web/ui/kit/prose.module.css'
import { toast } from '#web/ui/toast.ts'
import { dropsCopy as copy } from './copy.ts'
import { DropPieces } from './drop-pieces.tsx'

interface DropFormProps {
  /** Null: a new one. */
  drop: Drop | null
  /** Pieces that can join the drop, before any search. */
  free: PieceChoices
}

interface Values {
  title: string
  words: string
  opensAt: number | null
  announced: boolean
  oneEach: boolean
  /** As 'merch/7'. */
  pieces: readonly string[]
}

function toFormValues(drop: Drop | null): Values {
  if (!drop) {
    return { title: '', words: '', opensAt: null, announced: true, oneEach: false, pieces: [] }
  }
  return { ...drop, pieces: drop.pieces.map(choiceKey) }
}

function toRequest({ pieces, opensAt, ...values }: Values) {
  return {
    ...values,
    opensAt: opensAt ?? undefined,
    pieces: pieces.map((piece) => {
      const [kind = '', id] = piece.split('/')
      return { kind, id: Number(id) }
    }),
  }
}

export function DropForm({ drop, free }: DropFormProps) {
  const [values, setValues] = useState(() => toFormValues(drop))
  const [problem, setProblem] = useState<{ field: string; message: string } | null>(null)
  const [asking, setAsking] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { busy, run } = useOneAtATime()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const set = (changes: Partial<Values>) => setValues((now) => ({ ...now, ...changes }))
  const problemOf = (name: string) => (problem?.field === name ? problem.message : null)
  const hasBegun = drop?.hasBegun ?? false
  const { title, words, opensAt, announced, oneEach, pieces } = values
  const isPast = !hasBegun && opensAt !== null && opensAt <= Date.now()

  useEffect(() => {
    if (!problem) return
    const field = form.current?.querySelector(`[data-field="${CSS.escape(problem.field)}"]`)
    field?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [problem])

  async function save(): Promise<void> {
    setProblem(null)
    const body = toRequest(values)
    try {
      const saved = drop
        ? await call('PUT /api/drops/update/id/{id}', { path: { id: drop.id }, body })
        : await call('POST /api/drops/create', { body })
      toast.success(saved.hasBegun && !hasBegun ? copy.open : copy.saved, 2500)
      if (drop) await navigate(adminPathOf('drops'))
      else await revalidate()
    } catch (failure) {
      toast.error(copy.failed, 3000)
      const field = failure instanceof ApiFailure ? failure.field : undefined
      setProblem({ field: field ?? 'save', message: reasonFor(failure) })
    }
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (isPast) setAsking(true)
    else void run(save)
  }

  return (
    <>
      <form ref={form} method="dialog" noValidate onSubmit={onSubmit}>
        <FormPart title={drop ? copy.edit : copy.make} hint={copy.makeHint}>
          {drop && (
            <p>
              <Link to={adminPathOf('drops')}>{copy.another}</Link>
            </p>
          )}
          <Field
            plan={{ name: 'title', label: copy.title, kind: 'line', max: maxTitle }}
            shape={undefined}
            value={title}
            problem={problemOf('title')}
            onChange={(typed) => set({ title: typed })}
          />
          <Field
            plan={{
              name: 'words',
              label: copy.words,
              kind: 'long',
              max: maxWords,
              optional: true,
              hint: copy.wordsHint,
            }}
            shape={undefined}
            value={words}
            problem={problemOf('words')}
            onChange={(typed) => set({ words: typed })}
          />
          <MomentField
            name="opensAt"
            label={copy.moment}
            value={opensAt}
            disabled={hasBegun}
            {...(hasBegun ? { hint: copy.begun } : isPast && { hint: copy.past })}
            problem={problemOf('opensAt')}
            onChange={(value) => set({ opensAt: value })}
          />
        </FormPart>
        <FormPart title={copy.pieces} hint={copy.piecesHint}>
          <DropPieces
            drop={drop}
            free={free}
            chosen={pieces}
            problem={problemOf('pieces')}
            onChange={(chosen) => set({ pieces: chosen })}
          />
          <div className={styles.options}>
            <label className={check.check}>
              <input
                type="checkbox"
                checked={announced}
                onChange={(event) => set({ announced: event.target.checked })}
              />
              {copy.announced}
            </label>
            <label className={check.check}>
              <input
                type="checkbox"
                checked={oneEach}
                onChange={(event) => set({ oneEach: event.target.checked })}
              />
              {copy.oneEach}
            </label>
          </div>
          {problemOf('save') && (
            <p role="alert" className={prose.reason}>
              {problemOf('save')}
            </p>
          )}
          <div>
            <Button type="submit" busy={busy}>
              {copy.save}
            </Button>
          </div>
        </FormPart>
      </form>
      <Ask
        open={asking}
        title={copy.askPast}
        yes={copy.openNow}
        cancel={copy.changeMoment}
        busy={busy}
        onYes={() => {
          setAsking(false)
          void run(save)
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{copy.askPastText}</p>
      </Ask>
    </>
  )
}
