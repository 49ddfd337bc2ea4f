import { z } from 'zod'
import { productKinds } from '#platform/addresses/kinds.ts'
import { platformCopy } from '#platform/copy.ts'
import type { Currency } from '#platform/money/currency.ts'
import { parseMoney } from '#platform/money/money.ts'
import { colourNames } from '#shop/media/colours/colours.ts'
import { pictureSchema } from '#shop/media/pictures/picture.schema.ts'
import { searchCopy } from './copy.ts'
import { cursorIn, shapes, sizeBands, sortings } from './criteria.ts'
import { longestQuery } from './words.ts'

const price = (currency: Currency) =>
  z
    .string()
    .transform((text, context) => {
      const cents = parseMoney(text, currency)
      if (cents !== null) return cents
      context.addIssue({ code: 'custom', message: searchCopy.priceMissing })
      return z.NEVER
    })
    .optional()

/** Prices in `currency`. */
export const searchQuerySchema = (currency: Currency) =>
  z.object({
    q: z
      .string()
      .max(longestQuery, platformCopy.tooLong(longestQuery))
      .optional()
      .meta({ description: 'Words that all have to be there; of the last one its first letters.' }),
    gallery: z
      .string()
      .max(60)
      .optional()
      .meta({ description: 'The slug of one.', example: 'prints' }),
    from: price(currency).meta({ type: 'string', description: 'The least price.', example: '10' }),
    to: price(currency).meta({
      type: 'string',
      description: 'The highest price.',
      example: '49.50',
    }),
    colour: z.enum(colourNames).optional().meta({ description: 'Read from the main picture.' }),
    shape: z.enum(shapes).optional(),
    size: z
      .enum(sizeBands)
      .optional()
      .meta({ description: 'Longest side up to 30 cm, 60 cm, more.' }),
    label: z.string().min(1).max(40).optional().meta({ description: 'A garment’s label: M.' }),
    stock: z.enum(['1']).optional().meta({ description: 'Only what can be bought now.' }),
    sort: z.enum(sortings).optional().meta({ description: '`best` unless it is said.' }),
    after: z
      .string()
      .transform((text, context) => {
        const cursor = cursorIn(text)
        if (cursor) return cursor
        context.addIssue({ code: 'custom', message: searchCopy.noNext })
        return z.NEVER
      })
      .optional()
      .meta({ type: 'string', description: 'The `next` of the page before.' }),
    limit: z
      .string()
      .regex(/^[1-9]\d?$|^100$/, searchCopy.limitMissing)
      .transform(Number)
      .optional()
      .meta({ type: 'integer', description: 'How many, 1 to 100; 24 unless it is said.' }),
  })

export const searchResultsSchema = z
  .object({
    results: z.array(
      z
        .object({
          kind: z.enum(productKinds),
          id: z.number().int(),
          name: z.string(),
          descName: z.string().nullable(),
          price: z.number().meta({
            description: 'As galleries show it; 0 of what is not for sale.',
            example: 24.5,
          }),
          path: z.string().meta({ example: '/image/3' }),
          picture: pictureSchema,
          state: z.enum(['available', 'last_one', 'held', 'sold_out', 'not_for_sale']),
        })
        .meta({ id: 'SearchResult' }),
    ),
    next: z.string().nullable().meta({ description: 'The `after` of the next page.' }),
  })
  .meta({ id: 'SearchResults' })
