import { longestSearch } from '#platform/addresses/longest-search.ts'
import { type OrderFilter, orderFilters } from '#shop/orders/back-office/owner-order.ts'
import { FilterRow } from '#web/admin/list/search/filter-row.tsx'
import { SearchForm } from '#web/admin/list/search/search-form.tsx'
import layout from '#web/ui/kit/layout.module.css'
import { ordersCopy } from './copy.ts'
import { listAddress } from './orders-address.ts'

interface OrderSearchFormProps {
  filter: OrderFilter
  search: string
  counts: Partial<Record<OrderFilter, number>>
}

export function OrderSearchForm({ filter, search, counts }: OrderSearchFormProps) {
  return (
    <div className={`${layout.stack4} ${layout.shrinks}`}>
      <SearchForm
        search={search}
        longest={longestSearch}
        label={ordersCopy.findLabel}
        hint={ordersCopy.findHint}
        beside={{ at: 'orders', show: filter }}
        addressOf={(words) => listAddress({ filter, search: words })}
      />
      <FilterRow
        label={ordersCopy.whichOrders}
        chosen={filter}
        filters={orderFilters.map((name) => ({
          name,
          words: ordersCopy.filters[name],
          to: listAddress({ filter: name, search }),
          count: counts[name],
          urgent: name === 'needs-you',
        }))}
      />
    </div>
  )
}
