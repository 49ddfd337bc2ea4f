import type { ProductKind } from '#kernel/kinds.ts'

/*
 * Where one can be in the admin: one page, no separate routes (specification §2). The place stands
 * in the address's parameters, so that the browser's back button works inside of the page.
 */

export const things = ['print', 'clothing', 'merch', 'hero'] as const
export type Thing = (typeof things)[number]
/** What is for sale, and so can be hot. */
export type HotThing = Exclude<Thing, 'hero'>
export type Deed = 'create' | 'edit' | 'delete' | 'hot'

export interface Place {
  deed: Deed
  thing: Thing
  /** The piece, once one is chosen from an edit screen's list. */
  id: number | null
}

interface Entry {
  /** As it stands in the menu. */
  label: string
  /** As it stands in the breadcrumbs and above the screen. */
  title: string
  deed: Deed
  thing: Thing
}

interface Group {
  name: string
  entries: readonly Entry[]
}

const entry = (deed: Deed, thing: Thing, label: string, title: string): Entry => ({
  deed,
  thing,
  label,
  title,
})

/** The menu, by the specification's groups and words. */
export const groups: readonly Group[] = [
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
]

const entries = groups.flatMap((group) => group.entries)

export const homeTitle = 'Admin Homepage'

/** The place that an address's parameters name; null: the Admin Homepage. */
export function placeOf(search: URLSearchParams): Place | null {
  const at = search.get('at')
  const found = entries.find(({ deed, thing }) => at === `${deed}-${thing}`)
  if (!found) return null
  const id = search.get('id')
  const chosen = found.deed === 'edit' && id !== null && /^[1-9]\d{0,14}$/.test(id)
  return { deed: found.deed, thing: found.thing, id: chosen ? Number(id) : null }
}

/** The address of a place; without one the Admin Homepage's. */
export function addressOf(deed: Deed, thing: Thing, id?: number): string {
  return `/admin?at=${deed}-${thing}${id === undefined ? '' : `&id=${id}`}`
}

export function titleOf({ deed, thing }: Pick<Place, 'deed' | 'thing'>): string {
  return entries.find((each) => each.deed === deed && each.thing === thing)?.title ?? homeTitle
}

/** The catalogue's name for a thing that is for sale. */
export const kindOf: Record<HotThing, ProductKind> = {
  print: 'prints',
  clothing: 'clothing',
  merch: 'merch',
}
