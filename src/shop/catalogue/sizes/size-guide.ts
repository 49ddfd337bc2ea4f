export const mostGuideSizes = 12
export const mostMeasures = 4
export const longestMeasure = 20
export const longestGuideNote = 300
/** Centimetres. */
export const [leastMeasure, greatestMeasure] = [1, 300]

export interface SizeGuide {
  note: string
  measures: string[]
  /** Null: not known. Each size's measures in the order of the columns. */
  sizes: { label: string; cm: (number | null)[] }[]
}

/** `unit` is usual in the shop's country; the other unit stands below it. */
export type ShownGuide = SizeGuide & { unit: 'in' | 'cm' }

/** To half an inch: '20½'. */
export function guideInches(cm: number): string {
  const halves = Math.round((cm / 2.54) * 2)
  const whole = Math.floor(halves / 2)
  return `${whole || ''}${halves % 2 ? '½' : ''}` || '0'
}
