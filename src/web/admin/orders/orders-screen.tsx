import { ButtonLink } from '#web/ui/button.tsx'
import { roomAddress } from '../location.ts'
import type { loadOrders } from './load-orders.server.ts'
import { OrderSheet } from './order-detail.tsx'
import { copy } from './orders-copy.ts'
import styles from './orders-list.module.css'
import { OrdersList } from './orders-list.tsx'

export type OrdersData = Awaited<ReturnType<typeof loadOrders>>

/** The studio's orders: the list, or one of them. */
export function OrdersScreen(data: OrdersData) {
  if (data.view === 'list') return <OrdersList {...data} />
  if (data.view === 'order') return <OrderSheet key={data.order.id} {...data} />
  return (
    <div className={styles.empty}>
      <p className={styles.lead}>{copy.goneTitle}.</p>
      <p>{copy.goneText}</p>
      <ButtonLink to={roomAddress('orders')} prefetch="none">
        Back to the list
      </ButtonLink>
    </div>
  )
}
