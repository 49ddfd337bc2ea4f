import { z } from 'zod'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import { emailSchema } from '#platform/network/email.schema.ts'
import {
  personalTextSchema,
  sentText,
} from '#shop/catalogue/personalisation/personalisation.schema.ts'
import { longestLabel } from '#shop/catalogue/products/product.ts'
import { mostMerch, mostPrints } from '#shop/catalogue/stock/quantity-limits.ts'
import { userSchema } from '#shop/people/identity/identity.schema.ts'
import type { LineInput, LineState } from './cart.ts'
import { cartCopy } from './copy.ts'

/** Forms send numbers as text. */
function wholeNumber(most: number, words: string) {
  const read = (value: unknown) =>
    typeof value === 'string' && /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : value
  const type = z.number(words).int(words).min(1, words).max(most, words)
  return z.preprocess(read, type)
}

function productId(words: string) {
  return wholeNumber(Number.MAX_SAFE_INTEGER, words)
}

/** Forms send an empty text for an empty field. */
export function orEmpty<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === '' || value === null ? undefined : value), schema)
}

export const cartIdSchema = z.string().regex(/^[0-9a-f]{32}$/, cartCopy.noCartId)

export const lineIdSchema = wholeNumber(Number.MAX_SAFE_INTEGER, cartCopy.noLineId)

const cart_id = orEmpty(cartIdSchema.optional()).meta({
  description: 'The cart; the caller’s own when absent.',
})

const printQuantity = wholeNumber(mostPrints, cartCopy.wholeNumber(mostPrints))
const merchQuantity = wholeNumber(mostMerch, cartCopy.atLeastOne)

/** Clients may send name, price and picture (specification §3); the catalogue's values count. */
const printLineBody = z
  .object({
    cart_id,
    printId: orEmpty(productId(cartCopy.noPrint).optional()),
    variantId: orEmpty(
      z
        .preprocess(
          (value) => (typeof value === 'number' ? String(value) : value),
          z.string(cartCopy.noVariantId).max(100, cartCopy.noVariantId),
        )
        .optional(),
    ),
    size: orEmpty(
      z.string(cartCopy.selectPrintSize).max(longestLabel, cartCopy.selectPrintSize).optional(),
    ),
    quantity: printQuantity,
    personalText: sentText,
  })
  .refine((body) => body.printId !== undefined || body.variantId !== undefined, {
    path: ['printId'],
    error: cartCopy.whichPrint,
  })
  .meta({ id: 'NewPrintLine' })

const namedSize = orEmpty(
  z.string(cartCopy.selectNamedSize).max(longestLabel, cartCopy.selectNamedSize).optional(),
).meta({ description: 'The label of its size, of a piece in sizes.' })

/** Clothing is one of a kind unless its owner changes it: without a quantity it is 1. */
const clothingLineBody = z
  .object({
    cart_id,
    clothingId: productId(cartCopy.noClothing),
    size: namedSize,
    quantity: orEmpty(merchQuantity.default(1)),
    personalText: sentText,
  })
  .meta({ id: 'NewClothingLine' })

const merchLineBody = z
  .object({
    cart_id,
    merchId: productId(cartCopy.noMerch),
    size: namedSize,
    quantity: merchQuantity,
    personalText: sentText,
  })
  .meta({ id: 'NewMerchLine' })

interface SentLine {
  cart_id?: string | undefined
  size?: string | undefined
  quantity: number
  personalText: string
}

function toLine(
  kind: ProductKind,
  { cart_id, size, quantity, personalText }: SentLine,
  productId: number | null,
  variantId: string | null = null,
): LineInput {
  const line = { cartId: cart_id ?? null, size: size ?? null, quantity, personalText }
  return { kind, ...line, productId, variantId }
}

export const newLineSchemas: Record<ProductKind, z.ZodType<LineInput>> = {
  prints: printLineBody.transform((body) =>
    toLine('prints', body, body.printId ?? null, body.variantId),
  ),
  clothing: clothingLineBody.transform((body) => toLine('clothing', body, body.clothingId)),
  merch: merchLineBody.transform((body) => toLine('merch', body, body.merchId)),
}

const optionalId = orEmpty(lineIdSchema.optional())

