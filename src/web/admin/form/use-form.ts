import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiFailure } from '#web/ui/api.ts'
import { toast } from '#web/ui/toast.ts'
import { copy, reasonFor } from '../admin-copy.ts'
import type { Problem } from '../products/product-checks.ts'
import { useAsOwner } from '../sign-in-again.tsx'
import { roomCopy } from './form-copy.ts'
import { disputed, isDirty, merged } from './merge-values.ts'
import { useKept } from './use-draft-storage.ts'

/** A form's values, and the version of the shop's that they were filled from. */
export interface Filled<V> {
  values: V
  version: string
}

export interface RoomFormParts<V extends object> {
  /** Under which what is typed is kept while it isn't saved; none: it isn't. */
  name?: string
  initial: Filled<V>
  /** The first check that fails, or null. */
  check(values: V): Problem | null
  /** What the shop holds now. */
  load(): Promise<Filled<V>>
  /** Saves, on top of that version; answers what the shop holds then. */
  send(values: V, version: string): Promise<Filled<V>>
  /** Toasts. */
  saved: string
  failed: string
}

interface Begun<V> {
  base: Filled<V>
  values: V
}

/** What somebody else saved meanwhile, of the fields that were changed here, too. */
export type Meanwhile<V> = Partial<V>

export type RoomForm<V extends object> = ReturnType<typeof useRoomForm<V>>

/**
 * A room's form: its values, its checks, and saving, once at a time. A save that comes second is
 * told so, takes over what was not touched here, and loses nothing that was.
 */
export function useRoomForm<V extends object>(parts: RoomFormParts<V>) {
  const [base, setBase] = useState(parts.initial)
  const [values, setValues] = useState(base.values)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [reason, setReason] = useState<string | null>(null)
  const [meanwhile, setMeanwhile] = useState<Meanwhile<V> | null>(null)
  const [saving, setSaving] = useState(false)
  const running = useRef(false)
  const sending = useRef(new Set<string>())
  const asOwner = useAsOwner()
  const { revalidate } = useRevalidator()

  function set<K extends keyof V>(name: K, value: V[K]): void {
    setValues((now) => ({ ...now, [name]: value }))
    setProblem((now) => (now?.field.split('.')[0] === name ? null : now))
  }

  /** A picture is on its way: it can't be saved yet. */
  function setSending(name: string, is: boolean): void {
    if (is) sending.current.add(name)
    else sending.current.delete(name)
  }

  function warn(found: Problem): void {
    setProblem(found)
    toast.warning(found.message, 3000)
  }

  async function takeOver(): Promise<void> {
    const latest = await asOwner(() => parts.load())
    const both = disputed(base.values, values, latest.values)
    setMeanwhile(
      Object.fromEntries(both.map((name) => [name, latest.values[name]])) as Meanwhile<V>,
    )
    setValues((now) => merged(base.values, now, latest.values))
    setBase(latest)
    toast.warning(roomCopy.changed, 4000)
  }

  async function tellFailure(failure: unknown): Promise<void> {
    if (failure instanceof ApiFailure && failure.code === 'changed') {
      await takeOver()
      return
    }
    if (failure instanceof ApiFailure && failure.field) {
      warn({ field: failure.field, message: failure.message })
      return
    }
    toast.error(parts.failed, 3000)
    setReason(`${reasonFor(failure)} ${copy.notSaved}`)
  }

  async function attempt(): Promise<void> {
    const sent = values
    const filled = await asOwner(() => parts.send(sent, base.version))
    setBase(filled)
    // What was typed while it was on its way stays typed.
    setValues((now) => merged(sent, now, filled.values))
    setMeanwhile(null)
    toast.success(parts.saved, 2500)
    await revalidate()
  }

  async function save(): Promise<void> {
    if (running.current) return
    if (sending.current.size > 0) {
      toast.warning(copy.stillSending, 2000)
      return
    }
    setReason(null)
    const found = parts.check(values)
    setProblem(found)
    if (found) {
      warn(found)
      return
    }
    if (!isDirty(base.values, values)) {
      toast.info(roomCopy.nothingNew, 2000)
      return
    }
    running.current = true
    setSaving(true)
    try {
      await attempt().catch(tellFailure)
    } catch (failure) {
      setReason(`${reasonFor(failure)} ${copy.notSaved}`)
    } finally {
      running.current = false
      setSaving(false)
    }
  }

  function begin(from: Begun<V>): void {
    setBase(from.base)
    setValues(from.values)
    setProblem(null)
    setReason(null)
    setMeanwhile(null)
  }

  const dirty = isDirty(base.values, values)
  const begun = parts.name !== undefined && dirty ? { base, values } : null
  const kept = useKept<Begun<V>>(parts.name ?? '', begun, begin)
  const startOver = () => begin({ base: parts.initial, values: parts.initial.values })
  const begins = { kept, startOver }
  return { values, problem, reason, meanwhile, saving, dirty, set, setSending, save, ...begins }
}
