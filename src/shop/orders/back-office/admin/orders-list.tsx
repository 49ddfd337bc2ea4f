import { dayWords } from '#web/admin/list/days.ts'
import { NothingHere } from '#web/admin/list/nothing-here.tsx'
import { FurtherPages } from '#web/admin/list/search/further-pages.tsx'
import { useFreshOnReturn } from '#web/admin/list/use-fresh-on-return.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { ClearTestOrders } from './actions/clear-test-orders.tsx'
import { FailedJob } from './actions/needs-you.tsx'
import { ordersCopy } from './copy.ts'
import { OrderRow } from './order-row.tsx'
import { OrderSearchForm } from './order-search.tsx'
import { listAddress, orderPages } from './orders-address.ts'
import styles from './orders-list.module.css'
import type { OrdersData } from './orders-section.tsx'
import { PackingForm, PackingTick } from './shipping/packing-form.tsx'

type ListData = Extract<OrdersData, { view: 'list' }>

export function OrdersList(data: ListData) {
  const { orders, loose, more, filter, listing, counts, tests, clocks, problem, parcels } = data
  const { search } = listing
  useFreshOnReturn()
  const toPack = filter === 'to-ship'
  const days = Map.groupBy(orders, ({ createdAt }) => dayWords(createdAt, clocks))
  const diary = (
    <div className={styles.diary}>
      {[...days].map(([day, of]) => (
        <section key={day} className={styles.day} aria-label={day}>
          <h2 className={styles.date}>{day}</h2>
          <ul className={`${layout.stack} ${layout.shrinks} ${styles.slips}`}>
            {of.map((order) => (
              <li key={order.id} className={toPack ? styles.toPack : undefined}>
                {toPack && <PackingTick order={order} />}
                <OrderRow order={order} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
  return (
    <div className={`${layout.stack6} ${layout.sized}`}>
      {problem !== null && (
        <p role="alert" className={prose.reason}>
          {ordersCopy.packingProblem(problem)}
        </p>
      )}
      <OrderSearchForm filter={filter} search={search} counts={counts} />
      <p className="visually-hidden" role="status">
        {ordersCopy.found(orders.length, more)}
      </p>
      {loose.length > 0 && (
        <ul className={`${layout.stack} ${layout.shrinks} ${styles.slips}`}>
          {loose.map((job) => (
            <li key={job.id}>
              <FailedJob job={job} />
            </li>
          ))}
        </ul>
      )}
      {orders.length + loose.length === 0 && (
        <NothingHere
          doodle={{ which: search ? 5 : 0, ink: 'accent2' }}
          lead={search ? ordersCopy.noMatch(search) : ordersCopy.empty[filter]}
        />
      )}
      {toPack && orders.length > 0 ? <PackingForm parcels={parcels}>{diary}</PackingForm> : diary}
      <FurtherPages
        listing={listing}
        sizes={orderPages(filter)}
        more={more}
        last={orders.at(-1)?.number ?? null}
        words={toPack ? ordersCopy.oldestFirst : ordersCopy}
        addressOf={(shown) => listAddress({ ...shown, filter })}
      />
      <ClearTestOrders {...tests} />
    </div>
  )
}
