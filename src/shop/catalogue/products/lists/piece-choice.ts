import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'

export const choiceFilters = ['all', 'shown', 'free'] as const
export type ChoiceFilter = (typeof choiceFilters)[number]

export const firstChoices = 60
export const mostChoices = 300
export const longestChoiceWords = 100

export interface PieceChoice {
  kind: ProductKind
  id: number
  name: string
  descName: string | null
  hidden: boolean
  picture: Picture | null
}

export interface PieceChoices {
  pieces: PieceChoice[]
  more: boolean
}
