import { useState } from 'react'
import { ordersCopy } from '#shop/orders/back-office/admin/copy.ts'
import type { OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import { Ask } from '#web/admin/list/ask.tsx'
import { focusOn } from '#web/admin/list/focus-on.ts'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { useAction } from '#web/admin/list/use-action.ts'
import { call } from '#web/ui/hooks/api.ts'
import styles from './actions.module.css'

export function CancelOrder({ order }: { order: OwnerOrder }) {
  const [attempt, setAttempt] = useState<string | null>(null)
  const isOpen = order.total === 0 && order.paidAt !== null && order.voidReason === null
  if (!isOpen && attempt === null) return null
  return (
    <>
      <TextButton onClick={() => setAttempt(crypto.randomUUID())}>{ordersCopy.cancel}</TextButton>
      {attempt !== null && (
        <Question
          order={order}
          attempt={attempt}
          onCancel={() => setAttempt(null)}
          onDone={() => {
            setAttempt(null)
            // The button that opened the question is gone.
            focusOn('main h1')
          }}
        />
      )}
    </>
  )
}

interface QuestionProps {
  order: OwnerOrder
  /** Idempotency key: a retry cancels once. */
  attempt: string
  onCancel(): void
  onDone(): void
}

function Question({ order, attempt, onCancel, onDone }: QuestionProps) {
  const stocked = order.lines.some((line) => line.making !== 'to_order')
  const still = order.fulfillments.some(
    (fulfillment) => fulfillment.kind === 'studio' && fulfillment.state !== 'shipped',
  )
  const [restock, setPutBack] = useState(stocked && still)
  const { busy, act } = useAction()

  async function onYes(): Promise<void> {
    const input = { path: { id: order.id }, body: { attempt, restock } }
    const words = { done: ordersCopy.cancelled, failed: ordersCopy.cancelFailed }
    if (await act(() => call('POST /api/orders/id/{id}/refund', input), words)) onDone()
  }

  return (
    <Ask
      open
      danger
      busy={busy}
      title={ordersCopy.cancelTitle(order.number)}
      yes={ordersCopy.cancelYes}
      cancel={ordersCopy.keepIt}
      onYes={() => void onYes()}
      onCancel={onCancel}
    >
      <p>{ordersCopy.cancelText}</p>
      {stocked && (
        <label className={styles.way}>
          <input
            type="checkbox"
            checked={restock}
            onChange={(event) => setPutBack(event.target.checked)}
          />
          <span>{ordersCopy.restock}</span>
        </label>
      )}
    </Ask>
  )
}
