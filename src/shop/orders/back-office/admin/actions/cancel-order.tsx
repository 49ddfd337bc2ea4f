import { useState } from 'react'
import { formatMoney } from '#platform/money/money.ts'
import { canCancel, isAtPrinter } from '#shop/orders/back-office/owner-actions.ts'
import type { OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import { canRestock } from '#shop/orders/record/paid/restock.ts'
import { Ask } from '#web/admin/list/ask.tsx'
import { focusOn } from '#web/admin/list/focus-on.ts'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { useAction } from '#web/admin/list/use-action.ts'
import { call } from '#web/ui/hooks/api.ts'
import { MoneyNote } from '#web/ui/product/money-label.tsx'
import styles from './actions.module.css'
import { refundCopy } from './copy.ts'

/** Renders nothing once a part was shipped. */
export function CancelOrder({ order }: { order: OwnerOrder }) {
  const [attempt, setAttempt] = useState<string | null>(null)
  if (!canCancel(order) && attempt === null) return null
  return (
    <>
      <TextButton onClick={() => setAttempt(crypto.randomUUID())}>{refundCopy.cancel}</TextButton>
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
  const restockable = canRestock(order.lines)
  const [restock, setRestock] = useState(restockable)
  const { leftToRefund: left } = order
  const back = left > 0 ? formatMoney(left, order.currency) : null
  const { busy, act } = useAction()

  async function onYes(): Promise<void> {
    const input = { path: { id: order.id }, body: { attempt, restock, cancel: true } }
    const words = { done: refundCopy.cancelled, failed: refundCopy.cancelFailed }
    if (await act(() => call('POST /api/orders/id/{id}/refund', input), words)) onDone()
  }

  return (
    <Ask
      open
      danger
      busy={busy}
      title={refundCopy.cancelTitle(order.number)}
      yes={refundCopy.cancelYes}
      cancel={refundCopy.keepIt}
      onYes={() => void onYes()}
      onCancel={onCancel}
    >
      <p>{refundCopy.cancelText(back, isAtPrinter(order))}</p>
      <MoneyNote money={order.money} />
      {restockable && (
        <label className={styles.option}>
          <input
            type="checkbox"
            checked={restock}
            onChange={(event) => setRestock(event.target.checked)}
          />
          <span>{refundCopy.restock}</span>
        </label>
      )}
    </Ask>
  )
}
