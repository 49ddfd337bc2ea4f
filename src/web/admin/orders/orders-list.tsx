import { Link } from 'react-router'
import type { OwnerOrderRow } from '#shop/order-admin/owner-order.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { type Clocks, dayWords } from '../days.ts'
import { NothingHere } from '../nothing-here.tsx'
import { useMay } from '../staff-role.ts'
import { useFreshOnReturn } from '../use-fresh-on-return.ts'
import { ClearTestOrders } from './clear-test-orders.tsx'
import { ExportTable } from './export-table.tsx'
import { FailedJob } from './needs-you.tsx'
import { OrderRow } from './order-row.tsx'
import { OrderSearchForm } from './order-search.tsx'
import { listAddress, mostShown, ordersPerPage } from './orders-address.ts'
import { ordersCopy } from './orders-copy.ts'
import styles from './orders-list.module.css'
import type { OrdersData } from './orders-screen.tsx'

type ListData = Extract<OrdersData, { view: 'list' }>

/** Orders as a diary: newest first, by the day on which they came. */
export function OrdersList(data: ListData) {
  const { orders, loose, more, filter, search, shown, before, counts, tests, clocks } = data
  useFreshOnReturn()
  const mayExport = useMay('partner')
  const full = shown >= mostShown
  const further = listAddress({ filter, search, before, shown: shown + ordersPerPage })
  const older = listAddress({ filter, search, before: orders.at(-1)?.number ?? null })
  return (
    <div className={styles.section}>
      <OrderSearchForm filter={filter} search={search} counts={counts} />
      <p className="visually-hidden" role="status">
        {`${orders.length}${more ? ' or more' : ''} ${orders.length === 1 && !more ? 'order' : 'orders'}`}
      </p>
      {loose.length > 0 && (
        <ul className={styles.slips}>
          {loose.map((job) => (
            <li key={job.id}>
              <FailedJob job={job} />
            </li>
          ))}
        </ul>
      )}
      {orders.length + loose.length === 0 && (
        <NothingHere
          doodle={{ which: search ? 5 : 0, ink: 'teal' }}
          lead={search ? ordersCopy.noMatch(search) : ordersCopy.empty[filter]}
        />
      )}
      <div className={styles.diary}>
        {byDay(orders, clocks).map(({ day, of }) => (
          <section key={day} className={styles.day} aria-label={day}>
            <h2 className={styles.date}>{day}</h2>
            <ul className={styles.slips}>
              {of.map((order) => (
                <li key={order.id}>
                  <OrderRow order={order} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className={styles.ways}>
        {before !== null && (
          <Link to={listAddress({ filter, search })} className={styles.newest}>
            {ordersCopy.newest}
          </Link>
        )}
        {more && (
          <ButtonLink
            look="quiet"
            to={full ? older : further}
            replace={!full}
            preventScrollReset={!full}
          >
            {full ? ordersCopy.older : ordersCopy.more}
          </ButtonLink>
        )}
      </div>
      <ClearTestOrders {...tests} />
      {mayExport && (orders.length > 0 || filter !== 'all' || search !== '') && <ExportTable />}
    </div>
  )
}

function byDay(orders: readonly OwnerOrderRow[], clocks: Clocks) {
  const days: { day: string; of: OwnerOrderRow[] }[] = []
  for (const order of orders) {
    const day = dayWords(order.createdAt, clocks)
    const last = days.at(-1)
    if (last?.day === day) last.of.push(order)
    else days.push({ day, of: [order] })
  }
  return days
}
