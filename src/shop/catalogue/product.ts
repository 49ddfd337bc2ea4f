import type { ProductKind } from '#kernel/kinds.ts'
import type { Cents } from '#kernel/money.ts'
import type { Picture } from '#shop/media/picture.ts'
import type { Availability } from '#shop/stock/availability.ts'

/** The shape of a print's paper: it decides which sizes there are. */
export type PrintShape = 'square' | 'portrait'
/** A print's size; its inches are in `sizeLabels`. */
export type SizeName = 'small' | 'medium' | 'large'

/** Inches, by shape and size (specification §9; design §4: portrait has two sizes). */
export const sizeLabels = {
  square: { small: '10x10', medium: '14x14', large: '18x18' },
  portrait: { small: '12x18', medium: '24x36' },
} as const

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

/** How the variant id of a size begins that was brought in from the print provider. */
export const broughtInPrefix = 'sync:'

/** Whether a variant id was brought in from the print provider: it is never typed and never shown. */
export function isBroughtIn(variantId: string): boolean {
  return variantId.startsWith(broughtInPrefix)
}

/** Characters of a description (specification §5). */
export const maxDescription = 250

/** A size of a print: its price in cents and the print provider's variant id. */
export interface PrintSize {
  size: SizeName
  label: SizeLabel
  price: Cents
  variantId: string
}

interface ProductBase {
  id: number
  description: string | null
  /** Main picture first, at most three. */
  pictures: Picture[]
  createdAt: number
  /** Rises with every edit: the version that an edit names, so that none is undone unseen. */
  updatedAt: number
  /** A draft: only the owner sees it. */
  hidden: boolean
}

/** A print as visitors see it; `sizes` holds those that are made. */
export interface Print extends ProductBase {
  kind: 'prints'
  name: string
  dimensions: PrintShape
  sizes: PrintSize[]
}

/**
 * A piece of clothing as visitors see it; `size` and `measurements` are null when the owner gave
 * none.
 */
export interface Clothing extends ProductBase {
  kind: 'clothing'
  printName: string
  descName: string
  price: Cents
  size: string | null
  measurements: string | null
  availability: Availability
}

/** A piece of merch as visitors see it; `name` is null when the owner gave none. */
export interface Merch extends ProductBase {
  kind: 'merch'
  printName: string
  descName: string
  name: string | null
  price: Cents
  availability: Availability
}

/** A product of any kind as visitors see it. */
export type Product = Print | Clothing | Merch

/** A piece as galleries and the home page show it. */
export interface ProductCard {
  kind: ProductKind
  id: number
  name: string
  /** The secondary descriptive name of clothing and merch; null for prints. */
  descName: string | null
  /** The small size's price for prints, shown as 'From'. */
  price: Cents
  picture: Picture
  /** The second picture's address: a print in a room, a garment's detail; null without a second picture. */
  hoverPicture: string | null
  availability: Availability
}

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
