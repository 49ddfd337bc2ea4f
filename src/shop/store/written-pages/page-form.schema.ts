import { z } from 'zod'
import { textSchema } from '#platform/text.schema.ts'
import { writtenPagesCopy } from './copy.ts'
import { blocksSchema } from './own-page.schema.ts'
import { maxPageText } from './pages.ts'

export const pageFormSchema = z
  .object({
    text: textSchema(maxPageText, writtenPagesCopy.pageMissing).min(
      1,
      writtenPagesCopy.pageMissing,
    ),
    blocks: blocksSchema.optional().meta({
      description: 'Below the text. Left as they are when not sent.',
    }),
    /** A newer stored version refuses the save. */
    version: z.string().max(64).optional(),
  })
  .meta({ id: 'PageForm' })

export type PageForm = Omit<z.output<typeof pageFormSchema>, 'version'>
