import { ordersCopy } from '#shop/orders/back-office/admin/copy.ts'
import type { OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import { ActionButton } from '#web/admin/list/action-button.tsx'
import { focusOn } from '#web/admin/list/focus-on.ts'
import { prepare } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import styles from './actions.module.css'

interface ReleasePiecesProps {
  order: OwnerOrder
  mails: boolean
}

/** Renders nothing while the payment may still come. */
export function ReleasePieces({ order, mails }: ReleasePiecesProps) {
  const { id, number, paymentLate } = order
  if (!paymentLate) return null
  return (
    <div className={`${layout.stack2} ${layout.start} ${styles.need}`}>
      <p>{ordersCopy.giveBackWhy}</p>
      <ActionButton
        run={prepare('POST /api/orders/id/{id}/give-back', { path: { id } })}
        ask={{
          title: ordersCopy.giveBackTitle(number),
          text: ordersCopy.giveBackText(mails),
          yes: ordersCopy.giveBackYes,
          cancel: ordersCopy.keepWaiting,
        }}
        done={({ state }) => ordersCopy.gaveBack(state)}
        failed={ordersCopy.giveBackFailed}
        onDone={() => focusOn('main h1')}
      >
        {ordersCopy.giveBack}
      </ActionButton>
    </div>
  )
}
