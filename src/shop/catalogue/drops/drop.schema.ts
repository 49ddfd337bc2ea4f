import { z } from 'zod'
import { productKinds } from '#platform/addresses/kinds.ts'
import { platformCopy } from '#platform/copy.ts'
import { textSchema } from '#platform/text.schema.ts'
import { dropsCopy } from './copy.ts'

/** In characters. */
export const maxTitle = 80
export const maxWords = 1000
const mostPieces = 100

const piece = z.object({ kind: z.enum(productKinds), id: z.number().int().min(1) })

export const dropSchema = z
  .object({
    id: z.number().int(),
    title: z.string(),
    words: z.string(),
    opensAt: z.number().int().meta({ description: 'Epoch milliseconds.' }),
    announced: z.boolean(),
    oneEach: z.boolean(),
    hasBegun: z.boolean(),
    pieces: z.array(piece.extend({ name: z.string(), sold: z.boolean() })),
    version: z.string(),
  })
  .meta({ id: 'Drop' })

export type Drop = z.output<typeof dropSchema>
export type AnnouncedDrop = Pick<Drop, 'id' | 'title' | 'words' | 'opensAt'>

export const dropInputSchema = z
  .object({
    title: textSchema(maxTitle, dropsCopy.pleaseGiveDrop).min(1, dropsCopy.pleaseGiveDrop),
    words: textSchema(maxWords).default(''),
    opensAt: z
      .number(dropsCopy.dayMissing)
      .int(dropsCopy.dayMissing)
      .min(0, dropsCopy.dayMissing)
      // Later than any real drop: a typing error.
      .max(Date.UTC(2100, 0), dropsCopy.dayMissing)
      .meta({ description: 'When its pieces come into the shop, in epoch milliseconds.' }),
    announced: z.boolean(platformCopy.noTrueOrFalse).default(false).meta({
      description: 'Whether visitors read of it beforehand, without its pieces.',
    }),
    oneEach: z
      .boolean(platformCopy.noTrueOrFalse)
      .default(false)
      .meta({ description: 'A buyer has one of each at the most.' }),
    pieces: z
      .array(piece, dropsCopy.namedTwice)
      .max(mostPieces, dropsCopy.mostPieces(mostPieces))
      .refine(
        (pieces) => new Set(pieces.map(({ kind, id }) => `${kind}/${id}`)).size === pieces.length,
        dropsCopy.pieceTwice,
      )
      .readonly()
      .default([]),
    version: z.string().max(64).optional().meta({
      description: 'As read; refused as `changed` when it is another by now.',
    }),
  })
  .meta({ id: 'DropInput' })

export type DropInput = z.output<typeof dropInputSchema>
