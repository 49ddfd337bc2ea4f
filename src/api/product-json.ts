import { toDecimal } from '#kernel/money.ts'
import type { Entity, PrintEntity } from '#shop/catalogue/entity.schema.ts'
import type { HungPiece, Piece } from '#shop/catalogue/piece.ts'
import type { SizeName } from '#shop/catalogue/product.ts'
import type { HotEntity } from '#shop/content/content.schema.ts'

/** A piece by the specification's field names (§3); the owner is told the stock as well. */
export function pieceJson(piece: HungPiece, forOwner: boolean): Entity {
  const { updatedAt, hidden, opensAt, oneEach, dropId, edition } = piece.product
  const json = { ...entityOf(piece, forOwner), ...(edition && { edition }) }
  return forOwner ? { ...json, updatedAt, hidden, opensAt, oneEach, dropId } : json
}

function entityOf(piece: HungPiece, forOwner: boolean): Entity {
  const { kind, size, measurements, availability } = piece.product
  if (kind === 'prints') return printJson(piece)
  const carrier = carrierJson(piece, forOwner)
  if (kind === 'clothing') {
    const [, second] = piece.images
    return { ...carrier, size, measurements, secondaryImage: second ?? '' }
  }
  const quantity = forOwner ? (piece.stock?.onHand ?? 0) : availability.left
  return { ...carrier, name: piece.product.ownName, quantity }
}

/** A hot item by the specification's field names (§3). */
export function hotJson({ product, images }: Piece): HotEntity {
  const { kind, id, name, price } = product
  const [main] = images
  if (kind === 'prints') {
    return { name, fromPrice: toDecimal(price), location: main ?? '', print_id: id }
  }
  const facts = { printName: name, descName: product.descName ?? '', price: toDecimal(price) }
  const common = { ...facts, primaryImage: main ?? '' }
  return kind === 'clothing' ? { ...common, clothing_id: id } : { ...common, merch_id: id }
}

/** Where a piece hangs, as the API names it. */
function slugs({ gallery, series }: Pick<HungPiece, 'gallery' | 'series'>) {
  return { gallery: gallery.slug, series: series.map(({ slug }) => slug) }
}

function printJson({ product, images, gallery, series }: HungPiece): PrintEntity {
  const { id, name, description, story, dimensions, pictures, createdAt } = product
  const [location, candidLocation, supplementaryImage] = images
  const of = (size: SizeName) => product.sizes.find((one) => one.size === size)
  const price = (size: SizeName) => toDecimal(of(size)?.price ?? 0)
  const large = of('large')
  return {
    id,
    name,
    description,
    story,
    dimensions: dimensions ?? 'square',
    smallPrice: price('small'),
    mediumPrice: price('medium'),
    largePrice: large ? toDecimal(large.price) : null,
    smallVariantId: of('small')?.variantId ?? '',
    mediumVariantId: of('medium')?.variantId ?? '',
    largeVariantId: large?.variantId ?? null,
    sizes: product.sizes.map(({ size: _, edition, ...each }) => ({
      ...each,
      price: toDecimal(each.price),
      ...(edition?.state === 'sold_out' && { soldOut: true }),
    })),
    location: location ?? '',
    candidLocation: candidLocation ?? '',
    supplementaryImage: supplementaryImage ?? null,
    pictures,
    availability: {
      ...product.availability,
      left: Number.isFinite(product.availability.left) ? product.availability.left : null,
    },
    createdAt,
    ...slugs({ gallery, series }),
  }
}

/** What clothing and merch have alike. */
function carrierJson(piece: HungPiece, forOwner: boolean) {
  const { product, images, stock } = piece
  const { id, name, descName, price, description, story, pictures } = product
  const { availability, createdAt } = product
  const [main, second, third] = images
  return {
    id,
    printName: name,
    descName: descName ?? '',
    price: toDecimal(price),
    description,
    story,
    primaryImage: main ?? '',
    secondaryImage: second ?? null,
    supplementaryImage: third ?? null,
    pictures,
    availability,
    heldUntil: availability.heldUntil,
    createdAt,
    ...slugs(piece),
    ...(forOwner ? stock : {}),
  }
}
