import { z } from 'zod'
import { inventoryPolicies } from '#platform/addresses/kinds.ts'
import { masters, signatures } from '#shop/catalogue/editions/edition.ts'
import { personalisationSchema } from '#shop/catalogue/personalisation/personalisation.schema.ts'
import { printFileSchema } from '#shop/catalogue/product-pictures/print-file.schema.ts'
import { pictureSchema } from '#shop/media/pictures/picture.schema.ts'
import { labellingSchema } from '#shop/store/law/labelling.schema.ts'
import { productsCopy } from './copy.ts'
import { factSchemas } from './facts/piece-facts.schema.ts'

/* The specification's field names (§3): absent values are null, prices have two decimals. */
const id = z.number().int()
const text = z.string().nullable()
const dollars = z.number().meta({ example: 24.5 })
const createdAt = z.number().int().meta({ description: 'Epoch milliseconds.' })
const piecePicture = pictureSchema
  .extend({
    step: z.string().optional().meta({
      description: 'The step of its making that it shows; absent: a look at the piece.',
    }),
  })
  .meta({ id: 'PiecePicture' })
const pictures = z.array(piecePicture).meta({
  description: 'All of them, the main picture first; the fields above name the first three.',
})

const availability = z
  .object({
    state: z.enum(['available', 'last_one', 'held', 'sold_out', 'not_for_sale']),
    left: z.number().int().nullable().meta({ description: 'Null: made to order.' }),
    heldUntil: z.number().int().nullable(),
  })
  .meta({ id: 'Availability' })

const counted = {
  onHand: z
    .number()
    .int()
    .optional()
    .meta({ description: 'For the owner: stock, holds included.' }),
  held: z.number().int().optional().meta({ description: 'For the owner: being paid for.' }),
}

const size = z
  .object({
    label: z.string().meta({ description: 'What carts and orders call it.', example: '30x40 cm' }),
    width: z.number().nullable(),
    height: z.number().nullable(),
    unit: z.enum(['cm', 'in']).nullable(),
    price: dollars,
    variantId: text,
    was: dollars.optional().meta({ description: 'The price that is struck, where it is reduced.' }),
    soldOut: z.boolean().optional().meta({ description: 'It, or its edition, is sold out.' }),
    left: z.number().int().optional().meta({ description: 'Of a piece that is counted by size.' }),
    ...counted,
  })
  .meta({ id: 'PieceSize' })

const heldUntil = z.number().int().nullable().meta({
  description: 'Held for another buyer; when it may come back, in epoch milliseconds.',
})
export const pieceEditionSchema = z
  .object({
    proofs: z.number().int(),
    year: z.number().int().nullable(),
    process: text,
    reproduction: z.boolean(),
    signature: z.enum(signatures),
    others: text,
    master: z.enum(masters).nullable().meta({
      description: 'Whether the plate, block or file is kept; null: it isn’t stated.',
    }),
    sizes: z.array(
      z.object({
        size: z.string().meta({ description: 'Empty: the piece in all its sizes.' }),
        total: z.number().int(),
        given: z.number().int().meta({ description: 'The last number that was given.' }),
        proofsLeft: z.number().int().meta({ description: 'Artist’s proofs that are not sold.' }),
        left: z.number().int(),
      }),
    ),
  })
  .meta({
    id: 'Edition',
    description: 'Told of a single piece. No sizes: as many as are wanted, and how it is made.',
  })

