import { z } from 'zod'
import { productKinds } from '#platform/addresses/kinds.ts'
import { longestSearch } from '#platform/addresses/longest-search.ts'

export const adminSearchQuerySchema = z.object({
  find: z.string().max(longestSearch).meta({ description: 'Words, or an order’s number.' }),
})

export const adminSearchSchema = z
  .object({
    orders: z.array(
      z.object({
        number: z.number().int(),
        buyer: z.string().nullable(),
        state: z.string().meta({ example: 'To ship' }),
      }),
    ),
    pieces: z.array(
      z.object({
        kind: z.enum(productKinds),
        id: z.number().int(),
        name: z.string(),
        descName: z.string().nullable(),
        hidden: z.boolean(),
        sold: z.boolean(),
      }),
    ),
    people: z.array(
      z.object({
        name: z.string(),
        email: z.string(),
        orders: z.number().int(),
        letters: z.number().int(),
      }),
    ),
  })
  .meta({ id: 'AdminSearch' })
