export const mostGuideSizes = 12
export const mostMeasures = 4
export const longestMeasure = 20
export const longestGuideNote = 300
/** Centimetres. */
export const [leastMeasure, greatestMeasure] = [1, 300]

/** The owner's own, of all clothing. No sizes: there is none. */
export interface SizeGuide {
  /** A note on taking the measures. */
  note: string
  measures: string[]
  /** Null: not known. Of each measure, in their order. */
  sizes: { label: string; cm: (number | null)[] }[]
}

/** `unit` is the one that people measure in where the shop is; the other stands below it. */
export type ShownGuide = SizeGuide & { unit: 'in' | 'cm' }

/** To half an inch: '20½'. */
export function guideInches(cm: number): string {
  const halves = Math.round((cm / 2.54) * 2)
  const whole = Math.floor(halves / 2)
  return `${whole || ''}${halves % 2 ? '½' : ''}` || '0'
}
