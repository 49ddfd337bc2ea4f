import type { Product } from '#shop/catalogue/products/product.ts'

interface GarmentSize {
  size: string
  /** Inches, all round: the body that it fits, then the garment. */
  body: readonly [number, number]
  chest: readonly [number, number]
  length: string
}

export const garmentSizes: readonly GarmentSize[] = [
  { size: 'XS', body: [30, 32], chest: [34, 36], length: '26' },
  { size: 'S', body: [33, 35], chest: [37, 39], length: '26½' },
  { size: 'M', body: [36, 38], chest: [40, 42], length: '27' },
  { size: 'L', body: [40, 42], chest: [44, 46], length: '28' },
  { size: 'XL', body: [44, 46], chest: [48, 50], length: '30' },
  { size: '2XL', body: [48, 50], chest: [52, 54], length: '31' },
]

/** Inches. A garment with a smaller chest has none of these sizes. */
const smallestChest = 33

/** By the measured chest, else by the label. Null for sizes that the guide lacks. */
export function guideSize({ size, measurements }: Pick<Product, 'size' | 'measurements'>) {
  const chest = chestOf(measurements ?? '')
  const row =
    chest === null
      ? garmentSizes.find((one) => one.size === size)
      : garmentSizes.find((one) => smallestChest <= chest && chest <= one.chest[1])
  return row?.size ?? null
}

function chestOf(measurements: string): number | null {
  const found = /\b(?:chest|bust)\b[\s:=]*(\d+(?:[.,]\d+)?)\s*(cm\b)?/i.exec(measurements)
  if (!found?.[1]) return null
  const inches = Number(found[1].replace(',', '.')) / (found[2] ? 2.54 : 1)
  return Math.round(inches)
}
