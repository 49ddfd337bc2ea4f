import { useRef, useState } from 'react'
import type { Piece } from '#shop/catalogue/piece.ts'
import type { Hero } from '#shop/content/hero.ts'
import { ApiFailure, call } from '#web/ui/api.ts'
import { toast } from '#web/ui/toast.ts'
import { copy, reasonFor } from '../admin-copy.ts'
import { useKept } from '../form/use-draft-storage.ts'
import { kindOf, type ProductType } from '../location.ts'
import { useAsOwner } from '../sign-in-again.tsx'
import { firstProblem, type Problem } from './product-checks.ts'
import {
  bodyOf,
  type Draft,
  draftOf,
  draftOfEntity,
  newDescriptions,
  type SavedPiece,
  type SlotValue,
} from './product-draft.ts'
import { formPlans } from './product-fields.ts'

/** How long a warning of the checks stays. */
const warning = 2000

export interface FormParts {
  type: ProductType
  /** The piece that is edited; null: a new one. */
  subject: Piece | Hero | null
  id: number | null
  /** The shop has it; `made` is its id. */
  onSaved(made: number, hidden: boolean): void
}

/** Made up once for each new form: sent twice, it makes one piece. */
function newFormId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A form's values, its checks, and saving: once at a time, with a word for every outcome. */
export function useForm({ type, subject, id, onSaved }: FormParts) {
  const plan = formPlans[type]
  const action = id === null ? 'create' : 'edit'
  const [initial, setInitial] = useState(() => draftOf(type, subject))
  const [formId, setFormId] = useState(newFormId)
  const [version, setVersion] = useState(() => versionOf(subject))
  const [theirs, setTheirs] = useState<SavedPiece | null>(null)
  const [draft, setDraft] = useState<Draft>(initial)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [reason, setReason] = useState<string | null>(null)
  const [state, setState] = useState<'open' | 'saving' | 'saved'>('open')
  const sending = useRef(new Set<string>())
  const running = useRef(false)
  const asOwner = useAsOwner()

  function setText(name: string, value: string): void {
    setDraft((now) => ({ ...now, texts: { ...now.texts, [name]: value } }))
    if (problem?.field === name) setProblem(null)
  }

  function setSlot(name: string, value: SlotValue): void {
    setDraft((now) => ({ ...now, slots: { ...now.slots, [name]: value } }))
    if (problem?.field === name) setProblem(null)
  }

  function setHidden(hidden: boolean): void {
    setDraft((now) => ({ ...now, hidden }))
  }

  function setSending(name: string, is: boolean): void {
    if (is) sending.current.add(name)
    else sending.current.delete(name)
  }

  function warn(found: Problem): void {
    setProblem(found)
    toast.warning(found.message, warning)
  }

  async function send(body: Record<string, unknown>, over: number | null): Promise<{ id: number }> {
    for (const description of newDescriptions(draft)) {
      await call('PUT /api/images/alt', { body: description })
    }
    const piece = type !== 'hero'
    if (id === null) return call(plan.create, { body: piece ? { ...body, formId } : body })
    const read = piece ? { ...stockRead(over), version: over ?? undefined } : {}
    return call(plan.edit, { path: { id }, body: { ...body, ...read } })
  }

  /** The stock that she saw when she wrote hers: what was sold since stays sold. */
  function stockRead(over: number | null): { quantityRead?: number } {
    if (type !== 'merch') return {}
    const seen = theirs && over === theirs.updatedAt ? draftOfEntity(type, theirs) : initial
    return { quantityRead: Number(seen.texts.quantity) }
  }

  /** What went wrong is said twice: briefly in a toast, and exactly beside the button. */
  function tellFailure(failure: unknown): void {
    if (failure instanceof ApiFailure && failure.code === 'bad_input') {
      warn({ field: failure.field ?? '', message: failure.message })
      return
    }
    const { text, ms } =
      action === 'edit' ? copy.editFailed[type] : { text: copy.createFailed[type], ms: 2500 }
    toast.error(text, ms)
    setReason(reasonFor(failure))
    if (failure instanceof ApiFailure && failure.field) {
      setProblem({ field: failure.field, message: failure.message })
    }
  }

  /** Somebody else was faster: shows what they saved, beside what stands in the form. */
  async function tellChanged(): Promise<void> {
    if (type === 'hero' || id === null) return
    try {
      setTheirs(await call(`GET /api/${kindOf[type]}/id/{id}`, { path: { id } }))
    } catch (failure) {
      tellFailure(failure)
    }
  }

  /** What was saved meanwhile stands in the form now. */
  function takeTheirs(): void {
    if (!theirs) return
    const saved = draftOfEntity(type, theirs)
    setInitial(saved)
    setDraft(saved)
    setVersion(theirs.updatedAt ?? null)
    setTheirs(null)
    setReason(null)
  }

  /** Saves; `hidden` as asked, else as it stands in the form; `over` is the version it replaces. */
  async function save({ hidden = draft.hidden, over = version }: SaveOptions = {}): Promise<void> {
    if (running.current) return
    if (sending.current.size > 0) {
      toast.warning(copy.stillSending, warning)
      return
    }
    setReason(null)
    const body = bodyOf(plan, draft)
    const found = firstProblem(action, type, body)
    if (found) {
      warn(found)
      return
    }
    setProblem(null)
    running.current = true
    setState('saving')
    try {
      const sent = { ...withNumbers(plan.fields, body), ...(type === 'hero' ? {} : { hidden }) }
      const saved = await asOwner(() => send(sent, over))
      setTheirs(null)
      setState('saved')
      const words = action === 'create' ? copy.created[type] : copy.updated[type]
      toast.success(action === 'create' && hidden ? copy.createdDraft : words, 2000)
      onSaved(saved.id, hidden)
    } catch (failure) {
      running.current = false
      setState('open')
      if (failure instanceof ApiFailure && failure.code === 'changed') await tellChanged()
      else tellFailure(failure)
    }
  }

  function begin(from: Begun): void {
    setInitial(from.initial)
    setDraft(from.draft)
    setVersion(from.version)
    setFormId(from.formId)
    setTheirs(null)
    setProblem(null)
    setReason(null)
  }

  function startOver(): void {
    const fresh = draftOf(type, subject)
    begin({ initial: fresh, draft: fresh, version: versionOf(subject), formId: newFormId() })
  }

  const dirty = draft !== initial && state !== 'saved'
  const begun = dirty ? { initial, draft, version, formId } : null
  const kept = useKept<Begun>(`${type}-${id ?? 'new'}`, begun, begin)
  const changes = { theirs, takeTheirs, saveOver: () => save({ over: theirs?.updatedAt ?? null }) }
  const sets = { setText, setSlot, setSending, setHidden }
  const begins = { kept, startOver }
  return { plan, action, draft, problem, reason, state, dirty, changes, ...sets, ...begins, save }
}

/** A form that was begun: what it was filled from, and what was typed over it. */
interface Begun {
  initial: Draft
  draft: Draft
  version: number | null
  formId: string
}

interface SaveOptions {
  hidden?: boolean
  over?: number | null
}

function versionOf(subject: Piece | Hero | null): number | null {
  return subject && 'product' in subject ? subject.product.updatedAt : null
}

/** Prices are sent as decimals (specification §5). */
function withNumbers(
  fields: (typeof formPlans)[ProductType]['fields'],
  body: Record<string, string | null>,
): Record<string, string | number | null> {
  const numeric = fields.filter(({ kind }) => kind === 'price' || kind === 'count')
  const numbers = numeric.map(({ name }) => {
    const text = body[name] ?? null
    return [name, text === null ? null : Number(text)]
  })
  return { ...body, ...Object.fromEntries(numbers) }
}
