import { z } from 'zod'
import { productKinds } from '#platform/addresses/kinds.ts'
import { longestSlug } from '#platform/addresses/slug.ts'
import { platformCopy } from '#platform/copy.ts'
import { textSchema } from '#platform/text.schema.ts'
import { galleryLayouts, longestTitle, longestWords, slugProblem } from './collection.ts'
import { collectionsCopy } from './copy.ts'

const type = z.enum(['gallery', 'series'], collectionsCopy.typeMissing)
const version = z.string().max(64).optional().meta({
  description: 'As it was read; refused as `changed` when it is another by now.',
})

const fields = {
  title: textSchema(longestTitle, collectionsCopy.pleaseEnterTitle).min(
    1,
    collectionsCopy.pleaseEnterTitle,
  ),
  slug: textSchema(longestSlug)
    .superRefine((slug, context) => {
      const problem = slug === '' ? null : slugProblem(slug)
      if (problem) context.addIssue({ code: 'custom', message: problem })
    })
    .default('')
    .meta({
      description:
        'The last part of its address; when empty, made from the title, or left as it is.',
    }),
  words: textSchema(longestWords).default(''),
  picture: textSchema(500, collectionsCopy.whichPicture)
    .nullable()
    .default(null)
    .meta({ description: 'An address that POST /api/images answered.' }),
  hidden: z.boolean(platformCopy.noTrueOrFalse).default(false).meta({
    description: 'Left out of the menu, the home page and the sitemap; its address still answers.',
  }),
  layout: z.enum(galleryLayouts, collectionsCopy.layoutMissing).optional().meta({
    description:
      'Of a gallery of your own: `shop`, or `looking` (large pictures, and ways from work to work). Left as it is when not sent.',
  }),
}

/** The slugs of the specification's galleries cannot be edited. */
export const collectionFormSchema = z.object({ ...fields, version }).meta({ id: 'CollectionForm' })

export const newCollectionSchema = z.object({ type, ...fields }).meta({ id: 'NewCollection' })

export const filledCollectionSchema = z
  .object({
    id: z.number().int(),
    type,
    title: z.string(),
    slug: z.string(),
    words: z.string(),
    picture: z.string().nullable(),
    hidden: z.boolean(),
    layout: z.enum(galleryLayouts),
    path: z.string(),
    version: z.string(),
  })
  .meta({ id: 'FilledCollection' })

export const collectionSchema = z
  .object({
    slug: z.string().meta({ description: 'What a piece’s `gallery` or `series` says.' }),
    title: z.string(),
    words: z.string(),
    path: z.string().meta({ example: '/gallery/quiet-forms' }),
  })
  .meta({ id: 'Collection' })

export const ownCollectionSchema = z
  .object({
    id: z.number().int(),
    type,
    kind: z.enum(productKinds).nullable().meta({ description: 'Whose gallery it is; else null.' }),
    slug: z.string(),
    title: z.string(),
  })
  .meta({ id: 'OwnCollection' })

const pieceKey = z.object({
  kind: z.enum(productKinds, collectionsCopy.piecesMissing),
  id: z.number(collectionsCopy.piecesMissing).int().positive(),
})

export const collectionOrderSchema = z
  .object({
    pieces: z
      .array(pieceKey, collectionsCopy.listPieces)
      .max(2000, collectionsCopy.tooManyAtOnce)
      .meta({
        description:
          'From the first to the last. In a gallery, what isn’t named stays; a series has exactly these.',
      }),
    version,
  })
  .meta({ id: 'CollectionOrder' })

export const menuOrderSchema = z
  .object({
    type,
    ids: z.array(z.number(collectionsCopy.noIds).int().positive()).min(1).max(200),
    version,
  })
  .meta({ id: 'MenuOrder' })

export const orderVersionSchema = z.object({ version: z.string() }).meta({ id: 'OrderVersion' })
