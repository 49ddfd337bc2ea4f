import { outsideAddress } from '#shop/media/pictures/picture.ts'
import type { BuyerLine } from '#shop/orders/record/order-views.ts'
import type { Site } from '#web/ui/page-meta.ts'
import type { PostcardFacts } from './postcard-drawing.ts'

/** Only facts that the shop shows to all. */
export function makePostcards(
  lines: readonly Pick<BuyerLine, 'name' | 'picture'>[],
  { studioName, publicUrl }: Site,
): PostcardFacts[] {
  const cards = lines.flatMap(({ name, picture }) =>
    picture
      ? {
          picture: outsideAddress(picture),
          name,
          studio: studioName,
          host: new URL(publicUrl).hostname.replace(/^www\./, ''),
        }
      : [],
  )
  return [...new Map(cards.map((card) => [card.picture, card])).values()]
}
