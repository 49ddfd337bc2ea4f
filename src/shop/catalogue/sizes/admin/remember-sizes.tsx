import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { longestSetName, type SizeSet } from '#shop/catalogue/sizes/size-sets.ts'
import { reasonFor } from '#web/admin/copy.ts'
import { List } from '#web/admin/list/list.tsx'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { Field } from '#web/form/field.tsx'
import { Button } from '#web/ui/button.tsx'
import { ApiFailure, call, prepare } from '#web/ui/hooks/api.ts'
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

  const remember = () =>
    run(async () => {
      setProblem(null)
      const body = { name, sizes: typed.map(sizeBody) }
      try {
        await asOwner(() => call('PUT /api/size-sets', { body }))
      } catch (failure) {
        setProblem(wordsFor(failure))
        return
      }
      setName('')
      toast.success(copy.done(name.trim()), 2500)
      await revalidate()
    })

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
      <List items={sets} keyOf={({ id }) => id} row={setRow} />
    </details>
  )
}

const setRow = ({ id, name, sizes }: SizeSet) => ({
  name,
  note: copy.count(sizes.length),
  actions: [
    {
      label: copy.forget,
      of: name,
      done: copy.forgotten(name),
      failed: copy.notForgotten,
      run: prepare('DELETE /api/size-sets/id/{id}', { path: { id } }),
    },
  ],
})

function wordsFor(failure: unknown): string {
  const [, at] =
    (failure instanceof ApiFailure && /^sizes\.(\d+)\./.exec(failure.field ?? '')) || []
  const reason = reasonFor(failure)
  return at === undefined ? reason : copy.ofSize(Number(at) + 1, reason)
}
