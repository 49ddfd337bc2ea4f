import { madeToOrder } from '#shop/stock/availability.ts'
import type { Clothing, Merch, Print, Product, ProductCard } from './product.ts'

/** The addresses of a print's pictures, by the specification's field names (§3). */
export interface PrintImages {
  location: string
  candidLocation: string
  supplementaryImage: string | null
}

/** Addresses of the pictures of clothing, as the specification names them (§3). */
export interface ClothingImages {
  primaryImage: string
  secondaryImage: string
  supplementaryImage: string | null
}

/** Addresses of the pictures of merch, as the specification names them (§3). */
export interface MerchImages {
  primaryImage: string
  secondaryImage: string | null
  supplementaryImage: string | null
}

/** Units as the studio counts them; shoppers see the availability made of them. */
export interface Counted {
  onHand: number
  held: number
}

/** A product with what clients of the API need beside it: each picture's address by its field. */
export type PrintPiece = { product: Print; images: PrintImages }
/** A piece of clothing as the owner edits it: with all of its pictures and its stock. */
export type ClothingPiece = { product: Clothing; images: ClothingImages; stock: Counted }
/** A piece of merch as the owner edits it: with all of its pictures and its stock. */
export type MerchPiece = { product: Merch; images: MerchImages; stock: Counted }
/** A product of any kind as the owner edits it. */
export type Piece = PrintPiece | ClothingPiece | MerchPiece

/** A product as galleries and the home page show it. */
export function cardOf(product: Product): ProductCard {
  const [picture, second] = product.pictures
  if (!picture) throw new Error(`${product.kind} ${product.id} has no picture`)
  const { kind, id } = product
  const hoverPicture = second?.address ?? null
  if (product.kind !== 'prints') {
    const { printName: name, descName, price, availability } = product
    return { kind, id, name, descName, price, picture, hoverPicture, availability }
  }
  const { name, sizes } = product
  const price = sizes[0]?.price ?? 0
  return { kind, id, name, descName: null, price, picture, hoverPicture, availability: madeToOrder }
}
