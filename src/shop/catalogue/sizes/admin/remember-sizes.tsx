import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { longestSetName, type SizeSet } from '#shop/catalogue/sizes/size-sets.ts'
import { reasonFor } from '#web/admin/copy.ts'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { Field } from '#web/form/field.tsx'
import { Button } from '#web/ui/button.tsx'
import { ApiFailure, call } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { toast } from '#web/ui/toast.ts'
import { sizeSetCopy as copy } from './copy.ts'
import { isTyped, type SizeDraft, sizeBody, sizeDraftWords } from './size-draft.ts'
import styles from './sizes.module.css'

interface RememberSizesProps {
  sizes: readonly SizeDraft[]
  sets: readonly SizeSet[]
}

export function RememberSizes({ sizes, sets }: RememberSizesProps) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { busy, run } = useOneAtATime()
  const { revalidate } = useRevalidator()
  const asOwner = useAsOwner()
  const typed = sizes.filter(isTyped)
  if (typed.length === 0 && sets.length === 0) return null
  const isKnown = sets.some((set) => set.name.toLowerCase() === name.trim().toLowerCase())

  async function change(work: () => Promise<unknown>, done: string): Promise<void> {
    setProblem(null)
    try {
      await asOwner(work)
    } catch (failure) {
      setProblem(wordsFor(failure))
      return
    }
    toast.success(done, 2500)
    await revalidate()
  }

  const remember = () =>
    run(() =>
      change(async () => {
        await call('PUT /api/size-sets', { body: { name, sizes: typed.map(sizeBody) } })
        setName('')
      }, copy.done(name.trim())),
    )

  return (
    <details className={layout.shrinks}>
      <summary className={`${control.summary} ${prose.strong}`}>
        {typed.length > 0 ? copy.title : copy.list}
      </summary>
      {typed.length > 0 && (
        <fieldset
          className={`${layout.stack3} ${layout.start} ${styles.name}`}
          aria-label={copy.title}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
            // Enter would submit the whole form.
            event.preventDefault()
            void remember()
          }}
        >
          <Field
            plan={{
              name: 'sizeSet',
              label: copy.name,
              kind: 'line',
              max: longestSetName,
              hint: isKnown ? copy.replaces : copy.hint(typed.map(sizeDraftWords).join('; ')),
            }}
            value={name}
            problem={problem}
            onChange={setName}
          />
          <Button type="button" variant="quiet" busy={busy} onClick={remember}>
            {copy.remember}
          </Button>
        </fieldset>
      )}
      {typed.length === 0 && problem && <p role="alert">{problem}</p>}
      {sets.length > 0 && (
        <ul className={layout.stack} aria-label={copy.list}>
          {sets.map((set) => (
            <li
              key={set.id}
              className={`${layout.words4} ${layout.middle} ${layout.apart} ${prose.wraps}`}
            >
              <span>
                {set.name} <span className={prose.soft}>{copy.count(set.sizes.length)}</span>
              </span>
              <TextButton
                soft
                aria-disabled={busy || undefined}
                onClick={() =>
                  run(() =>
                    change(
                      () => call('DELETE /api/size-sets/id/{id}', { path: { id: set.id } }),
                      copy.forgotten(set.name),
                    ),
                  )
                }
              >
                {copy.forget}
                <span className="visually-hidden">: {set.name}</span>
              </TextButton>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

function wordsFor(failure: unknown): string {
  const [, at] =
    (failure instanceof ApiFailure && /^sizes\.(\d+)\./.exec(failure.field ?? '')) || []
  const reason = reasonFor(failure)
  return at === undefined ? reason : copy.ofSize(Number(at) + 1, reason)
}
