import { z } from 'zod'
import { productKinds } from '#platform/addresses/kinds.ts'
import { copiesSchema } from '#shop/catalogue/editions/edition.schema.ts'
import { personalTextSchema } from '#shop/catalogue/personalisation/personalisation.schema.ts'
import { recordCopy } from './copy.ts'
import type { Issue } from './order-issues.ts'

/** `transitions` in order.ts has the allowed moves. */
export const orderStates = [
  'pending',
  'processing',
  'paid',
  'fulfilled',
  'cancelled',
  'expired',
] as const

export const money = z.number().meta({ description: 'In the order’s currency', example: 45.5 })
export const moneyMode = z.enum(['play', 'test', 'live']).meta({
  description: 'Play money, the test mode of the payment provider, or real money.',
})
export const currency = z
  .string()
  .meta({ description: 'What its sums are in: an ISO 4217 code.', example: 'USD' })
export const moment = z.number().int().meta({ description: 'Epoch milliseconds' })

/** Field names of specification §3, shipping details. */
export const addressSchema = z
  .object({
    name: z.string(),
    line1: z.string(),
    line2: z.string().nullable(),
    city: z.string(),
    /** Two letters in the United States. */
    state: z.string(),
    postal_code: z.string(),
    /** ISO 3166-1 alpha-2. */
    country: z.string(),
  })
  .meta({ id: 'Address' })

export const orderLineSchema = z
  .object({
    kind: z.enum(productKinds),
    productId: z.number().int(),
    /** '10x10'; '' for a piece with one price. */
    size: z.string(),
    name: z.string(),
    descName: z.string().nullable(),
    garmentSize: z.string().nullable().meta({ description: 'What a garment’s label said.' }),
    quantity: z.number().int(),
    price: money,
    /** Void copies included; absent without an edition. */
    copies: copiesSchema.optional(),
    location: z.string(),
    personalText: personalTextSchema.optional(),
    personalised: z
      .boolean()
      .meta({ description: 'Made to the buyer’s wishes: nobody may withdraw from it.' }),
  })
  .meta({ id: 'OrderLine' })

export const voidReason = z.enum(['refunded', 'dispute_lost', 'voided'])

export const parcelSchema = z
  .object({
    carrier: z.string().nullable(),
    trackingNumber: z.string(),
    trackingUrl: z.string().nullable(),
  })
  .meta({ id: 'Parcel' })

/** Days of the studio's calendar, both included. */
const dayRange = z
  .object({
    from: z.string().meta({ example: '2026-12-03' }),
    to: z.string(),
    latest: z
      .literal(true)
      .optional()
      .meta({ description: 'After a delay: only the last day was told, and `from` is that day.' }),
  })
  .meta({ id: 'DayRange' })

export const partKind = z.enum(['prints', 'studio'])

export const fulfillmentSchema = z
  .object({
    kind: partKind,
    state: z.enum(['queued', 'sent', 'in_production', 'shipped', 'failed']),
    parcels: z.array(parcelSchema),
    by: z.enum(['studio', 'printer']).meta({ description: 'Who sends it.' }),
    leaves: dayRange.nullable().meta({ description: 'When it was promised to leave.' }),
    /** By the promise or, once it has left, by its departure. */
    arrives: dayRange.nullable().meta({ description: 'When it should be there.' }),
  })
  .meta({ id: 'Fulfillment' })

export const orderSums = {
  subtotal: money,
  shipping: money,
  discount: money,
  discountCode: z.string().nullable().meta({ description: 'The code that took it off.' }),
  giftNote: z.string().nullable().meta({ description: 'What a present’s recipient is told.' }),
  withoutPrices: z.boolean().meta({ description: 'It is a present: no paper shows a price.' }),
  wantedBy: z.string().nullable().meta({
    description: 'The day by which the buyer wants it there.',
    example: '2026-12-24',
  }),
  tax: money,
  taxIncluded: z.boolean().meta({ description: 'The tax is within the other sums.' }),
  taxRate: z.number().nullable().meta({ description: 'Hundredths of a percent.' }),
  taxParts: z.array(
    z.object({
      rate: z.number().nullable().meta({ description: 'Hundredths of a percent.' }),
      gross: money.meta({ description: 'Its tax included' }),
      tax: money,
    }),
  ),
  taxCountry: z.string().nullable().meta({ description: 'Where it is taxed.', example: 'DE' }),
}

export const orderDestination = {
  shipTo: z.union([addressSchema, z.null()]),
  pickup: z.string().nullable().meta({ description: 'Where it is picked up; null: it is sent.' }),
}

