import type { Shop } from '#compose'
import type { RoomAsk } from '../load-room.server.ts'
import { type HotThing, kindOf } from '../location.ts'
import { type Item, itemOf } from '../products/item.ts'

/** More than one artist makes. */
const wholeGallery = 1000

/** A gallery as it hangs, drafts included. */
export async function loadArrange(
  shop: Shop,
  { id }: RoomAsk,
): Promise<{ thing: HotThing; items: Item[] }> {
  const thing: HotThing = id === 'clothing' || id === 'merch' ? id : 'print'
  const pieces = await shop.catalogue.list(kindOf[thing], {
    limit: wholeGallery,
    order: 'arranged',
    drafts: true,
  })
  return { thing, items: pieces.map(itemOf) }
}
