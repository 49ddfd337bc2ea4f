import { currencyWords } from '#platform/money/currency.ts'
import { type Cents, formatMoney } from '#platform/money/money.ts'
import { addUp } from '#platform/spread.ts'
import { refundSchema } from '#shop/checkout/payments/refunds/refund.schema.ts'
import { canRefund } from '#shop/orders/back-office/owner-actions.ts'
import type { OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import { linesLeft } from '#shop/orders/back-office/to-ship.ts'
import { paidForUnits } from '#shop/orders/record/refunds/line-paid.ts'
import { canRestock, suggestsRestock } from '#shop/orders/record/refunds/restock.ts'
import { DialogButton } from '#web/admin/list/dialog-button.tsx'
import { DialogForm } from '#web/form/dialog-form.tsx'
import { check, options, price } from '#web/form/fields.ts'
import { newFormId, useFields } from '#web/form/use-fields.tsx'
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts'
import { MoneyNote } from '#web/ui/product/money-label.tsx'
import { refundCopy } from './copy.ts'
import { PieceCounts, pieceCounts } from './piece-counts.tsx'
import { type RefundKind, refundSum } from './refund-sum.ts'
import { seenOrder } from './seen-order.ts'

/** Renders nothing once everything is refunded. */
export function Refund({ order }: { order: OwnerOrder }) {
  return (
    <DialogButton
      name="refund"
      label={refundCopy.refundTitle}
      title={refundCopy.refundOrder(order.number)}
      offered={canRefund(order)}
      after="main h1"
    >
      {(close, done) => <RefundForm order={order} onClose={close} onDone={done} />}
    </DialogButton>
  )
}

function refundFields(order: OwnerOrder) {
  const { lines, currency, refunded } = order
  const left = formatMoney(order.leftToRefund, currency)
  const whole = refunded > 0 ? refundCopy.everything : refundCopy.theWholeOrder
  const unitsLeft = addUp(linesLeft(lines).map((line) => line.left))
  return {
    kind: options<RefundKind>({
      label: refundCopy.whatToRefund,
      choices: {
        pieces: refundCopy.somePieces,
        whole: `${whole}, ${left}`,
        sum: refundCopy.aSum,
      },
      first: unitsLeft > 1 ? 'pieces' : 'whole',
      local: true,
    }),
    lines: pieceCounts({ first: {}, when: ({ kind }) => kind === 'pieces' }),
    amount: price({
      label: refundCopy.sumIn(currencyWords(currency).replace(/^US /, '')),
      hint: refundCopy.sumHint(left),
      currency,
      when: ({ kind }) => kind === 'sum',
    }),
    restock: check({
      label: refundCopy.restock,
      first: suggestsRestock(order),
      when: ({ kind }) => kind !== 'sum' && canRestock(lines),
      hidden: false,
    }),
  }
}

interface RefundFormProps {
  order: OwnerOrder
  onClose(): void
  onDone(): void
}

function RefundForm({ order, onClose, onDone }: RefundFormProps) {
  const hydrated = useHydrated()
  const { id, currency } = order
  const money = (cents: Cents) => formatMoney(cents, currency)
  const form = useFields(refundFields(order), {
    to: 'POST /api/orders/id/{id}/refund',
    path: { id },
    ...seenOrder(order),
    schema: refundSchema(currency),
    // The same attempt refunds once.
    body: ({ lines, amount, restock }, _, from) => ({
      attempt: from?.formId ?? newFormId(),
      ...(lines !== null && { lines }),
      ...(amount !== null && { amount }),
      restock,
    }),
    saved: () => refundCopy.refunded(money(sum ?? 0)),
    failed: refundCopy.refundFailed,
    onSaved: onDone,
  })
  const sum = refundSum(order, form.values)
  return (
    <DialogForm
      form={form}
      look="danger"
      // Without scripts the sum may be another one when it is sent.
      save={hydrated && sum !== null ? refundCopy.refundSum(money(sum)) : refundCopy.refundButton}
      keep={refundCopy.dontRefund}
      onClose={onClose}
    >
      <MoneyNote money={order.money} />
      {form.show('kind')}
      {form.values.kind === 'pieces' && (
        <PieceCounts
          lines={linesLeft(order.lines)}
          priceOf={(line) => money(paidForUnits(line, currency, 1, line.refundedQuantity))}
          {...form.bind('lines')}
        />
      )}
      {form.show('amount', 'restock')}
    </DialogForm>
  )
}
