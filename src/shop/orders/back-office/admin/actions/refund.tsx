import { useId, useState } from 'react'
import { type Currency, currencyWords } from '#platform/money/currency.ts'
import { type Cents, formatMoney } from '#platform/money/money.ts'
import { addUp } from '#platform/spread.ts'
import { lineWords } from '#shop/orders/back-office/admin/detail/line-words.ts'
import { canRefund } from '#shop/orders/back-office/owner-actions.ts'
import type { OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import { linesLeft } from '#shop/orders/back-office/to-ship.ts'
import { paidForUnits } from '#shop/orders/record/paid/line-paid.ts'
import { canRestock, suggestsRestock } from '#shop/orders/record/paid/restock.ts'
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
import { MoneyNote } from '#web/ui/product/money-label.tsx'
import styles from './actions.module.css'
import { refundCopy } from './copy.ts'
import { PieceCount } from './piece-count.tsx'
import { type RefundDraft, type RefundKind, refundBody, refundSum } from './refund-sum.ts'

/** Renders nothing once everything is refunded. */
export function Refund({ order }: { order: OwnerOrder }) {
  const [attempt, setAttempt] = useState<string | null>(null)
  if (!canRefund(order) && attempt === null) return null
  return (
    <>
      <TextButton onClick={() => setAttempt(crypto.randomUUID())}>
        {refundCopy.refundTitle}
      </TextButton>
      <Dialog
        open={attempt !== null}
        onClose={() => setAttempt(null)}
        title={refundCopy.refundOrder(order.number)}
      >
        {attempt !== null && (
          <RefundForm
            order={order}
            attempt={attempt}
            onCancel={() => setAttempt(null)}
            onPaid={() => {
              setAttempt(null)
              // The button that opened the dialog may be gone.
              focusOn('main h1')
            }}
          />
        )}
      </Dialog>
    </>
  )
}

interface RefundFormProps {
  order: OwnerOrder
  /** Idempotency key: a retry refunds once. */
  attempt: string
  onCancel(): void
  onPaid(): void
}

function RefundForm({ order, attempt, onCancel, onPaid }: RefundFormProps) {
  const [draft, setDraft] = useState<RefundDraft>({
    kind: unitsLeft(order) > 1 ? 'pieces' : 'whole',
    counts: {},
    sum: '',
    restock: suggestsRestock(order),
  })
  const { busy, act } = useAction()
  const sum = refundSum(order, draft)
  const { leftToRefund: left } = order
  const money = (cents: Cents) => formatMoney(cents, order.currency)
  const change = (changes: Partial<RefundDraft>) => setDraft((now) => ({ ...now, ...changes }))

  async function onPay(): Promise<void> {
    if (sum === null) return
    const input = { path: { id: order.id }, body: refundBody(order, draft, sum, attempt) }
    const done = await act(() => call('POST /api/orders/id/{id}/refund', input), {
      done: refundCopy.refunded(money(sum)),
      failed: refundCopy.refundFailed,
    })
    if (done) onPaid()
  }

  return (
    <form
      noValidate
      className={layout.stack4}
      onSubmit={(event) => {
        event.preventDefault()
        void onPay()
      }}
    >
      <MoneyNote money={order.money} />
      <fieldset className={layout.stack}>
        <legend className="visually-hidden">{refundCopy.whatToRefund}</legend>
        {refundKinds.map(({ kind, words }) => (
          <label key={kind} className={styles.option}>
            <input
              type="radio"
              name="kind"
              checked={draft.kind === kind}
              onChange={() => change({ kind })}
            />
            <span>{kind === 'whole' ? `${wholeWords(order)}, ${money(left)}` : words}</span>
          </label>
        ))}
      </fieldset>
      {draft.kind === 'pieces' && (
        <ul className={`${layout.stack} ${surface.ruled}`}>
          {linesLeft(order.lines).map((line) => (
            <PieceCount
              key={line.lineId}
              line={line}
              words={lineWords({ ...line, quantity: 1 })}
              price={money(paidForUnits(line, order.currency, 1, line.refundedQuantity))}
              count={draft.counts[line.lineId] ?? 0}
              onChange={(count) => change({ counts: { ...draft.counts, [line.lineId]: count } })}
            />
          ))}
        </ul>
      )}
      {draft.kind === 'sum' && (
        <SumField
          currency={order.currency}
          value={draft.sum}
          left={money(left)}
          onChange={(value) => change({ sum: value })}
        />
      )}
      {canRestock(order.lines) && draft.kind !== 'sum' && (
        <label className={styles.option}>
          <input
            type="checkbox"
            checked={draft.restock}
            onChange={(event) => change({ restock: event.target.checked })}
          />
          <span>{refundCopy.restock}</span>
        </label>
      )}
      <div className={`${layout.row3} ${styles.answers}`}>
        <Button variant="danger" type="submit" busy={busy} disabled={sum === null}>
          {sum === null ? refundCopy.refundButton : refundCopy.refundSum(money(sum))}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {refundCopy.keepIt}
        </Button>
      </div>
    </form>
  )
}

const refundKinds: { kind: RefundKind; words: string }[] = [
  { kind: 'pieces', words: refundCopy.somePieces },
  { kind: 'whole', words: '' },
  { kind: 'sum', words: refundCopy.aSum },
]

function wholeWords({ refunded }: OwnerOrder): string {
  return refunded > 0 ? refundCopy.everything : refundCopy.theWholeOrder
}

function unitsLeft({ lines }: OwnerOrder): number {
  return addUp(linesLeft(lines).map(({ left }) => left))
}

interface SumFieldProps {
  currency: Currency
  value: string
  left: string
  onChange(value: string): void
}

function SumField({ currency, value, left, onChange }: SumFieldProps) {
  const field = useId()
  return (
    <div className={`${layout.stack1} ${prose.strong}`}>
      <label htmlFor={field}>{refundCopy.sumIn(currencyWords(currency).replace(/^US /, ''))}</label>
      <input
        id={field}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        aria-describedby={`${field}-most`}
        className={`${control.flat} ${control.entry}`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${field}-most`} className={prose.hint}>
        {refundCopy.sumHint(left)}
      </p>
    </div>
  )
}
