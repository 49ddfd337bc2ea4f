import type { Currency } from '#platform/money/currency.ts'
import { toDecimal } from '#platform/money/money.ts'
import type { HotEntity } from '#shop/catalogue/home/content.schema.ts'
import { personalisationJson } from '#shop/catalogue/personalisation/personalisation.ts'
import type { Entity } from './entity.schema.ts'
import { factsFor } from './facts/facts.ts'
import type { ListedProduct, Piece } from './piece.ts'
import { lowestPrice, type SizeName } from './product.ts'

/** Specification §3. Only the owner's answer includes the stock. */
export function pieceJson(piece: ListedProduct, currency: Currency, forOwner: boolean): Entity {
  const json = { ...everyKindJson(piece, currency, forOwner), ...ofKind(piece, currency, forOwner) }
  const { updatedAt, hidden, opensAt, dropId } = piece.product
  const { oneEach, reduced, ...facts } = factsFor('owner', piece.product)
  const { printFile = null } = piece
  const weights = [...(piece.product.weights ?? [])]
  const marks = { updatedAt, hidden, opensAt, oneEach, reduced, dropId, ...facts, weights }
  return forOwner ? { ...json, ...piece.stock, ...marks, printFile } : json
}

function everyKindJson(
  { product, stock, gallery, series }: ListedProduct,
  currency: Currency,
  forOwner: boolean,
) {
  const { id, description, pictures, inventoryPolicy, availability, createdAt, edition } = product
  const { labelling, was } = product
  const { story, ...facts } = factsFor('buyers', product)
  const { heldUntil } = availability
  const left = Number.isFinite(availability.left) ? availability.left : null
  return {
    id,
    description,
    story,
    pictures,
    making: inventoryPolicy,
    quantity: stock && (forOwner ? stock.onHand : left),
    availability: { ...availability, left },
    heldUntil,
    createdAt,
    labelling,
    ...facts,
    ...personalisationJson(product, currency),
    was: was === null ? null : toDecimal(was, currency),
    ...(edition && { edition }),
    gallery: gallery.slug,
    series: series.map(({ slug }) => slug),
  }
}

function ofKind(piece: Piece, currency: Currency, forOwner: boolean) {
  const { kind, size, measurements, ownName } = piece.product
  if (kind === 'prints') return printJson(piece, currency, forOwner)
  if (kind === 'merch')
    return { ...carrierJson(piece, currency, forOwner), measurements, name: ownName }
  const [, second] = piece.images
  return {
    ...carrierJson(piece, currency, forOwner),
    size,
    measurements,
    secondaryImage: second ?? '',
  }
}

/** Specification §3. */
export function hotJson({ product, images }: Piece, currency: Currency): HotEntity {
  const { kind, id, name } = product
  const { price } = lowestPrice(product)
  const [main] = images
  if (kind === 'prints') {
    return { name, fromPrice: toDecimal(price, currency), location: main ?? '', print_id: id }
  }
  const facts = {
    printName: name,
    descName: product.descName ?? '',
    price: toDecimal(price, currency),
  }
  const common = { ...facts, primaryImage: main ?? '' }
  return kind === 'clothing' ? { ...common, clothing_id: id } : { ...common, merch_id: id }
}

/** `left` and, for the owner, `onHand` and `held`: of a piece that is counted by size. */
function sizesJson({ product, sizeStock }: Piece, currency: Currency, forOwner: boolean) {
  return product.sizes.map(({ size: _, availability, was, ...each }, at) => ({
    ...each,
    ...(was !== undefined && { was: toDecimal(was, currency) }),
    price: toDecimal(each.price, currency),
    ...(availability?.state === 'sold_out' && { soldOut: true }),
    ...(sizeStock && { left: availability?.left ?? 0, ...(forOwner && sizeStock[at]) }),
  }))
}

function printJson(piece: Piece, currency: Currency, forOwner: boolean) {
  const { product, images } = piece
  const { name, descName, dimensions, price, sizes, measurements } = product
  const [location, candidLocation, supplementaryImage] = images
  const of = (size: SizeName) => sizes.find((one) => one.size === size)
  // Clients of the specification see a single price as the small size.
  const priceOf = (size: SizeName) =>
    toDecimal(of(size)?.price ?? (size === 'small' && sizes.length === 0 ? price : 0), currency)
  const large = of('large')
  return {
    name,
    descName,
    measurements,
    price: toDecimal(price, currency),
    dimensions: dimensions ?? 'square',
    smallPrice: priceOf('small'),
    mediumPrice: priceOf('medium'),
    largePrice: large ? toDecimal(large.price, currency) : null,
    smallVariantId: of('small')?.variantId ?? '',
    mediumVariantId: of('medium')?.variantId ?? '',
    largeVariantId: large?.variantId ?? null,
    sizes: sizesJson(piece, currency, forOwner),
    location: location ?? '',
    candidLocation: candidLocation ?? '',
    supplementaryImage: supplementaryImage ?? null,
  }
}

function carrierJson(piece: Piece, currency: Currency, forOwner: boolean) {
  const { product, images } = piece
  const { name, descName, price } = product
  const [main, second, third] = images
  return {
    printName: name,
    descName: descName ?? '',
    price: toDecimal(price, currency),
    ...(product.sizes.length > 0 && { sizes: sizesJson(piece, currency, forOwner) }),
    primaryImage: main ?? '',
    secondaryImage: second ?? null,
    supplementaryImage: third ?? null,
  }
}
