import type { Currency } from '#platform/money/currency.ts'
import { parseMoney } from '#platform/money/money.ts'
import {
  isBroughtIn,
  type PiecePicture,
  type PieceSize,
  type PrintShape,
  type Product,
  type SizeName,
  sidesLabel,
  sizeLabel,
  sizeNamed,
  sizesByShape,
} from '#shop/catalogue/products/product.ts'
import {
  namedDrafts,
  type SizeDraft,
  sizeBody,
  toSizeDrafts,
} from '#shop/catalogue/sizes/admin/size-draft.ts'
import type { Part } from '#web/form/part-fields.tsx'
import type { SlotValue } from '#web/form/pictures/picture-value.ts'

/** By the API's names. */
export type FormValues = Readonly<Record<string, unknown>>

export interface FormState {
  values: FormValues
  problemOf(field: string): string | null
  onChange(name: string, value: unknown): void
}

export function partIn<V>({ values, problemOf, onChange }: FormState, name: string): Part<V> {
  const change = (value: V) => onChange(name, value)
  return { name, value: values[name] as V, problem: problemOf(name), problemOf, onChange: change }
}

export const picturesIn = ({ pictures }: FormValues) => (pictures ?? []) as readonly SlotValue[]

export const ownSizesIn = ({ sizes }: FormValues) => (sizes ?? []) as readonly SizeDraft[]

/** The specification's sizes that the form asks for. */
export function usualSizes({ dimensions, brought }: FormValues): readonly SizeName[] {
  const all = sizesByShape[dimensions as PrintShape] ?? []
  return brought ? all.filter((size) => String(brought).split(',').includes(size)) : all
}

export function sizeLabels(values: FormValues): string[] {
  if (values.dimensions === undefined) return ownSizesIn(values).map(({ label }) => label)
  if (values.dimensions === 'own') {
    return ownSizesIn(values).map(({ label, width, height, unit }) => {
      const sides = { width: Number(width), height: Number(height), unit }
      return label.trim() || sidesLabel(sides)
    })
  }
  return usualSizes(values).flatMap(
    (size) => sizeLabel(values.dimensions as PrintShape, size) ?? [],
  )
}

export interface SavedPiece extends Record<string, unknown> {
  pictures: readonly PiecePicture[]
  sizes?: readonly (Omit<PieceSize, 'size'> & { onHand?: number })[]
  updatedAt?: number
}

export function toStored(saved: SavedPiece, currency: Currency) {
  const version = saved.updatedAt
  if ('dimensions' in saved) return { ...saved, ...printSizes(saved, currency), version }
  return { ...saved, sizes: namedDrafts(saved.sizes ?? [], currency), version }
}

function printSizes(saved: SavedPiece, currency: Currency) {
  const dimensions = (saved.dimensions ?? null) as Product['dimensions']
  // By label: an imported print may lack its first size.
  const sizes = (saved.sizes ?? []).map((size) => ({
    ...size,
    size: sizeNamed(dimensions, size.label),
    price: parseMoney(size.price, currency) ?? 0,
  }))
  const own = toSizeDrafts({ dimensions, sizes }, currency)
  // An imported draft may have no size left, and no price either.
  const shape = own.length > 0 ? 'own' : sizes.length === 0 ? 'one' : dimensions
  const isBroughtInWhole =
    shape === dimensions && sizes.every(({ variantId }) => isBroughtIn(variantId ?? ''))
  const prices = ['price', 'smallPrice', 'mediumPrice', 'largePrice'].map((name) => [
    name,
    saved[name] || null,
  ])
  return {
    ...Object.fromEntries(prices),
    dimensions: shape,
    sizes: own,
    brought: isBroughtInWhole ? sizes.map(({ size }) => size).join(',') : '',
  }
}

/** A print has one price, its own sizes, or those of the specification. */
export function sizesBody(values: FormValues): object {
  if (values.dimensions === 'one') return { sizes: [] }
  if (values.dimensions === 'own') return { sizes: ownSizesIn(values).map(sizeBody) }
  const names = usualSizes(values)
  const ids = names.map((size) => `${size}VariantId`)
  return {
    dimensions: values.dimensions,
    ...Object.fromEntries(ids.map((name) => [name, values[name]])),
    // Without them the shop would keep the print's own sizes.
    sizes: values.brought || names.join(','),
  }
}
