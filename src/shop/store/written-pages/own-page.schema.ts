import { z } from 'zod'
import { productKinds } from '#platform/addresses/kinds.ts'
import { longestSlug } from '#platform/addresses/slug.ts'
import { platformCopy } from '#platform/copy.ts'
import { textSchema } from '#platform/text.schema.ts'
import { isLink } from '#shop/store/settings/studio.ts'
import { writtenPagesCopy as copy } from './copy.ts'
import {
  longestButton,
  longestCaption,
  longestPageTitle,
  longestQuotation,
  longestSpeaker,
  maxBlocks,
  maxLetters,
  maxRow,
  pageSlugProblem,
  pageSpots,
} from './own-page.ts'
import { maxPageText } from './pages.ts'

const filled = (words: string, max: number) => textSchema(max).min(1, words)
const address = textSchema(500).meta({
  description: 'An address that POST /api/images answered, or empty.',
})

/** A page of this shop, a web address, or a mailbox. */
const isAddress = (to: string) => /^\/(?!\/)[^\s\\]*$/.test(to) || isLink(to)

/** The blocks of a page. Visitors don't see a block without contents. */
export const blockSchemas = {
  words: z.object({
    kind: z.literal('words'),
    text: filled(copy.emptyWords, maxPageText),
  }),
  picture: z.object({
    kind: z.literal('picture'),
    picture: address,
    caption: textSchema(longestCaption).default(''),
    wide: z.boolean().default(false).meta({ description: 'From edge to edge.' }),
  }),
  pictures: z.object({
    kind: z.literal('pictures'),
    pictures: z.array(address).max(maxRow, copy.longRow(maxRow)),
    caption: textSchema(longestCaption).default(''),
  }),
  piece: z.object({
    kind: z.literal('piece'),
    piece: z.object({ kind: z.enum(productKinds), id: z.number().int().positive() }).nullable(),
  }),
  gallery: z.object({
    kind: z.literal('gallery'),
    gallery: z.number().int().positive().nullable().meta({
      description: 'The id of a gallery or a series.',
    }),
  }),
  quotation: z.object({
    kind: z.literal('quotation'),
    text: filled(copy.emptyQuotation, longestQuotation),
    by: textSchema(longestSpeaker).default(''),
  }),
  button: z.object({
    kind: z.literal('button'),
    label: filled(copy.emptyButton, longestButton),
    to: filled(copy.badAddress, 500).refine(isAddress, copy.badAddress),
  }),
  video: z.object({
    kind: z.literal('video'),
    video: address,
    caption: textSchema(longestCaption).default(''),
  }),
} as const

/** A form without JavaScript sends one text. */
const fromText = (value: unknown) => {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

const kinds = Object.values(blockSchemas) as unknown as [
  (typeof blockSchemas)['words'],
  ...(typeof blockSchemas)[keyof typeof blockSchemas][],
]

export const blocksSchema = z.preprocess(
  fromText,
  z
    .array(z.discriminatedUnion('kind', kinds, copy.unknownBlock), copy.noBlocks)
    .max(maxBlocks, copy.manyBlocks(maxBlocks))
    .refine((blocks) => JSON.stringify(blocks).length <= maxLetters, copy.longPage(maxLetters)),
)

const isTrue = (value: unknown) =>
  value === 'true' || value === 'on' ? true : value === 'false' ? false : value

export const ownPageFormSchema = z
  .object({
    title: filled(copy.noTitle, longestPageTitle),
    slug: textSchema(longestSlug)
      .superRefine((slug, context) => {
        const problem = slug === '' ? null : pageSlugProblem(slug)
        if (problem) context.addIssue({ code: 'custom', message: problem })
      })
      .default('')
      .meta({
        description:
          'The last part of its address; when empty, made from the title, or left as it is.',
      }),
    spot: z.enum(pageSpots, copy.noSpot).default('footer').meta({
      description: 'Where it is linked: in the menu, at the foot of every page, or nowhere.',
    }),
    draft: z.preprocess(isTrue, z.boolean(platformCopy.noTrueOrFalse).default(true)).meta({
      description: 'Only the studio sees it.',
    }),
    blocks: blocksSchema.default([]),
    version: z.string().max(64).optional().meta({
      description: 'As it was read; refused as `changed` when it is another by now.',
    }),
  })
  .meta({ id: 'OwnPageForm' })

export const blocksAnswer = z.array(z.discriminatedUnion('kind', kinds))

export const ownPageSchema = z
  .object({
    id: z.number().int(),
    path: z.string().meta({ example: '/pages/process' }),
    title: z.string(),
    slug: z.string(),
    spot: z.enum(pageSpots),
    draft: z.boolean(),
    blocks: blocksAnswer,
    version: z.string(),
  })
  .meta({ id: 'OwnPage' })

/** Stored blocks; leaves out kinds of a later version. */
export const storedBlocks = z
  .array(z.unknown())
  .transform((all) =>
    all.flatMap((each) => z.discriminatedUnion('kind', kinds).safeParse(each).data ?? []),
  )

export const pageOrderSchema = z
  .object({
    spot: z.enum(pageSpots, copy.noSpot),
    ids: z.array(z.number().int().positive()).min(1).max(200),
    version: z.string().max(64).optional(),
  })
  .meta({ id: 'PageOrder' })
