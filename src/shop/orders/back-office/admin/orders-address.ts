import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import type { OrderFilter } from '#shop/orders/back-office/owner-order.ts'
import { mostSlips } from '#shop/orders/papers/paper.ts'
import { type Listing, listingAddress } from '#web/admin/list/search/listing.ts'

/** All orders to pack fit one page, and one PDF. */
export function orderPages(filter: OrderFilter) {
  return filter === 'to-ship' ? { step: mostSlips, most: mostSlips } : { step: 24, most: 240 }
}

interface Shown extends Partial<Omit<Listing, 'show'>> {
  filter: OrderFilter
}

export function listAddress({ filter, ...shown }: Shown): string {
  return listingAddress(
    'orders',
    { ...shown, show: filter === 'all' ? '' : filter },
    orderPages(filter),
  )
}

/** `then`: the orders to ship after it, by number. */
export function orderAddress(number: number, then: readonly number[] = []): string {
  const address = adminSectionPath('orders', number)
  return then.length === 0 ? address : `${address}&then=${then.join('.')}`
}

export function thenIn(search: URLSearchParams): number[] {
  const numbers = (search.get('then') ?? '').split('.').map(Number)
  return numbers.filter((one) => Number.isSafeInteger(one) && one > 0).slice(0, mostSlips)
}
