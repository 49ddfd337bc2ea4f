import { z } from 'zod'
import { longestSearch } from '#platform/addresses/longest-search.ts'
import { isDay } from '#platform/time/zone.ts'
import { listQuerySchema } from '#shop/catalogue/products/entity.schema.ts'
import { entryKinds } from '#shop/orders/ledger/ledger.ts'
import {
  currency,
  delaySchema,
  issueCode,
  moment,
  money,
  moneyMode,
  orderDestination,
  orderLineSchema,
  orderStates,
  orderSums,
  parcelSchema,
  partKind,
  voidReason,
} from '#shop/orders/record/order.schema.ts'
import { backOfficeCopy } from './copy.ts'
import { longestNote, orderEventTypes, orderFilters, needs as ownerNeeds } from './owner-order.ts'

/** PostgreSQL takes no NUL in a text. */
const text = z.string().refine((value) => !value.includes('\0'), backOfficeCopy.badSign)

export const ownerFulfillmentSchema = z
  .object({
    kind: partKind,
    state: z.enum(['queued', 'sent', 'in_production', 'shipped', 'failed']),
    reason: z.string().nullable(),
    updatedAt: moment,
    selfFulfilled: z
      .boolean()
      .meta({ description: 'The studio sends it; else the print provider does.' }),
    cutOff: z.boolean().meta({
      description: 'The print provider that sends it is disconnected, and reports nothing.',
    }),
    leavesBy: z.string().nullable().meta({
      description: 'The day by which it was promised to leave; null: no day was.',
      example: '2026-12-03',
    }),
    dueAt: z.union([moment, z.null()]).meta({ description: 'When it is late.' }),
    foreignCost: z.string().nullable().meta({
      description: 'What the printer charged in another currency than the shop’s.',
      example: '9.00 EUR',
    }),
  })
  .meta({ id: 'OwnerFulfillment' })

export const orderEventSchema = z.object({
  at: moment,
  type: z.enum(orderEventTypes),
  kind: partKind.nullable(),
  detail: z.string().nullable(),
})

export const stuckJobSchema = z
  .object({
    id: z.number().int(),
    words: z.string().meta({ description: 'What it was to do.' }),
    reason: z.string().meta({ description: 'Why it did not work, as a person would say it.' }),
    orderId: z.string().nullable(),
    number: z.number().int().nullable(),
    since: moment,
  })
  .meta({ id: 'StuckJob' })

const issueSchema = z
  .object({
    id: z.number().int(),
    code: issueCode,
    details: z.record(z.string(), z.unknown()).meta({ description: 'By the code.' }),
    since: moment,
    words: z.string().meta({ example: 'The buyer disputes the payment.' }),
  })
  .meta({ id: 'OrderIssue' })

const row = {
  id: z.string(),
  number: z.number().int(),
  state: z.enum(orderStates),
  stateWords: z.string().meta({ example: 'To ship' }),
  createdAt: moment,
  paidAt: z.union([moment, z.null()]),
  buyer: z.object({ name: z.string().nullable(), email: z.string().nullable() }),
  total: money,
  refunded: money,
  lost: money.meta({ description: 'What lost disputes took where they left something.' }),
  money: moneyMode,
  currency,
  voidReason: voidReason.nullable().meta({ description: 'Why nothing more of it is sent.' }),
  issues: z.array(issueSchema).meta({ description: 'Why the owner must look, oldest first.' }),
  disputed: z.boolean(),
  needs: z.array(z.enum(ownerNeeds)),
  dispatchBy: z.union([moment, z.null()]).meta({
    description: 'When what is open was promised to be on its way; null once it is.',
  }),
  lines: z.array(orderLineSchema),
  fulfillments: z.array(ownerFulfillmentSchema),
  replacing: z
    .object({ number: z.number().int(), why: z.string() })
    .nullable()
    .meta({ description: 'The order that this one sends pieces of again, at no charge.' }),
}

/** Decimals. */
export const ownerOrderRowSchema = z.object(row).meta({ id: 'OwnerOrderRow' })

export const ownerOrderSchema = z
  .object({
    ...row,
    lines: z.array(
      orderLineSchema
        .extend({
          lineId: z.number().int(),
          refundedQuantity: z.number().int(),
          discount: money.meta({ description: 'What of the order’s discount is this line’s.' }),
          tax: money.optional().meta({
            description: 'Sales tax on top of the line; a refund of its pieces pays it back.',
          }),
        })
        .meta({ id: 'OwnerOrderLine' }),
    ),
    page: z.string().meta({ description: 'The path of the buyer’s page.' }),
    replacedBy: z.array(z.number().int()).meta({
      description: 'The numbers of orders that send pieces of it again.',
    }),
    ...orderSums,
    taxNote: z.string().nullable(),
    ledger: z.partialRecord(z.enum(entryKinds), z.number()),
    unknownCosts: z.number().int().meta({
      description: 'How many of its pieces have no known cost of making.',
    }),
    unknownPostage: z.number().int().meta({ description: '1: its postage is not known.' }),
    ...orderDestination,
    version: z.string().meta({ description: 'Of its refunds and replacements.' }),
    addressVersion: z.string(),
    paymentLate: z.boolean().meta({
      description: 'Its money has been on its way for too long: its pieces may be given back.',
    }),
    leftToRefund: money.meta({ description: 'Without refunds that are under way.' }),
    provider: z.string(),
    paymentRef: z.string().nullable(),
    parcels: z.array(
      parcelSchema.extend({ kind: partKind, shippedAt: moment }).meta({ id: 'OwnerParcel' }),
    ),
    note: z.object({ text: z.string(), at: moment }).nullable(),
    delays: z.array(delaySchema).meta({ description: 'The latest first.' }),
    events: z.array(orderEventSchema),
    stuck: z.array(stuckJobSchema),
  })
  .meta({ id: 'OwnerOrder' })

export const orderListQuerySchema = listQuerySchema.extend({
  search: text.max(longestSearch, backOfficeCopy.searchTooLong(longestSearch)).default(''),
  show: z.enum(orderFilters, backOfficeCopy.noSuchFilter).default('all'),
})

export const orderIdSchema = z.string().regex(/^[0-9a-f]{32}$/, backOfficeCopy.noOrder)

/** '' removes the note. */
export const noteSchema = z.object({
  note: text.trim().max(longestNote, backOfficeCopy.noteTooLong(longestNote)),
  version: z.number().int().optional().meta({
    description: 'When the note that this one replaces was written; 0: there was none.',
  }),
})

export const resolveIssuesSchema = z.object({
  issues: z
    .array(z.number().int())
    .max(1000)
    .meta({ description: 'The ids of the issues that the owner has seen to.' }),
})

const dayText = z
  .string()
  .optional()
  .transform((value) => value || null)
  .refine((value) => value === null || isDay(value), backOfficeCopy.dayWords)
  .meta({ type: 'string', format: 'date' })

/** Days in the studio's zone; a missing day leaves that side open. */
export const exportQuerySchema = z
  .object({ from: dayText, to: dayText })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    message: backOfficeCopy.daysTurned,
  })

export const delayInputSchema = z
  .object({
    kind: partKind,
    leavesBy: dayText.meta({ description: 'The new day; none: nobody knows yet.' }),
  })
  .meta({ id: 'DelayInput' })