export const delaySchema = z
  .object({
    id: z.number().int(),
    kind: partKind,
    leavesBy: z.string().nullable().meta({ description: 'Null: nobody knows it yet.' }),
    needsConsent: z.boolean().meta({ description: 'Silence is no consent.' }),
    toldAt: moment,
    answerBy: moment,
    answer: z.enum(['wait', 'cancel', 'silent']).nullable(),
  })
  .meta({ id: 'Delay' })

export const delayAnswerSchema = z.object({
  answer: z.enum(['wait', 'cancel'], recordCopy.waitOrCancel),
})

export const orderSchema = z
  .object({
    number: z.number().int(),
    state: z.enum(orderStates),
    createdAt: moment,
    paidAt: z.union([moment, z.null()]),
    lines: z.array(orderLineSchema),
    ...orderSums,
    taxNote: z.string().nullable().meta({ description: 'Why no tax is charged.' }),
    total: money,
    refunded: money,
    money: moneyMode,
    currency,
    voidReason: voidReason.nullable().meta({ description: 'Why nothing more of it is sent.' }),
    buyer: z.object({ name: z.string().nullable(), email: z.string().nullable() }),
    ...orderDestination,
    fulfillments: z.array(fulfillmentSchema),
    delays: z.array(delaySchema).meta({ description: 'Of each part that leaves later.' }),
    isReplacement: z.boolean().meta({ description: 'Sends pieces of an earlier order again' }),
    replacedBy: z
      .array(z.number().int())
      .optional()
      .meta({ description: 'Numbers of the orders that send its pieces again; absent: none.' }),
    beingChecked: z.boolean().meta({
      description: 'The studio looks at the order first; nothing more is sent till then.',
    }),
    cancel: z.enum(['possible', 'begun', 'asked']).nullable().meta({
      description:
        'Whether its buyer may cancel it; begun: not any more; asked: it is being cancelled.',
    }),
  })
  .meta({ id: 'Order' })

export const sessionOutcomeSchema = z
  .object({
    state: z.enum(orderStates),
    token: z.string().nullable().meta({
      description: 'Leads to the order page; only for the session that bought, null for others.',
    }),
  })
  .meta({ id: 'SessionOutcome' })

export const orderTokenSchema = z.string().regex(/^[\w-]{43}$/, recordCopy.noOrder)

export const sessionIdSchema = z.string().regex(/^[\w.-]{1,255}$/, recordCopy.noSession)

const cents = z.number().int()
const nothing = z.record(z.string(), z.never())
const part = partKind.optional()

export const issueDetails = {
  /** Late money: the pieces were sold meanwhile, and nothing was taken from the stock. */
  sold_out_late: z.object({ names: z.array(z.string()) }),
  /** The buyer paid the shipping of another country. */
  other_country: z.object({ country: z.string() }),
  /** A state's sales tax was paid and the address is elsewhere, or the reverse. */
  other_state: z.object({ state: z.string() }),
  amount_mismatch: z.object({ due: cents, paid: cents }),
  /** Money without an order, or a second payment for this order number. */
  unmatched_payment: z.object({ paid: cents, claimedOrder: z.number().int().nullable() }),
  payment_late: nothing,
  /** `at` in epoch milliseconds; `byLaw`: a known right. Older issues lack `byLaw` and `whole`. */
  withdrawn: z.object({
    at: z.number(),
    byLaw: z.boolean().optional(),
    whole: z.boolean().optional(),
  }),
  dispute_open: nothing,
  dispute_lost: nothing,
  /** The bank took back `amount` of `paid`; the rest stays with the studio. */
  dispute_lost_in_part: z.object({ amount: cents, paid: cents }),
  refund_failed: z.object({ amount: cents }),
  prints_refused: z.object({ reason: z.string() }),
  /** The printer has the former address. */
  address_changed_late: nothing,
  /** The printer has prints that were refunded meanwhile. */
  refunded_late: nothing,
  /** The order was cancelled, and the printer continues. */
  prints_not_cancelled: nothing,
  printer_holds: z.object({ ref: z.string() }),
  printer_lost: nothing,
  /** `at` in epoch milliseconds. Older issues name no part. */
  delay_cancelled: z.object({ at: z.number(), kind: part }),
  /** Silence is not consent to this delay. */
  delay_unanswered: z.object({ kind: part }),
  /** From an older version. */
  note: z.object({ text: z.string() }),
}

export const issueCode = z.enum(Object.keys(issueDetails) as (keyof typeof issueDetails)[])

/** Throws for an unknown code or wrong details. */
export function parseIssue(kept: { code: string; details: unknown }): Issue {
  const code = issueCode.parse(kept.code)
  return { code, details: issueDetails[code].parse(kept.details) } as Issue
}
