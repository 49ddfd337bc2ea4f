import { z } from 'zod'
import { productKinds } from '#platform/addresses/kinds.ts'
import { platformCopy } from '#platform/copy.ts'
import { textSchema } from '#platform/text.schema.ts'
import { importsCopy } from './copy.ts'
import { importSources } from './imported-product.ts'
import { itemStates } from './imports.ts'

export const importFileSchema = z
  .object({
    file: z.file(platformCopy.noFile).meta({
      type: 'string',
      format: 'binary',
      description: 'CSV, or Big Cartel’s JSON; up to 20 MiB.',
    }),
  })
  .meta({ id: 'ImportFile' })

export const importAddressSchema = z
  .object({
    address: textSchema(300, importsCopy.shopMissing)
      .min(1, importsCopy.shopMissing)
      .meta({ example: 'heron.bigcartel.com' }),
  })
  .meta({ id: 'ImportAddress' })

export const importIdSchema = z.string().regex(/^[0-9a-f]{32}$/, importsCopy.noId)

export const madeImportSchema = z.object({ id: importIdSchema }).meta({ id: 'MadeImport' })

export const importChoiceSchema = z
  .object({
    kind: z
      .enum([...productKinds, 'left_out'], importsCopy.kindMissing)
      .meta({ description: 'What they become; `left_out`: nothing.' }),
    positions: z
      .array(z.number().int().min(0))
      .min(1, importsCopy.whichProducts)
      .max(500, importsCopy.tooManyAtOnce)
      .optional()
      .meta({ description: 'Which products; without it, all that can be of this kind.' }),
  })
  .meta({ id: 'ImportChoice' })

const summary = {
  id: z.string(),
  source: z.enum(importSources),
  name: z.string(),
  state: z.enum(['preview', 'running', 'stopped', 'done']),
  createdAt: z.number().int().meta({ description: 'Epoch milliseconds.' }),
  counts: z
    .record(z.enum(itemStates), z.number().int())
    .meta({ description: 'How many products are in which state.' }),
}

export const importSummarySchema = z.object(summary).meta({ id: 'ImportSummary' })

export const importDetailSchema = z
  .object({
    ...summary,
    withoutPictures: z
      .number()
      .int()
      .meta({ description: 'Pieces that came of it and have no picture of their own yet.' }),
    unread: z.array(z.object({ line: z.number().int().nullable(), reason: z.string() })),
    items: z.array(
      z.object({
        position: z.number().int(),
        title: z.string(),
        kind: z.enum(productKinds),
        kinds: z.array(z.enum(productKinds)),
        state: z.enum(itemStates),
        productId: z.number().int().nullable(),
        /** '12x18 $42.00'; '' for a product that can't be imported. */
        words: z.string(),
        remarks: z.array(z.string()),
      }),
    ),
    next: z.number().int().nullable().meta({ description: 'The next page’s `from`.' }),
  })
  .meta({ id: 'ImportDetail' })

export type ImportSummary = z.output<typeof importSummarySchema>
export type ImportDetail = z.output<typeof importDetailSchema>
export type ImportItem = ImportDetail['items'][number]

export const importPageSchema = z.object({
  from: z
    .string()
    .regex(/^\d{1,5}$/, platformCopy.noWholeNumber)
    .transform(Number)
    .optional()
    .meta({ type: 'integer', description: 'The position from which a hundred products are told.' }),
})
