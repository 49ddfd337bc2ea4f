import type { InventoryPolicy, ProductKind } from '#platform/addresses/kinds.ts'
import type { Cents } from '#platform/money/money.ts'
import type { CollectionLink } from '#shop/catalogue/collections/collection.ts'
import type { EditionInput } from '#shop/catalogue/editions/edition.ts'
import type { Personalisation } from '#shop/catalogue/personalisation/personalisation.ts'
import type { ListedPicture } from '#shop/catalogue/product-pictures/picture-list.ts'
import type { PrintFile } from '#shop/catalogue/product-pictures/print-file.ts'
import type { OwnSize } from '#shop/catalogue/sizes/own-sizes.ts'
import type { PieceWeight } from '#shop/catalogue/sizes/weights.schema.ts'
import { hoverWidth, isVideo, offeredWidths } from '#shop/media/pictures/picture.ts'
import type { Labelling } from '#shop/store/law/labelling.ts'
import type { Facts } from './facts/facts.ts'
import type { CreateMarks, EditMarks } from './form-checks.ts'
import {
  lowestPrice,
  type PrintShape,
  type Product,
  type ProductCard,
  piecePictures,
  type SizeName,
} from './product.ts'

/** By position (specification §3). */
export const pictureFields = {
  prints: ['location', 'candidLocation', 'supplementaryImage'],
  clothing: ['primaryImage', 'secondaryImage', 'supplementaryImage'],
  merch: ['primaryImage', 'secondaryImage', 'supplementaryImage'],
} as const satisfies Record<ProductKind, readonly string[]>

/** Shoppers see only the availability. */
export interface Counted {
  onHand: number
  held: number
}

export interface Piece {
  product: Product
  /** By position; null at a free position. */
  images: readonly (string | null)[]
  /** All sizes together; null: made to order. */
  stock: Counted | null
  sizeStock?: readonly Counted[]
  printFile?: PrintFile | null
}

export interface ListedProduct extends Piece {
  gallery: CollectionLink
  series: CollectionLink[]
}

export interface NewSize {
  size: SizeName
  price: Cents
  variantId: string | null
}

/** An absent field is empty in a new piece and unchanged in an edited piece. */
export interface PieceFacts extends Partial<Facts> {
  /** For clothing and merch, the name of the print on it. */
  name: string
  printFile?: PrintFile | null
  /** By picture position; null: the picture shows the piece itself. */
  steps?: readonly (string | null)[]
  /** Shared by all pieces that show the pictures. */
  described?: readonly ListedPicture[]
  /** Absent when the sizes have prices. */
  price?: Cents
  /** With `sizes`; a piece in the owner's own sizes has its picture's shape. */
  dimensions?: PrintShape
  sizes?: readonly NewSize[]
  /** `sizes` are all of the specification: an edit then keeps a print's own sizes. */
  sizesUnnamed?: boolean
  /** Empty for a piece with one price. */
  ownSizes?: readonly OwnSize[]
  weights?: readonly PieceWeight[]
  /** Null: it asks for no words. */
  personalisation?: Personalisation | null
  gallery?: string
  series?: readonly string[]
  /** Absent in a new piece: the default of its kind. */
  inventoryPolicy?: InventoryPolicy
  quantity?: number
  /** Epoch milliseconds; null: at once. */
  opensAt?: number | null
  /** Null: the default of its kind. */
  labelling?: Labelling | null
  edition?: EditionInput | null
}

export interface NewPiece extends PieceFacts, CreateMarks {
  kind: ProductKind
  pictures: readonly (string | null)[]
}

export interface PieceEdit extends PieceFacts, EditMarks {
  /** By position; undefined keeps that picture. */
  pictures?: readonly (string | null | undefined)[]
  /** The number that the editor read: only the difference is applied, so sales since then count. */
  quantityRead?: number
}

export function toCard(product: Product): ProductCard {
  const [picture, ...others] = piecePictures(product)
  // A hover picture must exist in the one width that cards ask for.
  const second = others.find(
    (each) => !isVideo(each.address) && offeredWidths(each).includes(hoverWidth),
  )
  if (!picture) throw new Error(`${product.kind} ${product.id} has no picture`)
  const { kind, id, name, descName, size, inventoryPolicy, saleNote } = product
  const { price, from, was } = lowestPrice(product)
  const { state, heldUntil } = product.availability
  return {
    kind,
    id,
    name,
    descName,
    size,
    price: inventoryPolicy === 'not_for_sale' ? null : price,
    saleNote,
    was,
    from,
    inventoryPolicy,
    picture,
    hoverPicture: second ? { address: second.address, focus: second.focus } : null,
    film: [picture, ...others].find((each) => isVideo(each.address))?.address ?? null,
    availability: { state, heldUntil },
  }
}
