import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { listingAddress } from '#web/admin/list/search/listing.ts'
import { productAddress, typeOf } from '#web/admin/location.ts'
import type { Schemas } from '#web/ui/hooks/api.ts'
import { adminSearchCopy as copy } from './copy.ts'
import type { HitGroup } from './find-in-menu.ts'

const joined = (parts: readonly (string | null | false)[]) => parts.filter(Boolean).join(' · ')
/** Lists begin with their first page. */
const firstPage = { step: 0, most: 0 }

export function toHits({ orders, pieces, people }: Schemas['AdminSearch']): HitGroup[] {
  return [
    {
      name: copy.groups.orders,
      hits: orders.map(({ number, buyer, state }) => ({
        to: adminSectionPath('orders', number),
        title: copy.order(number),
        about: joined([buyer ?? copy.somebody, state]),
      })),
    },
    {
      name: copy.groups.products,
      hits: pieces.map(({ kind, id, name, descName, hidden, sold }) => ({
        to: productAddress('edit', typeOf(kind), id),
        title: name,
        about: joined([descName ?? copy.kinds[kind], hidden && copy.draft, sold && copy.sold]),
      })),
    },
    {
      name: copy.groups.people,
      hits: people.map(({ name, email, orders, letters }) => ({
        to: listingAddress(orders > 0 ? 'orders' : 'messages', { search: email }, firstPage),
        title: name || email,
        about: joined([
          name && email,
          orders > 0 && copy.orders(orders),
          letters > 0 && copy.letters(letters),
        ]),
      })),
    },
  ]
}
