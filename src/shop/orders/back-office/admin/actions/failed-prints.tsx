import { Link } from 'react-router'
import { ordersCopy } from '#shop/orders/back-office/admin/copy.ts'
import { orderAddress } from '#shop/orders/back-office/admin/orders-address.ts'
import type { FailedPrints as Failed } from '#shop/orders/back-office/failed-prints.server.ts'
import { prepare } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import styles from './actions.module.css'
import { RetryButton } from './order-issues.tsx'

const named = 12

export function FailedPrints({ failed }: { failed: readonly Failed[] }) {
  return (
    <ul className={layout.stack4}>
      {failed.map(({ reason, orders }) => (
        <li key={reason} className={`${layout.stack2} ${layout.start} ${styles.reason}`}>
          <p className={prose.strong}>{ordersCopy.failedPrints(orders.length)}</p>
          <p>{reason}</p>
          <p className={`${layout.words4} ${layout.middle}`}>
            {orders.slice(0, named).map((number) => (
              <Link key={number} to={orderAddress(number)} className={control.target}>
                {ordersCopy.order(number)}
              </Link>
            ))}
            {orders.length > named && (
              <span>
                {ordersCopy.and} {orders.length - named} {ordersCopy.moreWord}
              </span>
            )}
          </p>
          <RetryButton
            run={prepare('POST /api/orders/prints/retry', { body: { reason } })}
            done={ordersCopy.reprintedAll}
          >
            {orders.length === 1 ? ordersCopy.printAgain : ordersCopy.printAllAgain(orders.length)}
          </RetryButton>
        </li>
      ))}
    </ul>
  )
}
