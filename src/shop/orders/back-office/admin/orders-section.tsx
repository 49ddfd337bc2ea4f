import type { Shop } from '#compose'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import {
  type OrderFilter,
  orderFilters,
  withoutBooks,
} from '#shop/orders/back-office/owner-order.ts'
import { isAtLeast, type StaffRole } from '#shop/people/staff/staff-role.ts'
import type { Clocks } from '#web/admin/list/days.ts'
import { NothingHere } from '#web/admin/list/nothing-here.tsx'
import { listingIn } from '#web/admin/list/search/listing.ts'
import type { Section, SectionRequest } from '#web/admin/section.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ordersCopy } from './copy.ts'
import { OrderDetail } from './detail/order-detail.tsx'
import { orderPages, thenIn } from './orders-address.ts'
import { OrdersList } from './orders-list.tsx'

export const section = {
  at: 'orders',
  label: ordersCopy.allOrdersLabel,
  title: ordersCopy.orders,
  menu: { group: 'orders', place: 10, keywords: ordersCopy.keywords },
  help: 'orders',
  load,
} satisfies Section

async function load(shop: Shop, { id, search, role }: SectionRequest) {
  const { timeZone, studioName } = await shop.settings.studio()
  const clocks = { now: shop.clock.now(), zone: timeZone }
  if (id !== null) return loadOrder(shop, id, role, thenIn(search), { clocks, studioName })
  const filter = filterIn(search)
  const listing = listingIn(search, orderPages(filter))
  const { search: words, shown, before } = listing
  const [found, needs, toShip, tests, stuck, { country }] = await Promise.all([
    // Reads one order more, to know whether others follow.
    shop.admin.orders.list({
      filter,
      search: words,
      limit: shown + 1,
      before: before ?? undefined,
      oldestFirst: filter === 'to-ship',
    }),
    shop.admin.orders.countNeeds(),
    shop.admin.orders.countToShip(),
    shop.admin.testOrders.count(),
    filter === 'needs-you' && words === '' ? shop.admin.orders.stuck() : [],
    shop.settings.storeSettings.read(),
  ])
  return {
    view: 'list' as const,
    orders: found.slice(0, shown),
    more: found.length > shown,
    filter,
    listing,
    loose: stuck.filter((job) => job.orderId === null),
    counts: { 'needs-you': needs, 'to-ship': toShip } as Partial<Record<OrderFilter, number>>,
    tests: { ...tests, live: shop.services.payment.money === 'live' },
    clocks,
    problem: search.get('problem'),
    parcels: shop.admin.postage.tableFor(country),
  }
}

async function loadOrder(
  shop: Shop,
  id: string,
  role: StaffRole | null,
  ticked: readonly number[],
  facts: { clocks: Clocks; studioName: string },
) {
  const found = /^[1-9]\d{0,14}$/.test(id)
    ? await shop.admin.orders.byNumber(Number(id))
    : await shop.admin.orders.byId(id)
  if (!found) return { view: 'gone' as const }
  const order = isAtLeast(role, 'partner') ? found : withoutBooks(found)
  const { email } = order.buyer
  const [
    next,
    carrier,
    invoices,
    customs,
    { sellerAddress },
    { country },
    letters,
    written,
    saved,
  ] = await Promise.all([
    shop.admin.orders.nextToShip(order.id, ticked),
    shop.admin.orders.lastCarrier(),
    shop.admin.invoices.list(order.id),
    shop.storefront.papers.customs(order),
    shop.admin.invoices.settings(),
    shop.settings.storeSettings.read(),
    email ? shop.storefront.messages.from(email) : [],
    shop.admin.answers.ofLetter(order.id),
    shop.admin.answers.saved.list(),
  ])
  const then = next ? ticked.slice(ticked.indexOf(next.number) + 1) : []
  return {
    view: 'order' as const,
    name: ordersCopy.order(order.number),
    order,
    next,
    then,
    isTicked: next !== null && ticked.includes(next.number),
    carrier,
    papers: { invoices, customs: customs !== null, hasSeller: sellerAddress !== '' },
    letters,
    written,
    saved,
    home: country,
    mails: shop.services.mailbox.isConnected(),
    ...facts,
  }
}

function filterIn(search: URLSearchParams): OrderFilter {
  return orderFilters.find((one) => one === search.get('show')) ?? 'all'
}

export type OrdersData = Awaited<ReturnType<typeof load>>

export default function OrdersScreen(data: OrdersData) {
  if (data.view === 'list') return <OrdersList {...data} />
  if (data.view === 'order') return <OrderDetail key={data.order.id} {...data} />
  return (
    <NothingHere lead={`${ordersCopy.goneTitle}.`}>
      <p>{ordersCopy.goneText}</p>
      <ButtonLink to={adminSectionPath('orders')} prefetch="none">
        {ordersCopy.backList}
      </ButtonLink>
    </NothingHere>
  )
}
