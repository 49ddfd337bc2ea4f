import { z } from 'zod'
import { platformCopy } from '#platform/copy.ts'
import { textSchema } from '#platform/text.schema.ts'
import { maxPageText } from '#shop/store/written-pages/pages.ts'
import { settingsCopy } from './copy.ts'

export const sentenceDecisions = ['keep', 'change', 'leave_out'] as const

export const decideSentenceSchema = z
  .object({
    decision: z.enum(sentenceDecisions, settingsCopy.decisionMissing),
    text: textSchema(maxPageText).default('').meta({ description: 'Her own words, of a change.' }),
    seen: z
      .string(platformCopy.noWords)
      .max(maxPageText, platformCopy.tooLong(maxPageText))
      .optional()
      .meta({ description: 'The sentence’s `source` as it was read: refused once it is another.' }),
  })
  .refine(({ decision, text }) => decision !== 'change' || text !== '', {
    path: ['text'],
    message: settingsCopy.wordsMissing,
  })
  .meta({ id: 'DecideSentence' })

export type DecideSentence = z.output<typeof decideSentenceSchema>

export const shopSentenceSchema = z
  .object({
    key: z.string().meta({ example: 'mail.thanks' }),
    page: z.enum(['shipping', 'privacy', 'terms']).nullable(),
    where: z.string(),
    text: z.string().meta({ description: 'As it is read. Empty: nothing is said now.' }),
    source: z.string().meta({ description: 'As it is written, with words in braces.' }),
    first: z.string().meta({ description: 'As it came with the shop, read.' }),
    state: z.enum(['open', 'kept', 'changed', 'left_out']),
    needed: z.boolean().meta({ description: 'It can’t be left out.' }),
  })
  .meta({ id: 'ShopSentence' })

export type ShopSentence = z.output<typeof shopSentenceSchema>
