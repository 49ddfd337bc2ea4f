import { formatMoney } from '#platform/money/money.ts'
import { canCancel, isAtPrinter } from '#shop/orders/back-office/owner-actions.ts'
import type { OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import { canRestock } from '#shop/orders/record/refunds/restock.ts'
import { DialogButton } from '#web/admin/list/dialog-button.tsx'
import { DialogForm } from '#web/form/dialog-form.tsx'
import { check } from '#web/form/fields.ts'
import { newFormId, useFields } from '#web/form/use-fields.tsx'
import { MoneyNote } from '#web/ui/product/money-label.tsx'
import { refundCopy } from './copy.ts'
import { seenOrder } from './seen-order.ts'

/** Renders nothing once a part was shipped. */
export function CancelOrder({ order, mails }: Pick<CancelFormProps, 'order' | 'mails'>) {
  return (
    <DialogButton
      name="cancel"
      label={refundCopy.cancel}
      title={refundCopy.cancelTitle(order.number)}
      offered={canCancel(order)}
      after="main h1"
    >
      {(close, done) => <CancelForm order={order} mails={mails} onClose={close} onDone={done} />}
    </DialogButton>
  )
}

interface CancelFormProps {
  order: OwnerOrder
  /** Emails reach the buyer. */
  mails: boolean
  onClose(): void
  onDone(): void
}

function CancelForm({ order, mails, onClose, onDone }: CancelFormProps) {
  const { id, leftToRefund: left, lines, currency } = order
  const restock = check({
    label: refundCopy.restock,
    first: true,
    when: () => canRestock(lines),
    hidden: false,
  })
  const form = useFields(
    { restock },
    {
      to: 'POST /api/orders/id/{id}/refund',
      path: { id },
      of: 'cancel',
      ...seenOrder(order),
      schema: null,
      // The same attempt cancels once.
      body: (typed, _, from) => ({ ...typed, attempt: from?.formId ?? newFormId(), cancel: true }),
      saved: refundCopy.cancelled,
      failed: refundCopy.cancelFailed,
      onSaved: onDone,
    },
  )
  return (
    <DialogForm
      form={form}
      look="danger"
      save={refundCopy.cancelYes}
      keep={refundCopy.dontCancel}
      careful
      onClose={onClose}
    >
      <p>
        {refundCopy.cancelText(
          order.total > 0 ? formatMoney(left, currency) : null,
          isAtPrinter(order),
          mails,
        )}
      </p>
      <MoneyNote money={order.money} />
      {form.show('restock')}
    </DialogForm>
  )
}
