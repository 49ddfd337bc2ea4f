/* As in Stripe's API of 2026-10-28. */
import { z } from 'zod'
import { isCurrency, smallestCharge } from '#platform/money/currency.ts'
import { hour, minute, second } from '#platform/time/clock.ts'

const amount = z.string().regex(/^\d{1,8}$/, 'Invalid integer')
const switchOf = z.enum(['true', 'false'])
const currency = z
  .string()
  .refine((code) => isCurrency(code.toUpperCase()) && /^[a-z]+$/.test(code))
const address = z
  .string()
  .max(5000)
  .pipe(z.url({ protocol: /^https?$/ }))
const metadata = z
  .record(
    z
      .string()
      .max(40)
      .regex(/^[^[\]]+$/),
    z.string().max(500),
  )
  .refine((value) => Object.keys(value).length <= 50)
const taxBehavior = z.enum(['exclusive', 'inclusive', 'unspecified']).optional()

/** Stripe takes no address in these countries. */
const refusedCountries = 'AS CX CC CU HM IR KP MH FM NF MP PW SY UM VI'.split(' ')

const lineItem = z.strictObject({
  quantity: amount.refine((value) => Number(value) > 0),
  price_data: z.strictObject({
    currency,
    unit_amount: amount,
    tax_behavior: taxBehavior,
    product_data: z.strictObject({
      name: z.string().min(1).max(250),
      description: z.string().min(1).max(500).optional(),
      images: z.array(address).max(8).optional(),
      tax_code: z
        .string()
        .regex(/^txcd_\d{8}$/)
        .optional(),
    }),
  }),
})

const shippingOption = z.strictObject({
  shipping_rate_data: z.strictObject({
    type: z.literal('fixed_amount'),
    display_name: z.string().min(1).max(100),
    fixed_amount: z.strictObject({ amount, currency }),
    tax_behavior: taxBehavior,
  }),
})

export const sessionParams = z.strictObject({
  mode: z.literal('payment'),
  line_items: z.array(lineItem).min(1).max(100),
  shipping_address_collection: z
    .strictObject({
      allowed_countries: z
        .array(z.string().regex(/^[A-Z]{2}$/))
        .min(1)
        .refine((codes) => !codes.some((code) => refusedCountries.includes(code))),
    })
    .optional(),
  shipping_options: z.array(shippingOption).max(5).optional(),
  automatic_tax: z.strictObject({ enabled: switchOf }).optional(),
  allow_promotion_codes: switchOf.optional(),
  excluded_payment_method_types: z.array(z.string().regex(/^[a-z0-9_]+$/)).optional(),
  client_reference_id: z.string().max(200),
  metadata,
  payment_intent_data: z.strictObject({ metadata }),
  expires_at: amount.or(z.string().regex(/^\d{10}$/)),
  success_url: address.or(z.string().regex(/\{CHECKOUT_SESSION_ID\}/)),
  cancel_url: address,
})

export const currencyOf = ({ line_items }: SessionParams) =>
  line_items[0]?.price_data.currency ?? 'usd'

/** As of November 2025. Stripe converts its minimum into a currency for which it lists none. */
const halfADollar: Record<string, number> = {
  CDF: 110_000,
  COP: 195_000,
  IDR: 830_000,
  KHR: 200_000,
  LAK: 1_090_000,
  LBP: 4_475_000,
  MNT: 179_000,
  TZS: 123_000,
  UZS: 600_000,
}

export function problemOf(
  params: SessionParams,
  now: number,
): [code: string, message?: string] | null {
  const until = Number(params.expires_at) * second - now
  if (until < 30 * minute || until > 24 * hour) return ['parameter_invalid', 'expires_at']
  const currency = currencyOf(params).toUpperCase()
  const least = halfADollar[currency] ?? smallestCharge(currency)
  return totalOf(params) < least ? ['amount_too_small'] : null
}

export type SessionParams = z.output<typeof sessionParams>

/** 'line_items[0][quantity]=2'. */
export function parseForm(text: string): unknown {
  const root: Record<string, unknown> = {}
  for (const [path, value] of new URLSearchParams(text)) {
    const keys = path.split(/\]?\[|\]$/).filter((key) => key !== '')
    let place = root
    for (const key of keys.slice(0, -1)) {
      place[key] ??= {}
      place = place[key] as Record<string, unknown>
    }
    place[keys.at(-1) ?? ''] = value
  }
  return listsOf(root)
}

function listsOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, each]) => [key, listsOf(each)] as const)
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index))
  return isList ? entries.map(([, each]) => each) : Object.fromEntries(entries)
}

/** A list without the postage, as Stripe's. */
export function lineItemsOf({ line_items }: SessionParams, limit: number) {
  const data = line_items.slice(0, limit).map(({ quantity, price_data }, place) => ({
    id: `li_${place}`,
    object: 'item',
    quantity: Number(quantity),
    description: price_data.product_data.name,
  }))
  return { object: 'list', data, has_more: line_items.length > limit }
}

/** In cents, before taxes and codes. */
export function totalOf({ line_items, shipping_options }: SessionParams): number {
  const lines = line_items.reduce(
    (sum, { quantity, price_data }) => sum + Number(quantity) * Number(price_data.unit_amount),
    0,
  )
  return lines + Number(shipping_options?.[0]?.shipping_rate_data.fixed_amount.amount ?? 0)
}
