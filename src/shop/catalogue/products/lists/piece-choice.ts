import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'

/** 'shown': pieces that visitors see; 'free': pieces that may open with a drop. */
export const choiceFilters = ['all', 'shown', 'free'] as const
export type ChoiceFilter = (typeof choiceFilters)[number]

/** Pieces offered at first, and at most. */
export const firstChoices = 60
export const mostChoices = 300
/** In characters. */
export const longestChoiceWords = 100

export interface PieceChoice {
  kind: ProductKind
  id: number
  name: string
  descName: string | null
  hidden: boolean
  picture: Picture | null
}

/** `more`: further pieces exist. */
export interface PieceChoices {
  pieces: PieceChoice[]
  more: boolean
}
