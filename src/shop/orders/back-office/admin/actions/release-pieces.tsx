import { useState } from 'react'
import { ordersCopy } from '#shop/orders/back-office/admin/copy.ts'
import type { OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import { Ask } from '#web/admin/list/ask.tsx'
import { focusOn } from '#web/admin/list/focus-on.ts'
import { useAction } from '#web/admin/list/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { call } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import styles from './actions.module.css'

/** Renders nothing while the payment may still come. */
export function ReleasePieces({ order: { id, number, paymentLate } }: { order: OwnerOrder }) {
  const [asking, setAsking] = useState(false)
  const { busy, act } = useAction()

  async function onYes(): Promise<void> {
    const giveBack = () => call('POST /api/orders/id/{id}/give-back', { path: { id } })
    const done = await act(giveBack, {
      done: ({ state }) => ordersCopy.gaveBack(state),
      failed: ordersCopy.giveBackFailed,
    })
    setAsking(false)
    // The button that opened the question is gone.
    if (done) focusOn('main h1')
  }

  return (
    <>
      {paymentLate && (
        <div className={`${layout.stack2} ${layout.start} ${styles.need}`}>
          <p>{ordersCopy.giveBackWhy}</p>
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {ordersCopy.giveBack}
          </Button>
        </div>
      )}
      <Ask
        open={asking}
        busy={busy}
        title={ordersCopy.giveBackTitle(number)}
        yes={ordersCopy.giveBackYes}
        cancel={ordersCopy.keepWaiting}
        onYes={() => void onYes()}
        onCancel={() => setAsking(false)}
      >
        <p>{ordersCopy.giveBackText}</p>
      </Ask>
    </>
  )
}
