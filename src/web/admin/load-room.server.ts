/*
 * Reads what each room of the admin shows, one loader a room. Never decides who may see it: the
 * route's middleware does.
 */
import type { Shop } from '#compose'
import { loadAccount } from './account/load-account.server.ts'
import { loadArrange } from './arrange/load-arrange.server.ts'
import { loadBackups } from './backups/load-backups.server.ts'
import { loadCheckUp } from './check-up/load-check-up.server.ts'
import { loadClearDemo } from './clear-demo/load-clear-demo.server.ts'
import { loadInstagram } from './instagram/load-instagram.server.ts'
import { loadInvitations } from './invitations/load-invitations.server.ts'
import type { Room, RoomPlace } from './location.ts'
import { loadMessages } from './messages/load-messages.server.ts'
import { loadOrders } from './orders/load-orders.server.ts'
import { loadPages } from './pages/load-pages.server.ts'
import { loadPeople } from './people/load-people.server.ts'
import { loadShipping } from './shipping/load-shipping.server.ts'
import { loadStudio } from './studio/load-studio.server.ts'
import { loadVacation } from './vacation/load-vacation.server.ts'
import { loadVariants } from './variants/load-variants.server.ts'
import { loadWaiting } from './waiting/load-waiting.server.ts'

/** What a room is asked for: one thing in it, and the address's parameters (search, filter). */
export interface RoomAsk {
  id: string | null
  search: URLSearchParams
  /** The owner's own account. */
  userId: string
}

type Load = (shop: Shop, ask: RoomAsk) => Promise<object>

const loaders = {
  'clear-demo': loadClearDemo,
  arrange: loadArrange,
  waiting: loadWaiting,
  variants: loadVariants,
  people: loadPeople,
  'check-up': loadCheckUp,
  backups: loadBackups,
  orders: loadOrders,
  messages: loadMessages,
  studio: loadStudio,
  vacation: loadVacation,
  instagram: loadInstagram,
  shipping: loadShipping,
  pages: loadPages,
  account: loadAccount,
  invitations: loadInvitations,
} satisfies Record<Room, Load>

/** A room, with what its loader read. A field `name` is the last of the breadcrumbs. */
export type RoomDesk = {
  [R in Room]: { screen: 'room'; room: R; data: Awaited<ReturnType<(typeof loaders)[R]>> }
}[Room]

export async function loadRoom(
  shop: Shop,
  { room, id }: RoomPlace,
  search: URLSearchParams,
  userId: string,
): Promise<RoomDesk> {
  const load: Load = loaders[room]
  const data = await load(shop, { id, search, userId })
  return { screen: 'room', room, data } as RoomDesk
}
