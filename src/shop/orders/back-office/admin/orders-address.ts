import type { OrderFilter } from '#shop/orders/back-office/owner-order.ts'
import { type Listing, listingAddress } from '#web/admin/list/search/listing.ts'
import { sectionAddress } from '#web/admin/location.ts'

export const orderPages = { step: 24, most: 240 } as const

interface Shown extends Partial<Omit<Listing, 'show'>> {
  filter: OrderFilter
}

export function listAddress({ filter, ...shown }: Shown): string {
  return listingAddress('orders', { ...shown, show: filter === 'all' ? '' : filter }, orderPages)
}

export function orderAddress(number: number): string {
  return sectionAddress('orders', number)
}
