import { useState } from 'react'
import { ordersCopy } from '#shop/orders/back-office/admin/copy.ts'
import type { OwnerFulfillment, OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import { mayUndoShipping } from '#shop/orders/record/order.ts'
import { Ask } from '#web/admin/list/ask.tsx'
import { focusOn } from '#web/admin/list/focus-on.ts'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { useAction } from '#web/admin/list/use-action.ts'
import { call } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'

interface UndoShippingProps {
  order: OwnerOrder
  fulfillment: OwnerFulfillment
  heading: string
  /** Epoch milliseconds. */
  now: number
}

/** Renders nothing once the fulfillment left too long ago. */
export function UndoShipping({ order, fulfillment, heading, now }: UndoShippingProps) {
  const [asking, setAsking] = useState(false)
  const { busy, act } = useAction()

  async function onYes(): Promise<void> {
    const input = { path: { id: order.id }, body: { kind: fulfillment.kind } }
    const done = await act(() => call('POST /api/orders/id/{id}/ship/undo', input), {
      done: ordersCopy.shippingUndone,
      failed: ordersCopy.shippingNotUndone,
    })
    setAsking(false)
    if (done) focusOn(`#${heading}`)
  }

  return (
    <>
      {mayUndoShipping(fulfillment, now) && (
        <TextButton soft className={layout.first} onClick={() => setAsking(true)}>
          {ordersCopy.undoShipping}
        </TextButton>
      )}
      <Ask
        open={asking}
        busy={busy}
        title={ordersCopy.undoShippingTitle}
        yes={ordersCopy.undoShippingYes}
        cancel={ordersCopy.leaveItShipped}
        onYes={() => void onYes()}
        onCancel={() => setAsking(false)}
      >
        <p>{ordersCopy.undoShippingText}</p>
      </Ask>
    </>
  )
}
