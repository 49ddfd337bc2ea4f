import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { longestSearch, type OrderFilter, orderFilters } from '#shop/order-admin/owner-order.ts'
import { SearchForm } from '../search-form.tsx'
import styles from './order-search.module.css'
import { listAddress } from './orders-address.ts'
import { ordersCopy } from './orders-copy.ts'

interface OrderSearchFormProps {
  filter: OrderFilter
  search: string
  counts: Partial<Record<OrderFilter, number>>
}

/** Finding an order by words, and the list's filters. */
export function OrderSearchForm({ filter, search, counts }: OrderSearchFormProps) {
  const row = useRef<HTMLUListElement>(null)

  useEffect(() => bringIntoView(row.current, filter), [filter])

  return (
    <div className={styles.find}>
      <SearchForm
        search={search}
        longest={longestSearch}
        label={ordersCopy.findLabel}
        hint={ordersCopy.findHint}
        beside={{ at: 'orders', show: filter }}
        addressOf={(words) => listAddress({ filter, search: words })}
      />
      <nav aria-label="Which orders">
        <ul ref={row} className={styles.filters}>
          {orderFilters.map((one) => (
            <li key={one} data-filter={one}>
              <Link
                to={listAddress({ filter: one, search })}
                className={styles.filter}
                aria-current={one === filter ? 'true' : undefined}
                data-urgent={one === 'needs-you' && (counts[one] ?? 0) > 0 ? true : undefined}
              >
                {ordersCopy.filters[one]}
                {(counts[one] ?? 0) > 0 && <span className={styles.count}>{counts[one]}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

/** On a telephone the row is longer than the screen: the chosen filter is never outside of it. */
function bringIntoView(row: HTMLElement | null, filter: OrderFilter): void {
  const chosen = row?.querySelector<HTMLElement>(`[data-filter='${filter}']`)
  if (!row || !chosen) return
  const from = chosen.getBoundingClientRect().left - row.getBoundingClientRect().left
  row.scrollLeft += from - (row.clientWidth - chosen.clientWidth) / 2
}
