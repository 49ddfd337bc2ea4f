import { ordersCopy } from '#shop/orders/back-office/admin/copy.ts'
import type { OwnerFulfillment, OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import { mayUndoShipping } from '#shop/orders/record/order.ts'
import { ActionButton } from '#web/admin/list/action-button.tsx'
import { focusOn } from '#web/admin/list/focus-on.ts'
import { prepare } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'

interface UndoShippingProps {
  order: OwnerOrder
  fulfillment: OwnerFulfillment
  heading: string
  /** Epoch milliseconds. */
  now: number
}

/** Renders nothing once the fulfillment left too long ago. */
export function UndoShipping({ order: { id }, fulfillment, heading, now }: UndoShippingProps) {
  if (!mayUndoShipping(fulfillment, now)) return null
  const { kind } = fulfillment
  return (
    <ActionButton
      look="soft"
      className={layout.first}
      run={prepare('POST /api/orders/id/{id}/ship/undo', { path: { id }, body: { kind } })}
      ask={{
        title: ordersCopy.undoShippingTitle,
        text: ordersCopy.undoShippingText,
        yes: ordersCopy.undoShippingYes,
        cancel: ordersCopy.leaveItShipped,
      }}
      done={ordersCopy.shippingUndone}
      failed={ordersCopy.shippingNotUndone}
      onDone={() => focusOn(`#${heading}`)}
    >
      {ordersCopy.undoShipping}
    </ActionButton>
  )
}
