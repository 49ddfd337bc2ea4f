import type { OrderFilter } from '#shop/order-admin/owner-order.ts'
import { sectionAddress } from '../location.ts'

/** Orders are shown so many more at a time, and at most so many at once. */
export const ordersPerPage = 24
export const mostShown = 240

export interface Shown {
  filter: OrderFilter
  search: string
  shown?: number
  before?: number | null
}

/** The list's address: its filter, its search and how much of it is shown. */
export function listAddress({
  filter,
  search,
  shown = ordersPerPage,
  before = null,
}: Shown): string {
  const more = new URLSearchParams()
  if (filter !== 'all') more.set('show', filter)
  if (search) more.set('find', search)
  if (before !== null) more.set('before', String(before))
  if (shown !== ordersPerPage) more.set('shown', String(shown))
  return [sectionAddress('orders'), more.toString()].filter(Boolean).join('&')
}

export function orderAddress(number: number): string {
  return sectionAddress('orders', number)
}
