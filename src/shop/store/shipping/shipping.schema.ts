import { z } from 'zod'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import { countryName } from '#platform/countries.ts'
import { gramsWords, heaviest } from '#platform/grams.ts'
import type { Currency } from '#platform/money/currency.ts'
import { decimalText, parseMoney, toDecimal } from '#platform/money/money.ts'
import { textSchema } from '#platform/text.schema.ts'
import { daysRange } from '#shop/store/dispatch/days.schema.ts'
import { countries } from '#shop/store/store-settings/countries.ts'
import { usStateName } from '#shop/store/tax/us-states.ts'
import { shippingCopy } from './copy.ts'
import { firstZone, mostSteps, mostZones, pickupDestination } from './shipping.ts'

const cents = z.number().int().min(0)
const rateSchema = z.object({ first: cents, more: cents, cost: cents.nullable().optional() })

/** Sums in cents. */
export const shippingPlanSetting = {
  key: 'shipping.plan',
  schema: z
    .object({
      zones: z
        .array(
          z.object({
            name: z.string(),
            countries: z.array(z.string()).nullable(),
            rates: z.object({ prints: rateSchema, clothing: rateSchema, merch: rateSchema }),
            byWeight: z
              .array(
                z.object({
                  upTo: z.number().nullable(),
                  price: cents,
                  cost: cents.nullable().optional(),
                }),
              )
              .default([]),
            freeFrom: cents.nullable(),
            transit: z.object({ from: z.number(), to: z.number() }).nullable().default(null),
          }),
        )
        .min(1),
      printsApart: z.boolean(),
      pickup: z.string().nullable(),
    })
    .default({ zones: [firstZone], printsApart: false, pickup: null }),
}

/** 1,000 dollars, 100,000 yen: a higher rate is a typing error. */
const maxRate = 100_000
const maxFree = 100_000_000
/** Days. */
const longestTransit = 120

function price(currency: Currency, words: string, most: number) {
  return z
    .union([z.number(), z.string()], { error: words })
    .transform((value, context) => {
      const sum = parseMoney(value, currency)
      if (sum !== null && sum <= most) return sum
      const top = toDecimal(most, currency).toLocaleString('en')
      context.addIssue({ code: 'custom', message: shippingCopy.priceTooHigh(words, top) })
      return z.NEVER
    })
    .meta({ type: 'number', example: 6.5 })
}

/** The studio's postage; empty: not known. */
const ownCost = (currency: Currency) =>
  price(currency, shippingCopy.costWrong(decimalText(500, currency)), maxRate).nullish()

const whats: Record<ProductKind, [string, number]> = {
  prints: ['prints', 650],
  clothing: ['clothing', 700],
  merch: ['merch', 400],
}

const rateInput = (kind: ProductKind, currency: Currency) => {
  const [what, example] = whats[kind]
  return z.object(
    {
      first: price(
        currency,
        shippingCopy.rateMissing(what, decimalText(example, currency)),
        maxRate,
      ),
      more: price(
        currency,
        shippingCopy.furtherMissing(decimalText(100, currency)),
        maxRate,
      ).default(0),
      cost: ownCost(currency),
    },
    shippingCopy.rateMissingPlain(what),
  )
}

/** Empty: priced by kind. */
const weightSteps = (currency: Currency) =>
  z
    .array(
      z.object({
        /** Null: any heavier parcel. */
        upTo: z.coerce
          .number(gramsWords)
          .int(gramsWords)
          .min(1, gramsWords)
          .max(heaviest, gramsWords)
          .nullable(),
        price: price(currency, shippingCopy.stepMissing(decimalText(650, currency)), maxRate),
        cost: ownCost(currency),
      }),
      shippingCopy.stepsMissing,
    )
    .max(mostSteps, shippingCopy.mostSteps(mostSteps))
    .superRefine((steps, context) => {
      for (const [at, { upTo }] of steps.entries()) {
        const isLast = at === steps.length - 1
        const words = stepProblem(upTo, steps[at - 1]?.upTo ?? 0, isLast)
        if (words) context.addIssue({ code: 'custom', path: [at, 'upTo'], message: words })
      }
    })
    .default([])

function stepProblem(upTo: number | null, before: number, isLast: boolean): string | null {
  if (isLast !== (upTo === null)) {
    return isLast ? shippingCopy.lastStep : shippingCopy.onlyLastStep
  }
  return upTo !== null && upTo <= before ? shippingCopy.stepTooSmall(before) : null
}

