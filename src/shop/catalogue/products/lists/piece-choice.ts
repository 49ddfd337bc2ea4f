import type { z } from 'zod'
import type { choicesSchema } from './piece-choice.schema.ts'

export const choiceFilters = ['all', 'shown', 'free'] as const
export type ChoiceFilter = (typeof choiceFilters)[number]

export const firstChoices = 60
export const mostChoices = 300
export const longestChoiceWords = 100

export type PieceChoices = z.output<typeof choicesSchema>
export type PieceChoice = PieceChoices['pieces'][number]
