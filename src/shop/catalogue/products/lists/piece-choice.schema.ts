import { z } from 'zod'
import { productKinds } from '#platform/addresses/kinds.ts'
import { platformCopy } from '#platform/copy.ts'
import { productsCopy } from '#shop/catalogue/products/copy.ts'
import { pictureSchema } from '#shop/media/pictures/picture.schema.ts'
import { choiceFilters, longestChoiceWords, mostChoices } from './piece-choice.ts'

export const choiceQuerySchema = z.object({
  find: z
    .string()
    .max(longestChoiceWords, productsCopy.searchTooLong(longestChoiceWords))
    .default('')
    .meta({ description: 'Words that stand in what a piece is called or is.' }),
  which: z.enum(choiceFilters).default('all').meta({
    description: '`shown`: what visitors know. `free`: what may be let into the shop with a drop.',
  }),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, platformCopy.noWholeNumber)
    .transform((text) => Math.min(Number(text), mostChoices))
    .optional()
    .meta({ type: 'integer', description: `How many, 1 to ${mostChoices}.` }),
})

export const choicesSchema = z
  .object({
    pieces: z.array(
      z
        .object({
          kind: z.enum(productKinds),
          id: z.number().int(),
          name: z.string(),
          descName: z.string().nullable(),
          hidden: z.boolean(),
          picture: z.union([pictureSchema, z.null()]),
        })
        .meta({ id: 'PieceChoice' }),
    ),
    more: z.boolean().meta({ description: 'There are more than these.' }),
  })
  .meta({ id: 'PieceChoices' })
