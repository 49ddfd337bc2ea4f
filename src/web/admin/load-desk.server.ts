/*
 * Reads what a screen of the admin shows: lists for choosing, one piece for editing, and what the
 * home page puts first. Never decides who may see it: the route's middleware does.
 */
import type { Shop } from '#compose'
import type { Piece } from '#shop/catalogue/piece.ts'
import type { PrintShape } from '#shop/catalogue/product.ts'
import type { Hero } from '#shop/content/hero.ts'
import type { NeedsYou, OwnerOrderRow } from '#shop/order-admin/owner-order.ts'
import type { Clocks } from './days.ts'
import { loadRoom, type RoomDesk } from './load-room.server.ts'
import { type Deed, type HotThing, kindOf, type Place, type Thing } from './location.ts'
import { type LastPrices, lastPricesOf } from './products/last-prices.ts'

/** What stands on the desk. */
export type Desk =
  | {
      screen: 'home'
      hero: Hero | null
      hot: Record<HotThing, Piece | null>
      low: Piece[]
      waiting: NeedsYou
      toShip: number
      next: OwnerOrderRow | null
      clocks: Clocks
    }
  | {
      screen: 'form'
      thing: Thing
      id: number | null
      subject: Piece | Hero | null
      /** A print of which the studio makes the copies itself. */
      byHand: boolean
      lastPrices: Partial<Record<PrintShape, LastPrices>>
    }
  | { screen: 'heroes'; deed: Deed; heroes: Hero[] }
  | { screen: 'pieces'; deed: Deed; thing: HotThing; pieces: Piece[]; hotId: number | null }
  | RoomDesk

/** More than one artist makes; the list's search is for finding things among them. */
const wholeList = 1000
/** More than these stand in the list of orders. */
const firstNeeds = 5
/** Merch of which less is on hand is worth a look. */
const enough = 3

export async function loadDesk(
  shop: Shop,
  place: Place | null,
  search: URLSearchParams,
  userId: string,
): Promise<Desk> {
  if (!place) return loadHome(shop)
  if ('room' in place) return loadRoom(shop, place, search, userId)
  const { deed, thing, id } = place
  if (deed === 'create' || id !== null) return loadForm(shop, thing, id)
  if (thing === 'hero') return { screen: 'heroes', deed, heroes: await shop.content.heroes() }
  const [pieces, [hot]] = await Promise.all([
    shop.catalogue.list(kindOf[thing], { limit: wholeList, drafts: deed !== 'hot' }),
    shop.content.hotItems(kindOf[thing], 1),
  ])
  return { screen: 'pieces', deed, thing, pieces, hotId: hot?.product.id ?? null }
}

async function loadHome(shop: Shop): Promise<Desk> {
  const [heroes, [print], [clothing], [merch], counted, waiting, toShip, next, studio] =
    await Promise.all([
      shop.content.heroes(),
      shop.content.hotItems('prints', 1),
      shop.content.hotItems('clothing', 1),
      shop.content.hotItems('merch', 1),
      shop.catalogue.list('merch', { limit: wholeList }),
      shop.admin.orders.needsYou(firstNeeds),
      shop.admin.orders.countToShip(),
      shop.admin.orders.nextToShip(),
      shop.settings.studio(),
    ])
  return {
    screen: 'home',
    waiting,
    toShip,
    next,
    clocks: { now: shop.clock.now(), zone: studio.timeZone },
    hero: heroes[0] ?? null,
    hot: { print: print ?? null, clothing: clothing ?? null, merch: merch ?? null },
    low: counted.filter((piece) => 'stock' in piece && piece.stock.onHand < enough),
  }
}

async function loadForm(shop: Shop, thing: Thing, id: number | null): Promise<Desk> {
  const subject = id === null ? null : await subjectOf(shop, thing, id)
  const byHand = thing === 'print' && (await shop.admin.variants.about()).provider === 'manual'
  const isNewPrint = thing === 'print' && id === null
  const before = isNewPrint ? await shop.catalogue.list('prints', { limit: wholeList }) : []
  return { screen: 'form', thing, id, subject, byHand, lastPrices: lastPricesOf(before) }
}

async function subjectOf(shop: Shop, thing: Thing, id: number): Promise<Piece | Hero | null> {
  if (thing === 'hero') return (await shop.content.heroes()).find((hero) => hero.id === id) ?? null
  const found = await shop.catalogue.find(kindOf[thing], id)
  return found.status === 'here' || found.status === 'hidden' ? found.product : null
}
