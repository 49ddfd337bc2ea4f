import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'

/** Which pieces: all, those that visitors know, or those that may come into the shop with a drop. */
export const choiceFilters = ['all', 'shown', 'free'] as const
export type ChoiceFilter = (typeof choiceFilters)[number]

/** So many are offered at first, and at most. */
export const firstChoices = 60
export const mostChoices = 300
/** Characters of the words by which they are found. */
export const longestChoiceWords = 100

/** A piece as the owner chooses it from a list. */
export interface PieceChoice {
  kind: ProductKind
  id: number
  name: string
  descName: string | null
  hidden: boolean
  picture: Picture | null
}

/** Pieces to choose from; `more`: there are more than these. */
export interface PieceChoices {
  pieces: PieceChoice[]
  more: boolean
}
