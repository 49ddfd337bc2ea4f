import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { lineWords } from '#shop/orders/back-office/admin/detail/line-words.ts'
import { orderAddress } from '#shop/orders/back-office/admin/orders-address.ts'
import { canReplace } from '#shop/orders/back-office/owner-actions.ts'
import type { OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import { linesLeft } from '#shop/orders/back-office/to-ship.ts'
import { focusOn } from '#web/admin/list/focus-on.ts'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { useAction } from '#web/admin/list/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { call } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import styles from './actions.module.css'
import { refundCopy } from './copy.ts'
import { PieceCount } from './piece-count.tsx'

/** Renders nothing before something was shipped. */
export function Replace({ order }: { order: OwnerOrder }) {
  const [attempt, setAttempt] = useState<string | null>(null)
  if (!canReplace(order)) return null
  return (
    <>
      <TextButton onClick={() => setAttempt(crypto.randomUUID())}>{refundCopy.replace}</TextButton>
      <Dialog
        open={attempt !== null}
        onClose={() => setAttempt(null)}
        title={refundCopy.replaceTitle(order.number)}
      >
        {attempt !== null && (
          <ReplaceForm order={order} attempt={attempt} onCancel={() => setAttempt(null)} />
        )}
      </Dialog>
    </>
  )
}

interface ReplaceFormProps {
  order: OwnerOrder
  /** Idempotency key: a retry sends it once. */
  attempt: string
  onCancel(): void
}

function ReplaceForm({ order, attempt, onCancel }: ReplaceFormProps) {
  const pieces = linesLeft(order.lines)
  const [only] = pieces.length === 1 ? pieces : []
  const [counts, setCounts] = useState<Record<number, number>>(only ? { [only.lineId]: 1 } : {})
  const [why, setWhy] = useState('')
  const { busy, act } = useAction()
  const navigate = useNavigate()
  const ids = useId()
  const lines = Object.entries(counts)
    .filter(([, quantity]) => quantity > 0)
    .map(([lineId, quantity]) => ({ lineId: Number(lineId), quantity }))

  async function onReplace(): Promise<void> {
    let number = 0
    const send = async () => {
      const input = { path: { id: order.id }, body: { attempt, lines, why } }
      number = (await call('POST /api/orders/id/{id}/replacement', input)).number
    }
    const words = { done: refundCopy.replaced, failed: refundCopy.notReplaced, to: null }
    if (!(await act(send, words))) return
    await navigate(orderAddress(number))
    focusOn('main h1')
  }

  return (
    <form
      noValidate
      className={layout.stack4}
      onSubmit={(event) => {
        event.preventDefault()
        void onReplace()
      }}
    >
      <p>{refundCopy.replaceText}</p>
      <ul className={`${layout.stack} ${surface.ruled}`}>
        {pieces.map((line) => (
          <PieceCount
            key={line.lineId}
            line={line}
            words={lineWords({ ...line, quantity: 1 })}
            count={counts[line.lineId] ?? 0}
            onChange={(count) => setCounts((now) => ({ ...now, [line.lineId]: count }))}
          />
        ))}
      </ul>
      <label htmlFor={`${ids}-why`} className={`${layout.stack1} ${prose.strong}`}>
        <span>
          {refundCopy.replaceWhy}{' '}
          <span className={`${prose.hint} ${prose.light}`}>{refundCopy.replaceWhyHint}</span>
        </span>
        <input
          id={`${ids}-why`}
          value={why}
          maxLength={200}
          autoComplete="off"
          className={`${control.flat} ${control.entry}`}
          onChange={(event) => setWhy(event.target.value)}
        />
      </label>
      <div className={`${layout.row3} ${styles.answers}`}>
        <Button type="submit" busy={busy} disabled={lines.length === 0}>
          {refundCopy.replaceIt}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {refundCopy.keepIt}
        </Button>
      </div>
    </form>
  )
}
