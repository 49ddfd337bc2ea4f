import type { PieceSize, Product, SizeUnit } from '#shop/catalogue/products/product.ts'
import { wallPageCopy } from './copy.ts'

/** Centimetres, in the picture's orientation. */
export interface MeasuredSize {
  label: string
  wide: number
  tall: number
}

/** Centimetres of the width and of the back's height. */
export const sofa = { wide: 210, tall: 80 }

/** Centimetres from the floor to a picture's middle, as galleries hang pictures. */
const eyeLevel = 150

/** Centimetres of wall between the sofa and a picture over it. */
const overSofa = 22

const cmOf = { cm: 1, in: 2.54 }

export function measuredSizes({ kind, sizes, pictures }: Product): MeasuredSize[] {
  const [picture] = pictures
  if (kind !== 'prints' || !picture) return []
  return sizes.flatMap((size) => measured(size, picture.width > picture.height) ?? [])
}

function measured(
  { label, width, height, unit }: PieceSize,
  isLandscape: boolean,
): MeasuredSize | null {
  if (width === null || height === null || unit === null) return null
  const [short, long] = [width, height].map((side) => side * cmOf[unit]).sort((a, b) => a - b)
  if (short === undefined || long === undefined) return null
  return isLandscape ? { label, wide: long, tall: short } : { label, wide: short, tall: long }
}

/** Centimetres from the floor. */
export function lowerEdge({ tall }: Pick<MeasuredSize, 'tall'>): number {
  return Math.max(eyeLevel - tall / 2, sofa.tall + overSofa)
}

export function sidesInWords({ wide, tall }: MeasuredSize, unit: SizeUnit): string {
  return `${inUnit(wide, unit)} × ${inUnit(tall, unit)} ${unit}`
}

const inUnit = (cm: number, unit: SizeUnit) => Math.round((cm / cmOf[unit]) * 10) / 10

export function sofaInWords(unit: SizeUnit): string {
  if (unit === 'cm') return `${sofa.wide / 100} m`
  const inches = Math.round(sofa.wide / cmOf.in)
  return wallPageCopy.ftIn(Math.floor(inches / 12), inches % 12)
}

const shares = [
  [1 / 10, wallPageCopy.aTenth],
  [1 / 8, wallPageCopy.anEighth],
  [1 / 6, wallPageCopy.aSixth],
  [1 / 5, wallPageCopy.aFifth],
  [1 / 4, wallPageCopy.aQuarter],
  [1 / 3, wallPageCopy.aThird],
  [2 / 5, wallPageCopy.twoFifths],
  [1 / 2, 'half'],
  [3 / 5, wallPageCopy.threeFifths],
  [2 / 3, wallPageCopy.twoThirds],
  [3 / 4, wallPageCopy.threeQuarters],
  [7 / 8, wallPageCopy.sevenEighths],
] as const

export function besideSofa({ wide }: Pick<MeasuredSize, 'wide'>): string {
  const share = wide / sofa.wide
  if (share > 1.05) return wallPageCopy.widerThan
  if (share > 0.94) return wallPageCopy.aboutWide
  if (share < 0.09) return wallPageCopy.lessTenth
  const far = ([part]: readonly [number, string]) => Math.abs(Math.log(share / part))
  const nearest = shares.reduce((best, each) => (far(each) < far(best) ? each : best))
  return wallPageCopy.aboutOf(nearest[1])
}
