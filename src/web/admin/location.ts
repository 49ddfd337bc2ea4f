import type { ProductKind } from '#kernel/kinds.ts'

/*
 * Where one can be in the admin: one page, no separate routes (specification §2). The place stands
 * in the address's parameters, so that the browser's back button works inside of the page.
 */

export const things = ['print', 'clothing', 'merch', 'hero'] as const
export type Thing = (typeof things)[number]
/** What is for sale, and so can be hot. */
export type HotThing = Exclude<Thing, 'hero'>
const deeds = ['create', 'edit', 'delete', 'hot'] as const
export type Deed = (typeof deeds)[number]

/** Screens that are not about one kind of thing: each has a folder of its name beside this file. */
export const rooms = [
  'orders',
  'messages',
  'studio',
  'shipping',
  'pages',
  'account',
  'invitations',
  'instagram',
  'check-up',
  'backups',
  'arrange',
  'people',
  'vacation',
  'clear-demo',
  'waiting',
  'variants',
] as const
export type Room = (typeof rooms)[number]

/** Making, changing, removing or showing off one kind of thing. */
export interface PiecePlace {
  deed: Deed
  thing: Thing
  /** The piece, once one is chosen from an edit screen's list. */
  id: number | null
}

export interface RoomPlace {
  room: Room
  /** What is looked at in the room, once something is chosen from its list. */
  id: string | null
}

export type Place = PiecePlace | RoomPlace

interface Entry {
  /** As it stands in the menu. */
  label: string
  /** As it stands in the breadcrumbs and above the screen. */
  title: string
  /** As it stands in the address. */
  at: string
}

interface Group {
  name: string
  entries: readonly Entry[]
}

const entry = (deed: Deed, thing: Thing, label: string, title: string): Entry => ({
  at: `${deed}-${thing}`,
  label,
  title,
})

const roomEntry = (room: Room, label: string, title = label): Entry => ({ at: room, label, title })

/**
 * The menu, by the specification's groups and words. What an owner looks at every day stands before
 * them, what she sets up once behind them.
 */
export const groups: readonly Group[] = [
  {
    name: 'Orders',
    entries: [
      roomEntry('orders', 'All orders', 'Orders'),
      roomEntry('messages', 'Messages'),
      roomEntry('waiting', 'Waiting list'),
    ],
  },
  {
    name: 'Create',
    entries: [
      entry('create', 'print', 'Print', 'Create Print'),
      entry('create', 'clothing', 'Clothing', 'Create Clothing'),
      entry('create', 'merch', 'Merch (sticker/pin)', 'Create Merch (sticker/pin)'),
      entry('create', 'hero', 'Homepage Hero Image', 'Create Homepage Hero Image'),
    ],
  },
  {
    name: 'Edit',
    entries: [
      entry('edit', 'print', 'Print', 'Edit Print'),
      entry('edit', 'clothing', 'Clothing', 'Edit Clothing'),
      entry('edit', 'merch', 'Merch', 'Edit Merch'),
      entry('edit', 'hero', 'Hero', 'Edit Hero'),
    ],
  },
  {
    name: 'Delete',
    entries: [
      entry('delete', 'print', 'Print', 'Delete Print'),
      entry('delete', 'clothing', 'Clothing', 'Delete Clothing'),
      entry('delete', 'merch', 'Merch', 'Delete Merch'),
      entry('delete', 'hero', 'Hero', 'Delete Hero'),
    ],
  },
  {
    name: "What's Hot",
    entries: [
      entry('hot', 'print', 'Select Hot Print', 'Select Hot Print'),
      entry('hot', 'clothing', 'Select Hot Clothing', 'Select Hot Clothing'),
      entry('hot', 'merch', 'Select Hot Merch', 'Select Hot Merch'),
    ],
  },
  {
    name: 'Vacation Mode',
    entries: [roomEntry('vacation', 'Set Vacation Mode')],
  },
  {
    name: 'Studio',
    entries: [
      roomEntry('arrange', 'Order of the galleries'),
      roomEntry('studio', 'Words and pictures'),
      roomEntry('shipping', 'Shipping'),
      roomEntry('variants', 'Check variants'),
      roomEntry('pages', 'Pages'),
      roomEntry('instagram', 'Instagram'),
      roomEntry('people', 'A person’s data'),
      roomEntry('account', 'Your account'),
      roomEntry('invitations', 'Invitations'),
      roomEntry('backups', 'Backups'),
      roomEntry('check-up', 'Shop check-up'),
      roomEntry('clear-demo', 'Clear the demo studio'),
    ],
  },
]

const entries = groups.flatMap((group) => group.entries)

export const homeTitle = 'Admin Homepage'

/** The place that an address's parameters name; null: the Admin Homepage. */
export function placeOf(search: URLSearchParams): Place | null {
  const at = search.get('at')
  const id = search.get('id')
  const room = rooms.find((each) => each === at)
  if (room) return { room, id: id !== null && /^[\w-]{1,64}$/.test(id) ? id : null }
  for (const deed of deeds) {
    const thing = things.find((each) => at === `${deed}-${each}`)
    if (!thing || !entries.some((each) => each.at === at)) continue
    const chosen = deed === 'edit' && id !== null && /^[1-9]\d{0,14}$/.test(id)
    return { deed, thing, id: chosen ? Number(id) : null }
  }
  return null
}

/** A place's name in the address, without what is chosen there. */
export function atOf(place: Place): string {
  return 'room' in place ? place.room : `${place.deed}-${place.thing}`
}

/** The address of a screen, or of one piece on an edit screen. */
export function addressOf(deed: Deed, thing: Thing, id?: number): string {
  return addressAt(`${deed}-${thing}`, id)
}

/** The address of a room, or of one thing in it. */
export function roomAddress(room: Room, id?: string | number): string {
  return addressAt(room, id)
}

export function addressAt(at: string, id?: string | number): string {
  return `/admin?at=${at}${id === undefined ? '' : `&id=${id}`}`
}

export function titleOf(place: Place): string {
  return entries.find((each) => each.at === atOf(place))?.title ?? homeTitle
}

/** The catalogue's name for a thing that is for sale. */
export const kindOf: Record<HotThing, ProductKind> = {
  print: 'prints',
  clothing: 'clothing',
  merch: 'merch',
}
