import type { ProductKind } from '#platform/addresses/kinds.ts'
import {
  ageGroupWords,
  genderWords,
  type Labelling,
  noLabelling,
  originWords,
} from '#shop/store/law/labelling.ts'

/** A labelling as typed; numbers are texts while they are. */
export type LabellingDraft = Omit<Labelling, 'fabric'> & { fabric: FabricDraft | null }

export interface FabricDraft {
  fibres: { name: string; percent: string | number }[]
  animalParts: boolean
}

/** What is typed of it, or nothing. */
export const draftOf = (value: unknown): LabellingDraft =>
  (value as LabellingDraft | null) ?? noLabelling

/** What is sent: null once all of it is as usual. */
export function sentOf(draft: LabellingDraft): LabellingDraft | null {
  return Object.values(draft).every((each) => each === null || each === '') ? null : draft
}

/** How much the fibres make together; NaN while something else is typed. */
export const sumOf = ({ fibres }: FabricDraft): number =>
  fibres.reduce((sum, { percent }) => sum + Number(percent), 0)

/** One line of what is set; null: nothing is. */
export function labellingSummary(value: unknown): string | null {
  const { fabric, origin, colour, gender, ageGroup, maker, warnings, care, hsCode } = draftOf(value)
  const named = fabric?.fibres.map(({ name, percent }) => `${percent || '…'}% ${name}`).join(', ')
  const words = [
    fabric && (named || 'No textile'),
    origin && originWords[origin],
    colour,
    gender && genderWords[gender],
    ageGroup && ageGroupWords[ageGroup],
    care && 'Care',
    warnings && 'Warning',
    maker && 'Made by somebody else',
    hsCode && 'Customs',
  ]
  return words.filter(Boolean).join(' · ') || null
}

/** Whether a kind is asked what it is made of. */
export const isTextileKind = (kind: ProductKind) => kind !== 'prints'
