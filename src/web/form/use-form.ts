import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { adminCopy, reasonFor } from '#web/admin/copy.ts'
import { isStale } from '#web/admin/list/use-action.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { ApiFailure } from '#web/ui/hooks/api.ts'
import { toast } from '#web/ui/toast.ts'
import { formCopy } from './copy.ts'
import { merged, same } from './merge-values.ts'
import type { Problem } from './problem.ts'
import { useDraftStorage } from './use-draft-storage.ts'

/** The stored state that a form began with. */
export interface Source {
  version?: string | number
  /** Stays the same until the save. */
  formId: string
  answer?: unknown
}

export interface Filled<V> {
  values: V
  version: Source
}

/** Milliseconds. */
interface Durations {
  warning: number
  saved: number
  failed: number
}

export interface FormSetup<V extends object> {
  /** The stored draft's name; absent: stores no draft. */
  name?: string
  initial(): Filled<V>
  check(values: V): readonly Problem[]
  /** Absent: nothing can change meanwhile. */
  load?(): Promise<Filled<V>>
  send(values: V, base: Filled<V>): Promise<Filled<V>>
  /** Refusals of a single field that look like a check's problem. */
  warnsOf?: readonly ApiFailure['code'][]
  /** Null: the answer is shown instead. */
  saved: string | ((answer: unknown) => string) | null
  failed: string
  /** Absent: the shop's own words. */
  reasons?: Partial<Record<ApiFailure['code'], string>>
  durations?: Durations
  /** The first values were never saved: saving them unchanged confirms them. */
  first?: boolean
  sent?: {
    base: Filled<V> | null
    values: V
    problems: readonly Problem[]
    reason: string | null
    changed: boolean
  }
  /** For a form that closes after its save: it also sends unchanged values. */
  onSaved?(filled: Filled<V>): void
}

/** True: the upload did not arrive. Names: the owner tries these files again or leaves them out. */
export type FailedUpload = boolean | readonly string[]

export interface Meanwhile<V> {
  base: V
  mine: V
  theirs: V
}

interface Draft<V> {
  base: Filled<V>
  values: V
}

export type FormState<V extends object> = ReturnType<typeof useForm<V>>

const usual: Durations = { warning: 3000, saved: 2500, failed: 3000 }