const placement = {
  gallery: z.string().meta({
    description: 'The slug of its gallery; in the gallery of its kind, the kind.',
  }),
  series: z.array(z.string()).meta({ description: 'The slugs of the series that it is in.' }),
}
const marks = {
  updatedAt: z.number().int().optional().meta({
    description: 'For the owner: the version that an edit may name, in epoch milliseconds.',
  }),
  opensAt: z.number().int().nullable().optional().meta({
    description:
      'For the owner: in the shop from then on, in epoch milliseconds; null: since it was made.',
  }),
  ...z.object(factSchemas('owner')).partial().shape,
  weights: z
    .array(z.object({ size: z.string(), grams: z.number().int() }))
    .optional()
    .meta({ description: 'For the owner: packed, by size; empty the piece as a whole.' }),
  dropId: z.number().int().nullable().optional().meta({ description: 'For the owner: its drop.' }),
  hidden: z.boolean().optional().meta({ description: 'For the owner: a draft.' }),
  printFile: printFileSchema
    .nullable()
    .optional()
    .meta({ description: 'For the owner: what was measured of the file that it is printed from.' }),
}

const everyKind = {
  ...factSchemas('buyers'),
  personalisation: personalisationSchema.optional(),
  pictures,
  making: z.enum(inventoryPolicies),
  quantity: z.number().int().nullable().meta({
    description:
      'What can be bought now, for the owner stock on hand; null for what is made to order.',
  }),
  availability,
  heldUntil,
  createdAt,
  was: dollars
    .nullable()
    .meta({ description: 'The price that is struck; null: it isn’t reduced.' }),
  labelling: labellingSchema.nullable().meta({
    description: 'What the law requires the shop to say about it; null: what its kind has.',
  }),
  edition: pieceEditionSchema.optional(),
  ...placement,
  ...marks,
  ...counted,
}

const namedSizes = z
  .array(size)
  .optional()
  .meta({ description: 'Of a piece in sizes, which carts name by their labels.' })

export const printSchema = z
  .object({
    id,
    name: z.string(),
    descName: text,
    measurements: text,
    price: dollars.meta({
      description: 'Its price, or its first size’s; 0 of what is not for sale.',
    }),
    description: text,
    dimensions: z.enum(['square', 'portrait', 'landscape', 'panorama']),
    smallPrice: dollars,
    mediumPrice: dollars,
    largePrice: dollars.nullable(),
    smallVariantId: z.string(),
    mediumVariantId: z.string(),
    largeVariantId: text,
    sizes: z
      .array(size)
      .meta({ description: 'All of them; the fields above tell the first three.' }),
    location: z.string(),
    candidLocation: z.string(),
    supplementaryImage: text,
    ...everyKind,
  })
  .meta({ id: 'Print' })

export const clothingSchema = z
  .object({
    id,
    printName: z.string(),
    descName: z.string(),
    price: dollars,
    sizes: namedSizes,
    description: text,
    size: text,
    measurements: text,
    primaryImage: z.string(),
    secondaryImage: z.string(),
    supplementaryImage: text,
    ...everyKind,
  })
  .meta({ id: 'Clothing' })

export const merchSchema = z
  .object({
    id,
    printName: z.string(),
    descName: z.string(),
    name: text,
    price: dollars,
    sizes: namedSizes,
    description: text,
    measurements: text,
    primaryImage: z.string(),
    secondaryImage: text,
    supplementaryImage: text,
    ...everyKind,
  })
  .meta({ id: 'Merch' })

export const entitySchemas = { prints: printSchema, clothing: clothingSchema, merch: merchSchema }

export type PrintEntity = z.output<typeof printSchema>
export type ClothingEntity = z.output<typeof clothingSchema>
export type MerchEntity = z.output<typeof merchSchema>
export type Entity = PrintEntity | ClothingEntity | MerchEntity

export const productIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, productsCopy.noId)
  .transform(Number)
  .meta({ type: 'integer', minimum: 1 })

export const listQuerySchema = z.object({
  limit: z
    .string()
    .regex(/^\d{1,3}$/, productsCopy.limitWords)
    .transform(Number)
    .refine((limit) => limit >= 1 && limit <= 100, productsCopy.limitWords)
    .optional()
    .meta({ type: 'integer', description: 'How many, 1 to 100 (the default).' }),
  before: productIdSchema
    .optional()
    .meta({ type: 'integer', description: 'Only entries that come after the one with this id.' }),
})
