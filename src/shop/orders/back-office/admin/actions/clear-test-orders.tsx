import { useState } from 'react'
import { ordersCopy } from '#shop/orders/back-office/admin/copy.ts'
import { Ask } from '#web/admin/list/ask.tsx'
import { focusOn } from '#web/admin/list/focus-on.ts'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { useAction } from '#web/admin/list/use-action.ts'
import { useMay } from '#web/admin/staff-role.ts'
import { call } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import styles from './actions.module.css'

interface ClearTestOrdersProps {
  removable: number
  staying: number
  live: boolean
}

/** Renders nothing without any. */
export function ClearTestOrders({ removable, staying, live }: ClearTestOrdersProps) {
  const [asking, setAsking] = useState(false)
  const { busy, act } = useAction()
  const mayClear = useMay('owner')
  if (removable === 0 || !mayClear) return null

  async function onYes(): Promise<void> {
    const done = await act(() => call('POST /api/orders/tests/clear'), {
      done: ({ removed }) => ordersCopy.testsRemoved(removed),
      failed: ordersCopy.testsNotRemoved,
    })
    setAsking(false)
    // The button that opened the question is gone.
    if (done) focusOn('main h1')
  }

  return (
    <div className={`${layout.words5} ${layout.middle} ${layout.first} ${styles.tests}`}>
      <p>
        {live ? ordersCopy.testsBegun(removable) : ordersCopy.tests(removable)}{' '}
        {staying > 0 && ordersCopy.testsStay(staying)}
      </p>
      <TextButton onClick={() => setAsking(true)}>{ordersCopy.removeTests}</TextButton>
      <Ask
        open={asking}
        danger
        busy={busy}
        title={ordersCopy.removeTestsTitle(removable)}
        yes={ordersCopy.removeTestsYes}
        cancel={ordersCopy.keepTests}
        onYes={() => void onYes()}
        onCancel={() => setAsking(false)}
      >
        <p>{ordersCopy.removeTestsText}</p>
      </Ask>
    </div>
  )
}
