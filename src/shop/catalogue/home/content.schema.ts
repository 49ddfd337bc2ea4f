import { z } from 'zod'
import { pictureSchema } from '#shop/media/pictures/picture.schema.ts'
import { homeCopy } from './copy.ts'

/** Specification §3. */
export const heroSchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    location: z.string(),
    chosen: z.boolean().meta({ description: 'Whether the owner chose it.' }),
    picture: pictureSchema,
    createdAt: z.number().int(),
    version: z.string().meta({ description: 'For the owner: the one that an edit may name.' }),
  })
  .meta({ id: 'Hero' })

export type Hero = z.output<typeof heroSchema>

const dollars = z.number().meta({ example: 24.5 })

const hotPrintSchema = z
  .object({
    name: z.string(),
    fromPrice: dollars,
    location: z.string(),
    print_id: z.number().int(),
  })
  .meta({ id: 'HotPrint' })

const ownPiece = {
  printName: z.string(),
  descName: z.string(),
  price: dollars,
  primaryImage: z.string(),
}

const hotClothingSchema = z
  .object({ ...ownPiece, clothing_id: z.number().int() })
  .meta({ id: 'HotClothing' })

const hotMerchSchema = z
  .object({ ...ownPiece, merch_id: z.number().int() })
  .meta({ id: 'HotMerch' })

/** Specification §3. */
export const hotSchemas = {
  prints: hotPrintSchema,
  clothing: hotClothingSchema,
  merch: hotMerchSchema,
}

export type HotEntity = z.output<(typeof hotSchemas)[keyof typeof hotSchemas]>

const pieceId = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value),
  z
    .number(homeCopy.whichPiece)
    .int(homeCopy.noId)
    .min(1, homeCopy.noId)
    .max(Number.MAX_SAFE_INTEGER, homeCopy.noId),
)

/** Specification §7: names, prices and pictures may be sent; the catalogue's values win. */
export const hotChoiceSchemas = {
  prints: z.object({ print_id: pieceId }).transform((body) => body.print_id),
  clothing: z.object({ clothing_id: pieceId }).transform((body) => body.clothing_id),
  merch: z.object({ merch_id: pieceId }).transform((body) => body.merch_id),
}
