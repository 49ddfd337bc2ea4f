import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiFailure, call } from '#web/ui/api.ts'
import { toast } from '#web/ui/toast.ts'
import { useAfter } from '#web/ui/use-after.ts'
import { useVisitor } from '#web/ui/visitor.tsx'
import { reasonFor } from '../admin-copy.ts'
import type { Problem } from '../products/product-checks.ts'
import { useAsOwner } from '../sign-in-again.tsx'
import { useOneAtATime } from '../use-one-at-a-time.ts'
import { firstProblem } from './checks.ts'
import { copy } from './vacation-copy.ts'
import { bodyOf, draftOf, isSame, type VacationDraft, type VacationMode } from './vacation-mode.ts'

/** When the data is fresh after a save (specification §4). */
const freshAfter = 2000

interface FormParts {
  mode: VacationMode
  today: string
  helperName: string
  /** How it stands has to be asked again. */
  onStale(): Promise<void>
}

/** The form's values, its checks, and saving: once at a time, with a word for every outcome. */
export function useVacationForm({ mode, today, helperName, onStale }: FormParts) {
  const [draft, setDraft] = useState<VacationDraft>(() => draftOf(mode))
  const [problem, setProblem] = useState<Problem | null>(null)
  const [reason, setReason] = useState<string | null>(null)
  const [saved, setSaved] = useState(false)
  const { busy, run } = useOneAtATime()
  const asOwner = useAsOwner()
  const { revalidate } = useRevalidator()
  const { refresh } = useVisitor()

  useAfter(saved ? freshAfter : null, async () => {
    await Promise.all([revalidate(), refresh().catch(() => {})])
    await onStale()
  })

  function change(changes: Partial<VacationDraft>): void {
    setDraft((now) => ({ ...now, ...changes }))
    setProblem(null)
  }

  function warn(found: Problem): void {
    setProblem(found)
    toast.warning(found.message, 2000)
  }

  function save(): void {
    if (saved) return
    setReason(null)
    const body = bodyOf(draft)
    const found = firstProblem(body, today)
    if (found) {
      warn(found)
      return
    }
    void run(async () => {
      try {
        const now = await asOwner(() => call('PUT /api/vacation-mode/edit', { body }))
        toast.success(copy.saved[standingOf(now)], 2000)
        setSaved(true)
      } catch (failure) {
        if (failure instanceof ApiFailure && failure.code === 'bad_input' && failure.field) {
          warn({ field: failure.field, message: failure.message })
          return
        }
        toast.error(copy.saveFailed(helperName), 2500)
        setReason(reasonFor(failure))
      }
    })
  }

  const dirty = !saved && !isSame(draft, draftOf(mode))
  return { draft, change, problem, reason, busy, saved, dirty, save }
}

export function standingOf({ vacationModeOn, startsOn }: VacationMode): 'on' | 'planned' | 'off' {
  if (vacationModeOn === 1) return 'on'
  return startsOn === null ? 'off' : 'planned'
}
