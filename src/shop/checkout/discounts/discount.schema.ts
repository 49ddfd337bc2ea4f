import { z } from 'zod'
import { productKinds } from '#platform/addresses/kinds.ts'
import { type Currency, largestPrice } from '#platform/money/currency.ts'
import { sumSchema } from '#platform/money/money.schema.ts'
import { decimalText } from '#platform/money/money.ts'
import { emailSchema } from '#platform/network/email.schema.ts'
import { dayAfter, isDay, startOfDay } from '#platform/time/zone.ts'
import { orEmpty } from '#shop/checkout/cart/cart.schema.ts'
import { discountsCopy } from './copy.ts'
import { type DiscountTerms, parseCode } from './discount.ts'

export const discountInCartBody = z
  .object({
    code: z
      .string(discountsCopy.codeMissing)
      .trim()
      .min(1, discountsCopy.codeMissing)
      .max(60, discountsCopy.codeTooLong),
    email: orEmpty(emailSchema(discountsCopy.emailMissing).optional()).meta({
      description: 'For a code that is for everyone once: whose it is.',
    }),
  })
  .meta({ id: 'DiscountInCart' })

const mostUses = 1_000_000
const mostPieces = 500
const mostCollections = 130

const sum = (currency: Currency, least: number) =>
  sumSchema(currency, discountsCopy.pleaseEnterSum(decimalText(1000, currency)), {
    least,
    most: largestPrice(currency),
  })

const day = z.string(discountsCopy.whichDay).refine(isDay, discountsCopy.pleaseEnterDay)

/** Sums in `currency`. Days are the studio's, both included. */
export const newDiscountBody = (currency: Currency) =>
  z
    .object({
      code: z
        .string()
        .max(60, discountsCopy.newCodeTooLong)
        .default('')
        .transform((typed, context) => {
          const code = typed.trim() === '' ? '' : parseCode(typed)
          if (code !== null) return code
          context.addIssue({ code: 'custom', message: discountsCopy.badCode })
          return z.NEVER
        })
        .meta({ type: 'string', description: 'One is made up when absent.' }),
      percent: z
        .number(discountsCopy.percentWords)
        .int(discountsCopy.percentWords)
        .min(1, discountsCopy.percentWords)
        .max(100, discountsCopy.percentWords)
        .nullable()
        .default(null),
      amount: sum(currency, 1)
        .nullable()
        .default(null)
        .meta({ type: ['number', 'null'], example: 10 }),
      freeShipping: z.boolean().default(false),
      from: day.nullable().default(null),
      until: day.nullable().default(null),
      most: z
        .number(discountsCopy.mostMissing)
        .int(discountsCopy.wholeNumber)
        .min(1, discountsCopy.aboveZero)
        .max(mostUses, discountsCopy.tooManyUses(mostUses))
        .nullable()
        .default(null),
      oncePerBuyer: z.boolean().default(false),
      scope: z
        .object({
          kinds: z.array(z.enum(productKinds)).max(productKinds.length),
          pieces: z
            .array(z.object({ kind: z.enum(productKinds), productId: z.number().int().positive() }))
            .max(mostPieces, discountsCopy.tooManyPieces(mostPieces)),
          collections: z
            .array(z.number().int().positive())
            .max(mostCollections, discountsCopy.tooManyCollections(mostCollections))
            .default([])
            .meta({ description: 'Ids of galleries of the owner’s, and of series.' }),
        })
        .refine(
          ({ kinds, pieces, collections }) => kinds.length + pieces.length + collections.length > 0,
          discountsCopy.scopeMissing,
        )
        .nullable()
        .default(null),
      least: sum(currency, 0).default(0).meta({ type: 'number', example: 50 }),
    })
    .refine(({ percent, amount }) => percent === null || amount === null, {
      path: ['amount'],
      error: discountsCopy.eitherOr,
    })
    .refine(
      ({ percent, amount, freeShipping }) => percent !== null || amount !== null || freeShipping,
      { path: ['amount'], error: discountsCopy.nothingOff },
    )
    .refine(areInOrder, {
      path: ['until'],
      error: discountsCopy.daysTurned,
      // Also while another field is wrong, so that all problems are marked at once.
      when: ({ value }) => value instanceof Object,
    })
    .meta({ id: 'NewDiscount' })

export function termsIn(
  { from, until, ...body }: z.output<ReturnType<typeof newDiscountBody>>,
  zone: string,
): DiscountTerms {
  return {
    ...body,
    startsAt: from === null ? null : startOfDay(from, zone),
    endsAt: until === null ? null : startOfDay(dayAfter(until), zone),
  }
}

const money = z.number().meta({ description: 'In the shop’s currency', example: 10 })
const moment = z.number().int().nullable().meta({ description: 'Epoch milliseconds' })

export const discountSchema = z
  .object({
    id: z.string(),
    code: z.string().meta({ example: 'SPRING' }),
    percent: z.number().int().nullable(),
    amount: money.nullable(),
    freeShipping: z.boolean(),
    startsAt: moment,
    endsAt: moment,
    most: z.number().int().nullable(),
    oncePerBuyer: z.boolean(),
    scope: z
      .object({
        kinds: z.array(z.enum(productKinds)),
        pieces: z.array(z.object({ kind: z.enum(productKinds), productId: z.number().int() })),
        collections: z.array(z.number().int()).meta({
          description: 'Ids of galleries and series, those that were deleted as well.',
        }),
      })
      .nullable(),
    least: money,
    createdAt: z.number().int(),
    endedAt: moment,
    used: z.number().int().meta({ description: 'Orders that use it.' }),
    link: z.string().meta({ description: 'The cart, with the code typed in.' }),
  })
  .meta({ id: 'Discount' })

/** Either may be anything that was sent. */
const areInOrder = ({ from, until }: { from: unknown; until: unknown }) =>
  typeof from !== 'string' || typeof until !== 'string' || from <= until