const zone = (currency: Currency) =>
  z.object({
    name: textSchema(60, shippingCopy.zoneNameMissing).min(1, shippingCopy.zoneNameMissing),
    /** Null: all other countries. */
    countries: z
      .array(z.string(), shippingCopy.zoneCountriesMissing)
      .max(countries.length)
      .transform((codes) => [...new Set(codes)].sort())
      .refine((codes) => codes.every((code) => countries.includes(code)), {
        error: shippingCopy.noSuchCountry,
      })
      .nullable(),
    prints: rateInput('prints', currency),
    clothing: rateInput('clothing', currency),
    merch: rateInput('merch', currency),
    byWeight: weightSteps(currency),
    /** Empty: never. */
    freeFrom: price(currency, shippingCopy.freeFromMissing(decimalText(10_000, currency)), maxFree)
      .nullish()
      .transform((sum) => sum ?? null),
    /** Empty: unknown. */
    transit: daysRange({ least: 1, most: longestTransit })
      .nullish()
      .transform((days) => days ?? null),
  })

/** Sums are decimals of `currency` here and smallest units inside. */
export const zonesSchema = (currency: Currency) =>
  z
    .array(zone(currency), shippingCopy.shippingMissing)
    .min(1, shippingCopy.shippingMissing)
    .max(mostZones, shippingCopy.mostZones(mostZones))
    .superRefine((zones, context) => {
      const refuse = (at: number, field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [at, field], message })
      const names = new Set<string>()
      const taken = new Map<string, string>()
      for (const [at, { name, countries: codes }] of zones.entries()) {
        if (names.has(name.toLowerCase())) refuse(at, 'name', shippingCopy.zoneNameTaken)
        names.add(name.toLowerCase())
        const isLast = at === zones.length - 1
        if (isLast !== (codes === null)) {
          const words = isLast ? shippingCopy.lastZone : shippingCopy.onlyLastZone
          refuse(at, 'countries', words)
        } else if (codes?.length === 0) {
          refuse(at, 'countries', shippingCopy.oneCountry)
        }
        const twice = (codes ?? []).filter((code) => taken.has(code))
        if (twice[0] !== undefined) {
          const words = shippingCopy.countryTaken(
            countryNames(twice),
            twice.length === 1 ? 'is' : 'are',
            taken.get(twice[0]) ?? '',
          )
          refuse(at, 'countries', words)
        }
        for (const code of codes ?? []) taken.set(code, name)
      }
    })

/** Sums in cents. */
export type ZonesForm = z.output<ReturnType<typeof zonesSchema>>

type KeptZones = z.output<typeof shippingPlanSetting.schema>['zones']

export function formOfZones(zones: KeptZones): ZonesForm {
  return zones.map(({ rates, ...zone }) => ({ ...zone, ...rates }))
}

export function zonesOfForm(zones: ZonesForm): KeptZones {
  return zones.map(({ prints, clothing, merch, ...zone }) => ({
    ...zone,
    rates: { prints, clothing, merch },
  }))
}

/** Decimals of `currency`. */
export function inDecimals<F extends { zones: ZonesForm }>(form: F, currency: Currency): F {
  const own = (cost: number | null | undefined) =>
    cost == null ? {} : { cost: toDecimal(cost, currency) }
  const rate = ({ first, more, cost }: z.output<typeof rateSchema>) => ({
    first: toDecimal(first, currency),
    more: toDecimal(more, currency),
    ...own(cost),
  })
  const zones = form.zones.map((each) => ({
    ...each,
    prints: rate(each.prints),
    clothing: rate(each.clothing),
    merch: rate(each.merch),
    byWeight: each.byWeight.map(({ upTo, price: sum, cost }) => ({
      upTo,
      price: toDecimal(sum, currency),
      ...own(cost),
    })),
    freeFrom: each.freeFrom && toDecimal(each.freeFrom, currency),
  }))
  return { ...form, zones }
}

const countryNames = (codes: readonly string[]) => codes.map(countryName).join(', ')

const isDestination = (value: string) =>
  value === pickupDestination || countries.includes(value) || usStateName(value) !== null

/** A country, a state of the United States, 'pickup'; null: not chosen. */
export const destinationSchema = z
  .object({
    destination: z.preprocess(
      (value) => (value === '' ? null : value),
      z
        .string(shippingCopy.whichCountry)
        .refine(isDestination, shippingCopy.whichCountry)
        .nullable(),
    ),
  })
  .meta({ id: 'Destination' })
