import type { InventoryPolicy, ProductKind } from '#platform/addresses/kinds.ts'
import type { Cents } from '#platform/money/money.ts'
import type { PieceEdition } from '#shop/catalogue/editions/edition.ts'
import type { PieceWeight } from '#shop/catalogue/sizes/weights.schema.ts'
import type { Availability } from '#shop/catalogue/stock/availability.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'
import type { Labelling } from '#shop/store/law/labelling.ts'
import { productsCopy } from './copy.ts'
import type { Facts } from './facts/facts.ts'

/** The paper shapes of prints whose sizes the specification defines. */
export type PrintShape = 'square' | 'portrait'
/** A piece's shape, from its picture. */
export type PieceShape = PrintShape | 'landscape' | 'panorama'
export type SizeUnit = 'cm' | 'in'
/** A print's size; its inches are in `sizeLabels`. */
export type SizeName = 'small' | 'medium' | 'large'

/** Inches, by shape and size (specification §9; design §4: portrait has two sizes). */
export const sizeLabels = {
  square: { small: '10x10', medium: '14x14', large: '18x18' },
  portrait: { small: '12x18', medium: '24x36' },
} as const

/** The names of sizes, by their position. */
export const sizeNames: readonly SizeName[] = ['small', 'medium', 'large']

/** The sizes of a shape (design §4: portrait has two). */
export const sizesByShape: Record<PrintShape, readonly SizeName[]> = {
  square: ['small', 'medium', 'large'],
  portrait: ['small', 'medium'],
}

type LabelsOf<Shape extends PrintShape> = (typeof sizeLabels)[Shape]
/** '10x10' */
export type SizeLabel =
  | LabelsOf<'square'>[keyof LabelsOf<'square'>]
  | LabelsOf<'portrait'>[keyof LabelsOf<'portrait'>]

/** The label under which a size is sold, or null when the shape has no such size. */
export function sizeLabel(shape: PrintShape, size: SizeName): SizeLabel | null {
  return (sizeLabels[shape] as Partial<Record<SizeName, SizeLabel>>)[size] ?? null
}

/** The specification's size with this label; null: none. */
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

/** The label for measures: '8x10' for inches, '30x40 cm' for centimetres. */
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

/** A size's label in ids that feeds and links use: '30x40 cm' -> '30x40cm'. */
export const sizeInId = (label: string): string => label.replaceAll(' ', '')

export function pieceShape({ width, height }: { width: number; height: number }): PieceShape {
  const ratio = width / height
  if (ratio > 1.95 || ratio < 1 / 1.95) return 'panorama'
  if (ratio > 1.04) return 'landscape'
  return ratio < 0.96 ? 'portrait' : 'square'
}

/** The prefix of variant ids that were imported from the print provider. */
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
  /** The specification's name of the first three sizes; null for the others. */
  size: SizeName | null
  /** '10x10' */
  label: string
  price: Cents
  /** The struck price; absent when not reduced. */
  was?: Cents
  /** The print provider's id; null: the studio makes it itself. */
  variantId: string | null
  /** In `unit`; null: not measured. */
  width: number | null
  height: number | null
  unit: SizeUnit | null
  /** Availability of its edition; absent without an edition. */
  edition?: Availability
}

export interface PiecePicture extends Picture {
  /** A sentence on the step of the piece's making that it shows; absent: the piece itself. */
  step?: string
}

/** In characters. */
export const longestStep = 200

export interface Product extends Facts {
  kind: ProductKind
  id: number
  /** For clothing and merch, the name of the print on it. */
  name: string
  /** The price, or the first size's price; 0 for a draft without a price. */
  price: Cents
  /** The struck price for `price`, the lowest of the 30 days before; null: none. */
  was: Cents | null
  /** Information that the law requires; null: the default of its kind. */
  labelling: Labelling | null
  /** Null except for prints. */
  dimensions: PieceShape | null
  /** Empty for a piece with one price. */
  sizes: PieceSize[]
  making: InventoryPolicy
  availability: Availability
  /** Read for a single piece; absent in lists. */
  edition?: PieceEdition | null
  /** The main picture first; pictures of its making included, in their order. */
  pictures: PiecePicture[]
  createdAt: number
  /** Rises with every edit. An edit sends it as its version, so that it overwrites no edit unseen. */
  updatedAt: number
  /** A draft: only the owner sees it. */
  hidden: boolean
  /** The moment when visitors first see it, in epoch milliseconds; null: since its creation. */
  opensAt: number | null
  dropId: number | null
  /** Packed; none: not stated. */
  weights?: readonly PieceWeight[]
  inArchive: boolean
}

export interface ProductCard {
  kind: ProductKind
  id: number
  name: string
  /** The secondary descriptive name; null for an art print. */
  descName: string | null
  /** A garment's size; null where the owner gave none, and for everything else. */
  size: string | null
  /** The price, or the first size's price. */
  price: Cents
  /** The struck price; null: none. */
  was: Cents | null
  /** Its sizes have several prices, so this price reads 'From'. */
  from: boolean
  making: InventoryPolicy
  picture: Picture
  /** The second picture: a print in a room, a garment's detail; null without a second picture. */
  hoverPicture: Pick<Picture, 'address' | 'focus'> | null
  /** Leaves out the number of units, so that a page of cards stays the same while some of many units sell. */
  availability: Pick<Availability, 'state' | 'heldUntil'>
}

/** Sizes with different prices: the lowest reads 'From'. */
export const hasSeveralPrices = ({ sizes }: { sizes: readonly { price: Cents }[] }): boolean =>
  sizes.some(({ price }) => price !== sizes[0]?.price)

interface Named {
  kind: 'prints' | 'clothing' | 'merch'
  name: string | null
  printName: string | null
}

/** A print's name, or the name of the print on the piece. */
export function displayName(item: Named): string {
  const own = item.kind === 'prints' ? item.name : item.printName
  return own ?? item.name ?? productsCopy.thisPiece
}

/** Pictures of the piece itself, the main picture first. */
export function piecePictures({ pictures }: Pick<Product, 'pictures'>): PiecePicture[] {
  return pictures.filter(({ step }) => step === undefined)
}
