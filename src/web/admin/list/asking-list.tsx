import { type ReactNode, useRef, useState } from 'react'
import { reasonFor } from '#web/admin/copy.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { toast } from '#web/ui/toast.ts'
import { Ask } from './ask.tsx'
import styles from './list.module.css'
import { useOneAtATime } from './use-one-at-a-time.ts'

interface AskingListProps<Item> {
  items: readonly Item[]
  none?: string
  /** The row of an item; `ask` puts the question before the item is ended. */
  row(item: Item, ask: () => void): ReactNode
  /** The question; null while it closes. */
  title(item: Item | null): string
  text(item: Item | null): string
  /** Ends the item and reads the list anew; a failure leaves the item where it is. */
  end(item: Item): Promise<void>
  failed: string
}

/** A list with a question before an item is ended. The focus returns to the list. */
export function AskingList<Item>(props: AskingListProps<Item>) {
  const { items, none, row, title, text, end, failed } = props
  const [asked, setAsked] = useState<Item | null>(null)
  const [reason, setReason] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const { busy, run } = useOneAtATime()

  async function endIt(item: Item): Promise<void> {
    setReason(null)
    try {
      await end(item)
    } catch (failure) {
      toast.error(failed, 3000)
      setReason(reasonFor(failure))
    } finally {
      setAsked(null)
      // The item's button may be gone: the keyboard goes on from the list.
      list.current?.focus()
    }
  }

  return (
    <div ref={list} tabIndex={-1} className={styles.focus}>
      {reason && (
        <p role="alert" className={prose.reason}>
          {reason}
        </p>
      )}
      {items.length === 0 && none && <p className={`${prose.hint} ${prose.wraps}`}>{none}</p>}
      <ul className={layout.stack}>{items.map((item) => row(item, () => setAsked(item)))}</ul>
      <Ask
        open={asked !== null}
        title={title(asked)}
        danger
        busy={busy}
        onYes={() => asked && run(() => endIt(asked))}
        onCancel={() => setAsked(null)}
      >
        <p>{text(asked)}</p>
      </Ask>
    </div>
  )
}