/** A colliding save loses no touched field (docs/decisions/009). */
export function useForm<V extends object>(parts: FormSetup<V>) {
  const { durations = usual, warnsOf = [], sent } = parts
  const [base, setBase] = useState(() => (!sent?.changed && sent?.base) || parts.initial())
  const begun = sent?.changed ? changedIn(sent, base) : null
  const [values, setValues] = useState(
    () => (begun ? merged(begun.base, begun.mine, begun.theirs) : sent?.values) ?? base.values,
  )
  const [problems, setProblems] = useState<readonly Problem[]>(sent?.problems ?? [])
  /** The last save's first problem, which gets the focus. */
  const [problem, setProblem] = useState<Problem | null>(sent?.problems[0] ?? null)
  const [reason, setReason] = useState<string | null>(begun ? null : (sent?.reason ?? null))
  const [meanwhile, setMeanwhile] = useState<Meanwhile<V> | null>(begun)
  const [state, setState] = useState<'open' | 'saving' | 'saved'>('open')
  const [waiting, setWaiting] = useState<Partial<V> | null>(null)
  const running = useRef(false)
  const told = useRef<Filled<V> | null>(null)
  const sending = useRef(new Set<string>())
  const undecided = useRef(new Map<string, readonly string[]>())
  const asOwner = useAsOwner()
  const { revalidate } = useRevalidator()

  /** `field`: clears its problem, and the solved problems of its parts. */
  function change(field: string, to: (now: V) => V): void {
    setValues(to)
    if (problems.length === 0) return
    const still = problems.some((each) => each.field.startsWith(`${field}.`))
      ? parts.check(to(values))
      : []
    setProblems((now) =>
      now.filter(
        (each) =>
          each.field !== field &&
          (each.field.split('.')[0] !== field || still.some((one) => same(one, each))),
      ),
    )
  }

  /** Delays the save until it ends. The owner decides about a failed upload first. */
  function setSending(name: string, is: boolean, failed: FailedUpload = false): void {
    if (is) sending.current.add(name)
    else sending.current.delete(name)
    if (undecided.current.delete(name)) clear(name)
    if (typeof failed !== 'boolean' && failed.length > 0) undecided.current.set(name, failed)
    if (failed === true) setWaiting(null)
    else if (sending.current.size === 0) setWaiting((now) => now && { ...now })
  }

  // Navigates after the form counts as saved: before, the browser would ask about leaving.
  useEffect(() => {
    const filled = told.current
    told.current = null
    if (filled) parts.onSaved?.(filled)
  })

  useEffect(() => {
    if (!waiting || sending.current.size > 0) return
    setWaiting(null)
    void save(waiting)
  })

  const clear = (name: string) => setProblems((now) => now.filter(({ field }) => field !== name))

  /** What keeps these values from being sent. */
  const check = (checked: V): readonly Problem[] => [
    ...[...undecided.current].map(([field, files]) => ({
      field,
      message: formCopy.notUploaded(files),
    })),
    ...parts.check(checked),
  ]

  function mark(found: readonly Problem[]): void {
    setProblems(found)
    setProblem(found[0] ?? null)
  }

  function warn(first: Problem, ...others: readonly Problem[]): void {
    mark([first, ...others])
    toast.warning(first.message, durations.warning)
  }

  function fail(failure: unknown): void {
    const reason = reasonFor(failure, parts.reasons)
    const named = failure instanceof ApiFailure && failure.field ? failure.field : null
    // The reason beside the button is out of sight once the page moves to the named field, or is
    // gone with the form of what another window has cancelled or deleted.
    toast.error(named === null && !isChanged(failure) ? parts.failed : reason, durations.failed)
    setReason(reason)
    if (isStale(failure)) void revalidate()
    if (named !== null) mark([{ field: named, message: reason }])
  }

  async function takeOver(load: () => Promise<Filled<V>>, failure: unknown): Promise<void> {
    const latest = await asOwner(load)
    setBase(latest)
    // Something else than the form's values has changed, and the refusal says what.
    if (same(base.values, latest.values)) return fail(failure)
    setMeanwhile({ base: base.values, mine: values, theirs: latest.values })
    setValues((now) => merged(base.values, now, latest.values))
  }

  function takeTheirs(): void {
    setValues(base.values)
    setMeanwhile(null)
    setReason(null)
  }

  async function tellRefusal(failure: unknown): Promise<void> {
    const { code, field, message } =
      failure instanceof ApiFailure ? failure : { code: 'unknown' as const }
    if (code === 'changed' && parts.load) await takeOver(parts.load, failure)
    else if (code === 'bad_input') warn({ field: field ?? '', message: message ?? '' })
    else if (field && warnsOf.includes(code)) warn({ field, message: message ?? '' })
    else fail(failure)
  }

  async function attempt(sent: V): Promise<void> {
    const filled = await asOwner(() => parts.send(sent, base))
    setReason(null)
    setMeanwhile(null)
    const { saved } = parts
    const words = typeof saved === 'function' ? saved(filled.version.answer) : saved
    if (words !== null) toast.success(words, durations.saved)
    if (parts.onSaved) {
      told.current = filled
      setState('saved')
      return
    }
    setBase(filled)
    setValues((now) => merged(sent, now, filled.values))
    await revalidate()
    setState('open')
  }

  /** True: everything is saved. */
  async function save(changes: Partial<V> = {}): Promise<boolean> {
    if (running.current) return false
    if (sending.current.size > 0) {
      toast.warning(adminCopy.stillSending, 2000)
      setWaiting(changes)
      return false
    }
    const sent = { ...values, ...changes }
    const [found, ...others] = check(sent)
    if (found) {
      setReason(null)
      warn(found, ...others)
      return false
    }
    mark([])
    // The reason of the last failure stays while it is sent: no button moves under a second tap.
    if (!parts.onSaved && !parts.first && same(base.values, sent)) {
      setReason(null)
      toast.info(adminCopy.nothingNew, 2000)
      return true
    }
    running.current = true
    setState('saving')
    try {
      await attempt(sent)
    } catch (failure) {
      setState('open')
      setReason(null)
      await tellRefusal(failure).catch(fail)
      running.current = false
      return false
    }
    if (!parts.onSaved) running.current = false
    return true
  }

  function begin(from: Draft<V>): void {
    setBase(from.base)
    setValues(from.values)
    mark([])
    setReason(null)
    setMeanwhile(null)
  }

  function startOver(): void {
    const fresh = parts.initial()
    begin({ base: fresh, values: fresh.values })
  }

  const dirty = state !== 'saved' && !same(base.values, values)
  const draft = parts.name !== undefined && dirty ? { base, values } : null
  // A field that an old draft lacks starts with its first value.
  const restore = (from: Draft<V>) =>
    begin({ ...from, values: merged(from.base.values, from.values, parts.initial().values) })
  const kept = useDraftStorage<Draft<V>>(parts.name ?? '', draft, restore)
  const problemOf = (field: string) =>
    problems.find((each) => each.field === field)?.message ?? null
  const outcome = { problem, problems, reason, meanwhile, state, dirty, waiting: waiting !== null }
  return {
    base,
    values,
    ...outcome,
    problemOf,
    kept,
    check,
    change,
    setSending,
    save,
    takeTheirs,
    startOver,
  }
}

const isChanged = (failure: unknown) =>
  failure instanceof ApiFailure && ['changed', 'not_found', 'gone'].includes(failure.code)

function changedIn<V extends object>(
  sent: NonNullable<FormSetup<V>['sent']>,
  now: Filled<V>,
): Meanwhile<V> | null {
  const base = sent.base?.values ?? now.values
  return same(base, now.values) ? null : { base, mine: sent.values, theirs: now.values }
}