const quantityBody = (id: string, quantity: typeof merchQuantity) =>
  z.object({ id: optionalId, quantity }).meta({ id })

export const quantitySchemas = {
  prints: quantityBody('PrintQuantity', printQuantity),
  clothing: quantityBody('ClothingQuantity', merchQuantity),
  merch: quantityBody('MerchQuantity', merchQuantity),
} as const

const textBody = (id: string) => z.object({ id: optionalId, personalText: sentText }).meta({ id })

export const textSchemas = {
  prints: textBody('PrintText'),
  clothing: textBody('ClothingText'),
  merch: textBody('MerchText'),
} as const

/** For clients that send the id in the body and not in the path. */
export const lineIdBody = z.object({ id: optionalId }).meta({ id: 'LineId' })

export const newCartBody = z
  .object({ user_id: orEmpty(z.string().max(64).optional()) })
  .meta({ id: 'NewCart' })

export const cartSchema = z
  .object({
    id: z.string(),
    user_id: z.string(),
    currency: z.string().meta({
      description: 'What the prices of its lines are in: an ISO 4217 code.',
      example: 'USD',
    }),
  })
  .meta({ id: 'Cart' })

export const mostRecentCartSchema = z
  .object({ mostRecentCart: z.array(cartSchema).max(1) })
  .meta({ id: 'MostRecentCart' })

const states = ['ok', 'low_stock', 'sold_out', 'held'] as const satisfies readonly LineState[]

const status = {
  quantity: z.number().int(),
  location: z.string().meta({ description: 'The main picture’s address.' }),
  state: z.enum(states),
  left: z.number().int().nullable().meta({
    description: 'Units that this shopper can have; null for what is made to order.',
  }),
  heldUntil: z.number().int().nullable().meta({
    description: 'When a held piece may come back, in epoch milliseconds.',
  }),
  personalText: personalTextSchema.optional(),
}
const price = z.number().nullable().meta({
  description: 'The catalogue’s price now; null when the piece is no more.',
})

const lineSize = z.string().optional().meta({ description: 'Of a piece in sizes.' })
const common = { id: z.number().int(), cart_id: z.string() }
const names = { printName: z.string().nullable(), descName: z.string().nullable() }

const printLineSchema = z
  .object({
    ...common,
    printId: z.number().int(),
    name: z.string().nullable(),
    price,
    size: z.string(),
    variantId: z.string().nullable(),
    ...status,
  })
  .meta({ id: 'PrintLine' })

const clothingLineSchema = z
  .object({ ...common, clothingId: z.number().int(), ...names, price, size: lineSize, ...status })
  .meta({ id: 'ClothingLine' })

const merchLineSchema = z
  .object({
    ...common,
    merchId: z.number().int(),
    ...names,
    name: z.string().nullable(),
    price,
    size: lineSize,
    ...status,
  })
  .meta({ id: 'MerchLine' })

export type LineJson = z.output<
  typeof printLineSchema | typeof clothingLineSchema | typeof merchLineSchema
>

export const lineSchemas: Record<ProductKind, z.ZodType<LineJson>> = {
  prints: printLineSchema,
  clothing: clothingLineSchema,
  merch: merchLineSchema,
}

const added = {
  itemCount: z.number().int().meta({ description: 'The sum of quantities in the cart now.' }),
  guest: z.union([userSchema, z.null()]).meta({
    description: 'The guest that was made on the way; null when there was a session.',
  }),
}
type AddedLine = LineJson & z.output<z.ZodObject<typeof added>>

export const addedLineSchemas: Record<ProductKind, z.ZodType<AddedLine>> = {
  prints: printLineSchema.extend(added).meta({ id: 'AddedPrintLine' }),
  clothing: clothingLineSchema.extend(added).meta({ id: 'AddedClothingLine' }),
  merch: merchLineSchema.extend(added).meta({ id: 'AddedMerchLine' }),
}

export const cartLinkTokenSchema = z.string().regex(/^[\w-]{43}$/, cartCopy.noCart)

export const mailCartBody = z
  .object({
    email: emailSchema(cartCopy.emailMissing),
  })
  .meta({ id: 'MailCart' })
