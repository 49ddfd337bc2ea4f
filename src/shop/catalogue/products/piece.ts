import type { Making, ProductKind } from '#platform/addresses/kinds.ts'
import type { Cents } from '#platform/money/money.ts'
import type { CollectionLink } from '#shop/catalogue/collections/collection.ts'
import type { EditionInput } from '#shop/catalogue/editions/edition.ts'
import type { ListedPicture } from '#shop/catalogue/product-pictures/picture-list.ts'
import type { PrintFile } from '#shop/catalogue/product-pictures/print-file.ts'
import type { OwnSize } from '#shop/catalogue/sizes/own-sizes.ts'
import type { PieceWeight } from '#shop/catalogue/sizes/weights.schema.ts'
import { hoverWidth, isVideo, offeredWidths } from '#shop/media/pictures/picture.ts'
import type { Labelling } from '#shop/store/law/labelling.ts'
import type { TaxClass } from '#shop/store/tax/tax.ts'
import type { CreateMarks, EditMarks } from './form-checks.ts'
import {
  hasSeveralPrices,
  looksOf,
  type PrintShape,
  type Product,
  type ProductCard,
  type SizeName,
} from './product.ts'

/** The names of a piece's pictures by their position, as the specification has them (§3). */
export const pictureFields = {
  prints: ['location', 'candidLocation', 'supplementaryImage'],
  clothing: ['primaryImage', 'secondaryImage', 'supplementaryImage'],
  merch: ['primaryImage', 'secondaryImage', 'supplementaryImage'],
} as const satisfies Record<ProductKind, readonly string[]>

/** Units as the studio counts them; shoppers see the availability made of them. */
export interface Counted {
  onHand: number
  held: number
}

/** A piece as the owner edits it. */
export interface Piece {
  product: Product
  /** The addresses of its pictures by position, the main one first; null: none there. */
  images: readonly (string | null)[]
  /** Null: it is made to order. */
  stock: Counted | null
  /** What was measured of the file that it is printed from. */
  printFile?: PrintFile | null
}

/** A piece with where it hangs: in one gallery, and in any number of series. */
export interface HungPiece extends Piece {
  gallery: CollectionLink
  series: CollectionLink[]
}

/** One of the specification's sizes to be sold, priced in cents. */
export interface NewSize {
  size: SizeName
  price: Cents
  variantId: string | null
}

/** What is written of a piece. What is absent is nothing in a new piece, and stays in an edited one. */
export interface PieceFacts {
  /** What it is called: of clothing and merch, the print that it carries. */
  name: string
  descName?: string | null
  ownName?: string | null
  description?: string | null
  /** Longer, in paragraphs, with the marks of `story.ts`. */
  story?: string | null
  /** Of a print: what was measured of the file that it is printed from. */
  printFile?: PrintFile | null
  /** By the pictures' positions: the step of its making that a picture shows; null: a look at the piece. */
  steps?: readonly (string | null)[]
  /** What is said of pictures, whichever piece shows them. */
  described?: readonly ListedPicture[]
  /** In cents; absent where it is priced by size. */
  price?: Cents
  /** With `sizes`; of the owner's own sizes the picture has the shape. */
  dimensions?: PrintShape
  /** The specification's sizes of a shape. */
  sizes?: readonly NewSize[]
  /** The owner's own sizes, one to twelve; none for a print with one price. */
  ownSizes?: readonly OwnSize[]
  /** What a garment's label says. */
  size?: string | null
  measurements?: string | null
  /** Packed; none: nobody has said it. */
  weights?: readonly PieceWeight[]
  /** The slug of the gallery that it hangs in; its kind is that of its kind's. */
  gallery?: string
  /** The slugs of the series that it is in. */
  series?: readonly string[]
  /** Absent in a new piece: as its kind usually is. */
  making?: Making
  /** Stock on hand, held units included; of what is counted only. */
  quantity?: number
  /** When visitors come to know it, in epoch milliseconds; null: at once. */
  opensAt?: number | null
  /** A buyer has one at the most. */
  oneEach?: boolean
  /** Of what is one of a kind: its sale comes with a certificate. */
  certified?: boolean
  /** Made to one buyer's specifications: exempt from withdrawal. */
  personalised?: boolean
  /** How it is taxed; absent: as it is. */
  taxClass?: TaxClass
  /** What the law wants to be told of it; null: what its kind has. */
  labelling?: Labelling | null
  /** It is announced as reduced. */
  reduced?: boolean
  /** Of how many copies it is sold; null: of as many as are wanted. */
  edition?: EditionInput | null
}

/** A piece to be made, checked; its pictures' addresses by position, the main one first. */
export interface NewPiece extends PieceFacts, CreateMarks {
  kind: ProductKind
  pictures: readonly (string | null)[]
}

/** An edited piece, checked. */
export interface PieceEdit extends PieceFacts, EditMarks {
  /** By position; undefined: that one stays. */
  pictures?: readonly (string | null | undefined)[]
  /** The stock on hand that the editor saw: the difference is applied, so that sales since stay. */
  quantityRead?: number
}

/** A product as galleries and the home page show it. */
export function cardOf(product: Product): ProductCard {
  const [picture, ...others] = looksOf(product)
  // Cards ask for the one width in which a hover picture is shown.
  const second = others.find(
    (each) => !isVideo(each.address) && offeredWidths(each).includes(hoverWidth),
  )
  if (!picture) throw new Error(`${product.kind} ${product.id} has no picture`)
  const { kind, id, name, descName, size, price, was, making } = product
  const { state, heldUntil } = product.availability
  return {
    kind,
    id,
    name,
    descName,
    size,
    price,
    was,
    from: hasSeveralPrices(product),
    making,
    picture,
    hoverPicture: second ? { address: second.address, focus: second.focus } : null,
    availability: { state, heldUntil },
  }
}
