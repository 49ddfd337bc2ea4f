import type { OrderFilter } from '#shop/orders/back-office/owner-order.ts'
import { mostSlips } from '#shop/orders/papers/paper.ts'
import { type Listing, listingAddress } from '#web/admin/list/search/listing.ts'
import { sectionAddress } from '#web/admin/location.ts'

/** Orders to pack fit one page, as they fit one PDF. */
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

export function orderAddress(number: number): string {
  return sectionAddress('orders', number)
}
