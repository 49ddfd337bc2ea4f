import type { Shop } from '#compose'
import { type Listing, listingIn } from '#web/admin/list/search/listing.ts'
import { type Action, kindOf, type ProductType, type SellableType } from '#web/admin/location.ts'
import { type Item, itemOfHero, toItem } from './item.ts'

export const productPages = { step: 96, most: 480 } as const
const firstSold = 24

export const pieceFilters = ['all', 'drafts', 'sold'] as const
export type PieceFilter = (typeof pieceFilters)[number]

interface PiecePage {
  items: Item[]
  more: boolean
}

export interface ListData extends PiecePage {
  screen: 'list'
  action: Action
  type: ProductType
  filter: PieceFilter
  listing: Listing
  sold: PiecePage
  shownId: number | null
  unsent?: ReadonlyMap<number, number>
}

export async function loadList(
  shop: Shop,
  { action, type }: { action: Action; type: ProductType },
  params: URLSearchParams,
): Promise<ListData> {
  const listing = listingIn(params, productPages)
  const filter = pieceFilters.find((each) => each === listing.show) ?? 'all'
  const list = { screen: 'list', action, type, listing } as const
  const none = { items: [], more: false }
  if (type === 'hero') {
    const heroes = await findHeroes(shop, listing)
    return { ...list, ...heroes, filter: 'all', sold: none }
  }
  if (action !== 'edit') {
    const found = await findPieces(shop, type, { listing, drafts: action !== 'hot' })
    const ids = action === 'delete' ? found.items.map(({ id }) => id) : []
    const unsent = await shop.admin.orders.unsent(kindOf[type], ids)
    const shownId = await shop.content.chosenHotId(kindOf[type])
    return { ...list, ...found, filter: 'all', sold: none, shownId, unsent }
  }
  const only = filter === 'all' ? undefined : filter
  const [found, sold] = await Promise.all([
    findPieces(shop, type, { listing, drafts: true, only }),
    filter === 'all' && listing.before === null
      ? findPieces(shop, type, { listing: { ...listing, shown: firstSold }, only: 'sold' })
      : none,
  ])
  return { ...list, ...found, filter, sold, shownId: null }
}

interface Choice {
  listing: Listing
  drafts?: boolean
  only?: 'drafts' | 'sold' | undefined
}

async function findPieces(
  { catalogue, settings }: Shop,
  type: SellableType,
  { listing, drafts = true, only }: Choice,
): Promise<PiecePage> {
  const { search: words, shown, before } = listing
  const found = await catalogue.list(kindOf[type], {
    drafts,
    words,
    sold: only === 'sold',
    limit: shown + 1,
    ...(only && { only }),
    ...(before !== null && { before }),
  })
  const { currency } = await settings.storeSettings.read()
  const items = found.slice(0, shown).map((piece) => toItem(piece, currency))
  return { items, more: found.length > shown }
}

async function findHeroes({ content }: Shop, { search, shown, before }: Listing) {
  const all = await content.heroes()
  const words = search.toLowerCase()
  const from = before === null ? 0 : all.findIndex(({ id }) => id === before) + 1
  const found = all.slice(from).filter(({ name }) => name.toLowerCase().includes(words))
  const items = found.slice(0, shown).map(itemOfHero)
  return { items, more: found.length > shown, shownId: all[0]?.id ?? null }
}
