import { useId, useState } from 'react'
import { ordersCopy } from '#shop/orders/back-office/admin/copy.ts'
import { longestNote, type OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import { useAction } from '#web/admin/list/use-action.ts'
import field from '#web/form/field.module.css'
import { RestoredNote } from '#web/form/restored-note.tsx'
import { useDraftStorage } from '#web/form/use-draft-storage.ts'
import { Button } from '#web/ui/button.tsx'
import { call } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import styles from './actions.module.css'

interface NoteDraft {
  typed: string
  began: OwnerOrder['note']
}

export function OrderNote({ order }: { order: OwnerOrder }) {
  const kept = order.note?.text ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  /** The note that editing began from: another window may have saved since. */
  const [began, setBegan] = useState<OwnerOrder['note']>(null)
  const [mine, setMine] = useState<string | null>(null)
  const { busy, act } = useAction()
  const id = useId()
  const words = typed ?? kept
  const changed = typed !== null && typed.trim() !== kept
  const { restored } = useDraftStorage<NoteDraft>(
    `order-note-${order.id}`,
    changed ? { typed, began } : null,
    (draft) => {
      setTyped(draft.typed)
      setBegan(draft.began)
    },
  )
  const elsewhere = typed !== null && (began?.at ?? null) !== (order.note?.at ?? null)

  async function onSave(): Promise<void> {
    const seen = order.note?.at ?? null
    const input = { path: { id: order.id }, body: { note: words, seen } }
    const saved = await act(() => call('PUT /api/orders/id/{id}/note', input), {
      done: ordersCopy.noteSaved,
      failed: ordersCopy.noteFailed,
    })
    if (!saved) return
    setMine(words.trim())
    // Text typed during the save stays.
    setTyped((now) => (now === words ? null : now))
  }

  return (
    <section
      className={`${layout.stack3} ${layout.start} ${layout.shrinks}`}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`} className={prose.title3}>
        <label htmlFor={id}>{ordersCopy.note}</label>
      </h2>
      <form
        method="dialog"
        className={`${layout.stack3} ${layout.start} ${layout.full}`}
        onSubmit={(event) => {
          event.preventDefault()
          void onSave()
        }}
      >
        <textarea
          id={id}
          rows={2}
          value={words}
          maxLength={longestNote}
          placeholder={ordersCopy.noteHint}
          className={`${field.input} ${styles.noteWords}`}
          onChange={(event) => {
            if (typed === null) setBegan(order.note)
            setTyped(event.target.value)
          }}
        />
        {elsewhere && kept !== '' && kept !== mine && kept !== typed?.trim() && (
          <p className={prose.hint} role="status">
            {ordersCopy.noteChanged(kept)}
          </p>
        )}
        {changed && restored && <RestoredNote onStartOver={() => setTyped(null)} />}
        {changed && (
          <Button variant="quiet" type="submit" busy={busy}>
            {ordersCopy.saveTheNote}
          </Button>
        )}
      </form>
    </section>
  )
}
