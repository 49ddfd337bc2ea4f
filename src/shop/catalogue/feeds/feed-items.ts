import type { ProductKind } from '#platform/addresses/kinds.ts'
import { productPath } from '#platform/addresses/page-paths.ts'
import type { Currency } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'
import { isMadeAfterwards } from '#shop/catalogue/personalisation/personalisation.ts'
import {
  type Product,
  piecePictures,
  sizeInId,
  sizeInWords,
  weightOf,
} from '#shop/catalogue/products/product.ts'
import { describeProduct, fullName } from '#shop/catalogue/products/product-words.ts'
import type { ColourName } from '#shop/media/colours/colours.ts'
import { isStandIn, outsideAddress } from '#shop/media/pictures/picture.ts'
import type { Labelling } from '#shop/store/law/labelling.ts'

/** Addresses are absolute. */
export interface FeedItem {
  /** Stable while the piece has this size: 'prints-3-10x10'. */
  id: string
  /** Null for a piece without sizes. */
  group: string | null
  kind: ProductKind
  pieceId: number
  title: string
  description: string
  link: string
  picture: string
  morePictures: string[]
  inStock: boolean
  price: Cents
  was: Cents | null
  size: string | null
  groupTitle: string
  /** Grams per packed unit. */
  weight: number | null
  /** The studio begins it once it is bought. */
  isMade: boolean
  /** The print provider's id; null where the studio makes it. */
  variantId: string | null
  labelling: Labelling | null
  /** The first picture's, the largest first. */
  colours: readonly ColourName[]
}

export const shownPictures = (product: Product) =>
  piecePictures(product).filter((each) => !isStandIn(each))

const mostPictures = 10

export function makeFeedItems(
  product: Product,
  { publicUrl, currency }: { publicUrl: string; currency: Currency },
  colours: readonly ColourName[],
): FeedItem[] {
  const [picture, ...others] = shownPictures(product).map(
    (each) => new URL(outsideAddress(each), publicUrl).href,
  )
  if (picture === undefined) return []
  const { kind, id, availability, labelling } = product
  const link = publicUrl + productPath(kind, id)
  const group = `${kind}-${id}`
  const title = fullName(product)
  const common = {
    kind,
    pieceId: id,
    isMade: isMadeAfterwards(product),
    labelling,
    colours,
    title,
    groupTitle: title,
    description: describeProduct(product, currency),
    picture,
    morePictures: others.slice(0, mostPictures),
    inStock: availability.left > 0,
  }
  const items: FeedItem[] =
    product.sizes.length === 0
      ? [
          {
            ...common,
            id: group,
            group: null,
            link,
            price: product.price,
            was: struckAbove(product.price, product.was),
            size: product.size,
            weight: weightOf(product, ''),
            variantId: null,
          },
        ]
      : product.sizes.map(({ label, price, was = null, variantId, availability: own }) => ({
          ...common,
          inStock: common.inStock && own?.left !== 0,
          id: `${group}-${sizeInId(label)}`,
          group,
          title: `${title}, ${sizeInWords(label)}`,
          link: `${link}?size=${encodeURIComponent(label)}`,
          price,
          was: struckAbove(price, was),
          size: sizeInWords(label),
          weight: weightOf(product, label),
          variantId,
        }))
  return items.filter(({ price }) => price > 0)
}

const mostColours = 3

/** White may be the garment or its background: alone it is unsure. */
export function sureColours(colours: readonly ColourName[]): ColourName[] {
  if (colours[0] === 'white') return []
  return colours.filter((colour) => colour !== 'white').slice(0, mostColours)
}

const struckAbove = (price: Cents, was: Cents | null) => (was !== null && was > price ? was : null)
