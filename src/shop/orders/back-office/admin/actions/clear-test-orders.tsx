import { ordersCopy } from '#shop/orders/back-office/admin/copy.ts'
import { ActionButton } from '#web/admin/list/action-button.tsx'
import { focusOn } from '#web/admin/list/focus-on.ts'
import { useMay } from '#web/admin/staff-role.ts'
import { prepare } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import styles from './actions.module.css'

interface ClearTestOrdersProps {
  removable: number
  staying: number
  live: boolean
}

/** Renders nothing without any. */
export function ClearTestOrders({ removable, staying, live }: ClearTestOrdersProps) {
  const mayClear = useMay('owner')
  if (removable === 0 || !mayClear) return null
  return (
    <div className={`${layout.words5} ${layout.middle} ${layout.first} ${styles.tests}`}>
      <p>
        {live ? ordersCopy.testsBegun(removable) : ordersCopy.tests(removable)}{' '}
        {staying > 0 && ordersCopy.testsStay(staying)}
      </p>
      <ActionButton
        look="text"
        run={prepare('POST /api/orders/tests/clear')}
        ask={{
          title: ordersCopy.removeTestsTitle(removable),
          text: ordersCopy.removeTestsText,
          yes: ordersCopy.removeTestsYes,
          cancel: ordersCopy.keepTests,
          danger: true,
        }}
        done={({ removed }) => ordersCopy.testsRemoved(removed)}
        failed={ordersCopy.testsNotRemoved}
        onDone={() => focusOn('main h1')}
      >
        {ordersCopy.removeTests}
      </ActionButton>
    </div>
  )
}
