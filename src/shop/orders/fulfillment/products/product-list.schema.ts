import { z } from 'zod'
import type { Currency } from '#platform/money/currency.ts'
import { sumSchema } from '#platform/money/money.schema.ts'
import { fulfillmentCopy } from '#shop/orders/fulfillment/copy.ts'

/* Sums in the smallest unit of their currency; `own` and `lastPrice` in the shop's. */
const money = z
  .object({ amount: z.number().int(), currency: z.string() })
  .nullable()
  .meta({ description: 'In the smallest unit of its currency.' })
const size = z
  .string()
  .meta({ description: '`small`, `medium` or `large` of the specification; else the label.' })
const label = z.string().meta({ example: '12x18' })
const about = { key: z.string(), size, label }

export const changeSchema = z.union([
  z.object({ key: z.string(), what: z.literal('name'), was: z.string(), now: z.string() }),
  z.object({ key: z.string(), what: z.literal('picture') }),
  z.object({
    ...about,
    what: z.enum(['size-new', 'size-back']),
    price: money,
    lastPrice: z.number().int().nullable(),
  }),
  z.object({ ...about, what: z.enum(['size-out', 'size-gone']) }),
  z.object({ ...about, what: z.enum(['price', 'cost']), was: money, now: money }),
])

const productSchema = z.object({
  ref: z.string(),
  name: z.string(),
  /** For `/api/fulfillment/products/{ref}/picture`; null: no picture yet. */
  pictureKey: z.string().nullable(),
  isDrawing: z.boolean(),
  isWanted: z.boolean(),
  isDeleted: z.boolean(),
  print: z.object({ id: z.number().int(), hidden: z.boolean() }).nullable(),
  problem: z.string().nullable(),
  sizes: z.array(
    z.object({
      label: z.string(),
      /** Null: this size isn't on sale in the shop. */
      own: z.number().int().nullable(),
      price: money,
      cost: money,
      availability: z.enum(['available', 'out_of_stock', 'gone']),
    }),
  ),
  without: z.array(z.object({ label: z.string(), why: z.string() })),
  changes: z.array(changeSchema),
})

export const productListSchema = z
  .object({
    provider: z.string(),
    canRead: z.boolean(),
    /** Null: never read. */
    store: z.string().nullable(),
    reading: z.object({
      isRunning: z.boolean(),
      done: z.number().int(),
      total: z.number().int(),
      finishedAt: z.number().int().nullable(),
      problem: z.string().nullable(),
    }),
    /** Prints of another store's products, which this store can't make. */
    elsewhere: z.number().int(),
    products: z.array(productSchema),
  })
  .meta({ id: 'PrinterProducts' })

export type ProductList = z.output<typeof productListSchema>
export type ProductListItem = ProductList['products'][number]
export type ListedSize = ProductListItem['sizes'][number]
/** Without postage and tax; null: unknown. */
export type SizeCost = Pick<ListedSize, 'label' | 'cost'>

export const productRefSchema = z.string().regex(/^[\w-]{1,64}$/, fulfillmentCopy.noId)

export const bringInSchema = z
  .object({
    refs: z
      .array(productRefSchema, fulfillmentCopy.productsMissing)
      .min(1, fulfillmentCopy.productsMissing)
      .max(1000, fulfillmentCopy.tooManyProducts),
  })
  .meta({ id: 'BringIn' })

export const changeAnswerSchema = (currency: Currency) =>
  z
    .object({
      key: z.string(fulfillmentCopy.whichChange).max(100),
      answer: z.enum(['take', 'leave'], fulfillmentCopy.takeOrLeave),
      price: sumSchema(currency, fulfillmentCopy.priceAboveNothing, { least: 1 }).optional().meta({
        type: 'number',
        description: 'Of a size that comes on sale, in the shop’s currency.',
      }),
    })
    .meta({ id: 'ChangeAnswer' })
