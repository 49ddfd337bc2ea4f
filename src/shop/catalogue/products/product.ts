import type { InventoryPolicy, ProductKind } from '#platform/addresses/kinds.ts'
import { galleryPath } from '#platform/addresses/page-paths.ts'
import type { Cents } from '#platform/money/money.ts'
import type { PieceEdition } from '#shop/catalogue/editions/edition.ts'
import type { Personalisation } from '#shop/catalogue/personalisation/personalisation.ts'
import type { PieceWeight } from '#shop/catalogue/sizes/weights.schema.ts'
import type { Availability } from '#shop/catalogue/stock/availability.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'
import type { Labelling } from '#shop/store/law/labelling.ts'
import { productsCopy } from './copy.ts'
import type { Facts } from './facts/facts.ts'
import type { SaleNote } from './inventory-policy/sale-note.ts'

export type PrintShape = 'square' | 'portrait'
export type PieceShape = PrintShape | 'landscape' | 'panorama'
export type SizeUnit = 'cm' | 'in'
export type SizeName = 'small' | 'medium' | 'large'

/** Inches (specification §9). */
export const sizeLabels: Record<PrintShape, Partial<Record<SizeName, string>>> = {
  square: { small: '10x10', medium: '14x14', large: '18x18' },
  portrait: { small: '12x18', medium: '24x36' },
}

export const sizeNames: readonly SizeName[] = ['small', 'medium', 'large']

export const sizesByShape: Record<PrintShape, readonly SizeName[]> = {
  square: sizeNames,
  portrait: ['small', 'medium'],
}

/** Null when the shape has no such size. */
export const sizeLabel = (shape: PrintShape, size: SizeName): string | null =>
  sizeLabels[shape][size] ?? null

export function sizeNamed(shape: PieceShape | null, label: string): SizeName | null {
  if (shape !== 'square' && shape !== 'portrait') return null
  return sizesByShape[shape].find((size) => sizeLabel(shape, size) === label) ?? null
}

export function areUsualSizes(
  shape: PieceShape | null,
  sizes: readonly Pick<PieceSize, 'size' | 'label'>[],
): shape is PrintShape {
  if (shape !== 'square' && shape !== 'portrait') return false
  return sizes.every(({ size, label }) => size !== null && sizeLabel(shape, size) === label)
}

/** '8x10' for inches, '30x40 cm' for centimetres. */
export function sidesLabel({
  width,
  height,
  unit,
}: {
  width: number
  height: number
  unit: SizeUnit
}): string {
  return unit === 'in' ? `${width}x${height}` : productsCopy.xCm(width, height)
}

/** '30x40 cm' -> '30 × 40 cm', '10x10' -> '10 × 10 in'; other labels are words already. */
export function sizeInWords(label: string, inches = 'in'): string {
  const [whole, wide, tall, metric] = /^([\d.]+)x([\d.]+)( cm)?$/.exec(label) ?? []
  return whole === undefined ? label : `${wide} × ${tall} ${metric ? 'cm' : inches}`
}

/** No line ends inside '10 × 10 inches' or '3 of 50'. */
export function unbroken(words: string): string {
  return words.replace(/\d (?:×|of) [\d.]+(?: (?:inches|cm)\b)?/g, (size) =>
    size.replaceAll(' ', '\u00a0'),
  )
}

export const sizeInId = (label: string): string => label.replaceAll(' ', '')

export function pieceShape({ width, height }: { width: number; height: number }): PieceShape {
  const ratio = width / height
  if (ratio > 1.95 || ratio < 1 / 1.95) return 'panorama'
  if (ratio > 1.04) return 'landscape'
  return ratio < 0.96 ? 'portrait' : 'square'
}

/** Begins variant ids that came from the print provider. */
export const broughtInPrefix = 'sync:'

/** An imported variant id is never typed and never shown. */
export function isBroughtIn(variantId: string): boolean {
  return variantId.startsWith(broughtInPrefix)
}

/** In characters. */
export const longestLabel = 60

/** In characters (specification §5). */
export const maxDescription = 250

/** Price in cents. */
export interface PieceSize {
  /** Null for all but the specification's sizes. */
  size: SizeName | null
  label: string
  price: Cents
  was?: Cents
  /** Null: the studio makes the size itself. */
  variantId: string | null
  /** In `unit`; null: not measured. */
  width: number | null
  height: number | null
  unit: SizeUnit | null
  /** Absent: unlimited. */
  availability?: Availability
}

