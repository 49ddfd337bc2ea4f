import type { Making, ProductKind } from '#platform/addresses/kinds.ts'
import type { Cents } from '#platform/money/money.ts'
import type { PieceEdition } from '#shop/catalogue/editions/edition.ts'
import type { PieceWeight } from '#shop/catalogue/sizes/weights.schema.ts'
import type { Availability } from '#shop/catalogue/stock/availability.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'
import type { Labelling } from '#shop/store/law/labelling.ts'
import type { TaxClass } from '#shop/store/tax/tax.ts'

/** The shape of a print's paper of which the specification says the sizes. */
export type PrintShape = 'square' | 'portrait'
/** The shape of a piece, as its picture has it. */
export type PieceShape = PrintShape | 'landscape' | 'panorama'
/** In what a size is measured. */
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
export const sizesOf: Record<PrintShape, readonly SizeName[]> = {
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

/** The specification's size of a shape that has this label; null: it is none of them. */
export function sizeNamed(shape: PieceShape | null, label: string): SizeName | null {
  if (shape !== 'square' && shape !== 'portrait') return null
  return sizesOf[shape].find((size) => sizeLabel(shape, size) === label) ?? null
}

/** Whether these are the specification's sizes of a shape, each in its place. */
export function areUsualSizes(
  shape: PieceShape | null,
  sizes: readonly Pick<PieceSize, 'size' | 'label'>[],
): shape is PrintShape {
  if (shape !== 'square' && shape !== 'portrait') return false
  return sizes.every(({ size, label }) => size !== null && sizeLabel(shape, size) === label)
}

/** A size by its measures: '8x10' in inches, as it ever was, and '30x40 cm'. */
export function labelOf({
  width,
  height,
  unit,
}: {
  width: number
  height: number
  unit: SizeUnit
}): string {
  return unit === 'in' ? `${width}x${height}` : `${width}x${height} cm`
}

/** '30x40 cm' -> '30 × 40 cm', '10x10' -> '10 × 10 in'; other labels are words already. */
export function sizeInWords(label: string, inches = 'in'): string {
  const [whole, wide, tall, metric] = /^([\d.]+)x([\d.]+)( cm)?$/.exec(label) ?? []
  return whole === undefined ? label : `${wide} × ${tall} ${metric ? 'cm' : inches}`
}

/** A size's label in ids that feeds and links use: '30x40 cm' -> '30x40cm'. */
export const sizeInId = (label: string): string => label.replaceAll(' ', '')

/** The shape of a picture with these sides. */
export function shapeOf({ width, height }: { width: number; height: number }): PieceShape {
  const ratio = width / height
  if (ratio > 1.95 || ratio < 1 / 1.95) return 'panorama'
  if (ratio > 1.04) return 'landscape'
  return ratio < 0.96 ? 'portrait' : 'square'
}

/** How the variant id of a size begins that was brought in from the print provider. */
export const broughtInPrefix = 'sync:'

/** Whether a variant id was brought in from the print provider: it is never typed and never shown. */
export function isBroughtIn(variantId: string): boolean {
  return variantId.startsWith(broughtInPrefix)
}

/** Characters of a size's label. */
export const longestLabel = 60

/** Characters of a description (specification §5). */
export const maxDescription = 250

/** A size of a piece, with its price in cents. */
export interface PieceSize {
  /** The specification's name of the first three; null of what follows. */
  size: SizeName | null
  /** What is sold: '10x10'. */
  label: string
  price: Cents
  /** The price that is struck; absent where it isn't reduced. */
  was?: Cents
  /** The print provider's id; null where the studio makes it itself. */
  variantId: string | null
  /** In `unit`; null where it isn't measured. */
  width: number | null
  height: number | null
  unit: SizeUnit | null
  /** Of the edition that it is sold from; absent where it is in none. */
  edition?: Availability
}

/** A picture of a piece. */
export interface PiecePicture extends Picture {
  /** The step of the piece's making that it shows, in a sentence; absent: it is a look at the piece. */
  step?: string
}

/** Characters of a step. */
export const longestStep = 200

/** A piece as visitors see it. */
export interface Product {
  kind: ProductKind
  id: number
  /** What it is called: of clothing and merch, the print that it carries. */
  name: string
  /** What it is ('Linen shirt'); null for an art print. */
  descName: string | null
  /** Merch may have a name of its own. */
  ownName: string | null
  description: string | null
  /** Longer, in paragraphs, with the marks of `story.ts`. */
  story: string | null
  /** What it costs, or its first size; 0 for a draft without a price. */
  price: Cents
  /** It is announced as reduced. */
  reduced: boolean
  /** The price that is struck: of `price`, the lowest of 30 days before; null: none. */
  was: Cents | null
  /** What the law wants to be told of it; null: what its kind has. */
  labelling: Labelling | null
  /** Null unless a print. */
  dimensions: PieceShape | null
  /** Those that are made; none for a piece that has one price. */
  sizes: PieceSize[]
  /** What a garment's label says. */
  size: string | null
  measurements: string | null
  making: Making
  availability: Availability
  /** What it is sold in a limited number of; read with a single piece, absent in lists. */
  edition?: PieceEdition | null
  /** Main picture first; those of its making are among them, in their order. */
  pictures: PiecePicture[]
  createdAt: number
  /** Rises with every edit: the version that an edit names, so that none is undone unseen. */
  updatedAt: number
  /** A draft: only the owner sees it. */
  hidden: boolean
  /** When visitors come to know it, in epoch milliseconds; null: since it was made. */
  opensAt: number | null
  /** The drop that it opens with. */
  dropId: number | null
  /** A buyer has one at the most. */
  oneEach: boolean
  /** Of what is one of a kind: it is sold with a certificate. */
  certified: boolean
  /** Made to one buyer's specifications: exempt from withdrawal. */
  personalised: boolean
  /** How it is taxed. */
  taxClass: TaxClass
  /** Packed; none: nobody has said it. */
  weights?: readonly PieceWeight[]
  /** Whether the archive shows it once it is sold. */
  inArchive: boolean
}

/** A piece as galleries and the home page show it. */
export interface ProductCard {
  kind: ProductKind
  id: number
  name: string
  /** The secondary descriptive name; null for an art print. */
  descName: string | null
  /** A garment's size; null where the owner gave none, and for everything else. */
  size: string | null
  /** Its price, or its first size's. */
  price: Cents
  /** The price that is struck beside it; null: none. */
  was: Cents | null
  /** Its sizes have several prices: this price is shown as 'From'. */
  from: boolean
  making: Making
  picture: Picture
  /** The second picture: a print in a room, a garment's detail; null without a second picture. */
  hoverPicture: Pick<Picture, 'address' | 'focus'> | null
  /** Not how many are left: a page of cards stays the same while a few are bought of many. */
  availability: Pick<Availability, 'state' | 'heldUntil'>
}

/** Sizes at different prices: the least of them is said as 'From'. */
export const hasSeveralPrices = ({ sizes }: { sizes: readonly { price: Cents }[] }): boolean =>
  sizes.some(({ price }) => price !== sizes[0]?.price)

interface Named {
  kind: 'prints' | 'clothing' | 'merch'
  name: string | null
  printName: string | null
}

/** What a piece is called in a sentence: a print's name, else the print that it carries. */
export function displayName(item: Named): string {
  const own = item.kind === 'prints' ? item.name : item.printName
  return own ?? item.name ?? 'This piece'
}

/** The pictures that show a piece as it is, the main one first. */
export function looksOf({ pictures }: Pick<Product, 'pictures'>): PiecePicture[] {
  return pictures.filter(({ step }) => step === undefined)
}
