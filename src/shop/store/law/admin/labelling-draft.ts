import {
  ageGroupWords,
  genderWords,
  type Labelling,
  noLabelling,
  originWords,
} from '#shop/store/law/labelling.ts'
import { lawCopy } from './copy.ts'

/** Numbers are texts while the owner types. */
export type LabellingDraft = Omit<Labelling, 'fabric'> & { fabric: FabricDraft | null }

export interface FabricDraft {
  fibres: { name: string; percent: string | number }[]
  animalParts: boolean
}

export const toDraft = (value: unknown): LabellingDraft =>
  (value as LabellingDraft | null) ?? noLabelling

/** Null when every field has its default. */
export function toRequest(draft: LabellingDraft): LabellingDraft | null {
  return Object.values(draft).every((each) => each === null || each === '') ? null : draft
}

/** Percent; NaN while a share is not a number. */
export const percentSum = (fibres: FabricDraft['fibres']): number =>
  fibres.reduce((sum, { percent }) => sum + Number(percent), 0)

/** Null: empty. */
export function labellingSummary(value: unknown): string | null {
  const { fabric, origin, colour, gender, ageGroup, maker, warnings, care, hsCode } = toDraft(value)
  const named = fabric?.fibres.map(({ name, percent }) => `${percent || '…'}% ${name}`).join(', ')
  const words = [
    fabric && (named || lawCopy.noTextile),
    origin && originWords[origin],
    colour,
    gender && genderWords[gender],
    ageGroup && ageGroupWords[ageGroup],
    care && 'Care',
    warnings && 'Warning',
    maker && lawCopy.otherMaker,
    hsCode && 'Customs',
  ]
  return words.filter(Boolean).join(' · ') || null
}