export interface PiecePicture extends Picture {
  step?: string
}

export const longestStep = 200

export interface Product extends Facts {
  kind: ProductKind
  id: number
  /** For clothing and merch, the name of the print on it. */
  name: string
  /** With sizes, the first size's price; 0 for a draft without a price. */
  price: Cents
  /** The lowest price of the 30 days before the reduction. */
  was: Cents | null
  /** Null: the default of its kind. */
  labelling: Labelling | null
  /** Null except for prints. */
  dimensions: PieceShape | null
  /** Empty for a piece with one price. */
  sizes: PieceSize[]
  inventoryPolicy: InventoryPolicy
  availability: Availability
  edition?: PieceEdition | null
  pictures: PiecePicture[]
  createdAt: number
  /** Rises with every edit, so that no edit overwrites another one unseen. */
  updatedAt: number
  hidden: boolean
  /** Epoch milliseconds; null: since its creation. */
  opensAt: number | null
  dropId: number | null
  weights?: readonly PieceWeight[]
  /** Absent: it asks for no words. */
  personalisation?: Personalisation
  inArchive: boolean
}

export interface ProductCard {
  kind: ProductKind
  id: number
  name: string
  /** Null for an art print. */
  descName: string | null
  size: string | null
  /** Null: it isn't for sale. */
  price: Cents | null
  saleNote: SaleNote
  was: Cents | null
  /** Several prices: the lowest reads 'From'. */
  from: boolean
  inventoryPolicy: InventoryPolicy
  picture: Picture
  hoverPicture: Pick<Picture, 'address' | 'focus'> | null
  film: string | null
  /** Without the number of units, so that a page of cards stays the same while units sell. */
  availability: Pick<Availability, 'state' | 'heldUntil'>
}

export const isSold = (piece: Pick<Product, 'inventoryPolicy' | 'availability'>): boolean =>
  piece.inventoryPolicy === 'one_of_a_kind' && piece.availability.state === 'sold_out'

/** Copies of an edition always have one. */
export const comesWithCertificate = (
  piece: Pick<Product, 'inventoryPolicy' | 'certified'>,
): boolean => piece.certified && piece.inventoryPolicy === 'one_of_a_kind'

/** Stickers and the like. Merch in a gallery that the owner made may be of any size. */
export const goesByStandardPost = (
  { kind, inventoryPolicy }: Pick<Product, 'kind' | 'inventoryPolicy'>,
  gallery: { path: string },
): boolean =>
  kind === 'merch' && inventoryPolicy !== 'one_of_a_kind' && gallery.path === galleryPath(kind)

/** The studio makes a print that no provider makes. */
export const isProviderPrinted = (made: { kind: ProductKind; variantId: string | null }): boolean =>
  made.kind === 'prints' && made.variantId !== null

export const hasSeveralPrices = ({ sizes }: { sizes: readonly { price: Cents }[] }): boolean =>
  sizes.some(({ price }) => price !== sizes[0]?.price)

interface LowestPrice {
  price: Cents
  from: boolean
  was: Cents | null
}

/** Of the cheapest size; the owner orders sizes as she likes. */
export function lowestPrice(product: Pick<Product, 'price' | 'was' | 'sizes'>): LowestPrice {
  const [least] = product.sizes.toSorted((a, b) => a.price - b.price)
  if (!least) return { price: product.price, from: false, was: product.was }
  return { price: least.price, from: hasSeveralPrices(product), was: least.was ?? null }
}

/** Grams per packed unit; null: not stated. */
export function weightOf({ weights = [] }: Pick<Product, 'weights'>, size: string): number | null {
  const said = (label: string) => weights.find((each) => each.size === label)?.grams
  return said(size) ?? said('') ?? null
}

interface Named {
  kind: 'prints' | 'clothing' | 'merch'
  name: string | null
  printName: string | null
}

export function displayName(item: Named): string {
  const own = item.kind === 'prints' ? item.name : item.printName
  return own ?? item.name ?? productsCopy.thisPiece
}

/** 'Tide shirt, M' */
export function sizedName(item: Named, size: string): string {
  return size === '' ? displayName(item) : `${displayName(item)}, ${sizeInWords(size)}`
}

export function piecePictures({ pictures }: Pick<Product, 'pictures'>): PiecePicture[] {
  return pictures.filter(({ step }) => step === undefined)
}
