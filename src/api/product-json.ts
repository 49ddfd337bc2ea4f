import { toDecimal } from '#kernel/money.ts'
import type {
  ClothingEntity,
  Entity,
  MerchEntity,
  PrintEntity,
} from '#shop/catalogue/entity.schema.ts'
import type { ClothingPiece, MerchPiece, Piece, PrintPiece } from '#shop/catalogue/piece.ts'
import type { SizeName } from '#shop/catalogue/product.ts'
import type { HotEntity } from '#shop/content/content.schema.ts'

/** A piece by the specification's field names (§3); the owner is told the stock as well. */
export function pieceJson(piece: Piece, forOwner: boolean): Entity {
  const json = entityOf(piece, forOwner)
  const { updatedAt, hidden } = piece.product
  return forOwner ? { ...json, updatedAt, hidden } : json
}

function entityOf(piece: Piece, forOwner: boolean): Entity {
  if (isPrint(piece)) return printJson(piece)
  return isClothing(piece) ? clothingJson(piece, forOwner) : merchJson(piece, forOwner)
}

/** A hot item by the specification's field names (§3). */
export function hotJson(piece: Piece): HotEntity {
  if (isPrint(piece)) {
    const { id, name, sizes } = piece.product
    const fromPrice = toDecimal(sizes[0]?.price ?? 0)
    return { name, fromPrice, location: piece.images.location, print_id: id }
  }
  const { id, printName, descName, price } = piece.product
  const { primaryImage } = piece.images
  const common = { printName, descName, price: toDecimal(price), primaryImage }
  return isClothing(piece) ? { ...common, clothing_id: id } : { ...common, merch_id: id }
}

function isPrint(piece: Piece): piece is PrintPiece {
  return piece.product.kind === 'prints'
}

function isClothing(piece: Piece): piece is ClothingPiece {
  return piece.product.kind === 'clothing'
}

function printJson({ product, images }: PrintPiece): PrintEntity {
  const { id, name, description, dimensions, pictures, createdAt } = product
  const of = (size: SizeName) => product.sizes.find((one) => one.size === size)
  const price = (size: SizeName) => toDecimal(of(size)?.price ?? 0)
  const large = of('large')
  return {
    id,
    name,
    description,
    dimensions,
    smallPrice: price('small'),
    mediumPrice: price('medium'),
    largePrice: large ? toDecimal(large.price) : null,
    smallVariantId: of('small')?.variantId ?? '',
    mediumVariantId: of('medium')?.variantId ?? '',
    largeVariantId: large?.variantId ?? null,
    ...images,
    pictures,
    availability: { state: 'available', left: null, heldUntil: null },
    createdAt,
  }
}

function clothingJson(piece: ClothingPiece, forOwner: boolean): ClothingEntity {
  const { id, printName, descName, price, description, size, measurements } = piece.product
  const { pictures, availability, createdAt } = piece.product
  return {
    id,
    printName,
    descName,
    price: toDecimal(price),
    description,
    size,
    measurements,
    ...piece.images,
    pictures,
    availability,
    heldUntil: availability.heldUntil,
    createdAt,
    ...(forOwner ? piece.stock : {}),
  }
}

function merchJson(piece: MerchPiece, forOwner: boolean): MerchEntity {
  const { id, printName, descName, name, price, description } = piece.product
  const { pictures, availability, createdAt } = piece.product
  return {
    id,
    printName,
    descName,
    name,
    price: toDecimal(price),
    description,
    quantity: forOwner ? piece.stock.onHand : availability.left,
    ...piece.images,
    pictures,
    availability,
    heldUntil: availability.heldUntil,
    createdAt,
    ...(forOwner ? piece.stock : {}),
  }
}
