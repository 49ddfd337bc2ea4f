import { type ProductKind, productKinds } from '#platform/addresses/kinds.ts'
import type { Cents } from '#platform/money/money.ts'
import type { DayCount } from '#shop/store/dispatch/dispatch.ts'
import { shippingCopy } from './copy.ts'

/*
 * A parcel costs the highest rate of its products once, and a surcharge for each further product;
 * with weight steps, the price of its weight (decision 34).
 */

/** `more`: for each further piece. */
export interface ShippingRate {
  first: Cents
  more: Cents
  /** The studio's own postage for a parcel; absent or null: not known. No page may show it. */
  cost?: Cents | null | undefined
}

export interface WeightStep {
  /** Grams, included; null: everything heavier than the step before. */
  upTo: number | null
  price: Cents
  cost?: Cents | null | undefined
}

export interface ShippingZone {
  name: string
  /** ISO 3166-1 alpha-2; null: every open country that no other zone has. */
  countries: readonly string[] | null
  rates: Record<ProductKind, ShippingRate>
  /** Sorted by weight, the last step without a limit; absent: priced by kind. */
  byWeight?: readonly WeightStep[]
  /** Null: never. */
  freeFrom: Cents | null
  /** Null: unknown. */
  transit: DayCount | null
}

/** Exactly one zone, the last, has `countries: null`. */
export interface ShippingPlan {
  zones: readonly ShippingZone[]
  printsApart: boolean
  pickup: string | null
}

export function withoutCosts({ rates, byWeight, ...zone }: ShippingZone): ShippingZone {
  const bare = (kind: ProductKind) => ({ first: rates[kind].first, more: rates[kind].more })
  return {
    ...zone,
    rates: { prints: bare('prints'), clothing: bare('clothing'), merch: bare('merch') },
    ...(byWeight && { byWeight: byWeight.map(({ upTo, price }) => ({ upTo, price })) }),
  }
}

const flat = (first: Cents): ShippingRate => ({ first, more: 0 })

/** Specification §9, until the owner sets others. */
export const firstZone = {
  name: shippingCopy.everywhereShip,
  countries: null,
  rates: { prints: flat(650), clothing: flat(700), merch: flat(400) },
  byWeight: [],
  freeFrom: null,
  transit: null,
} satisfies ShippingZone

export const pickupDestination = 'pickup'

/** 'US' of 'US-NY'. */
export function countryOf(destination: string): string {
  return destination === pickupDestination ? destination : destination.slice(0, 2)
}

export const mostSteps = 12
export const mostZones = 12

export interface OpenZone extends Omit<ShippingZone, 'countries'> {
  countries: readonly string[]
}

/** `open`: ISO 3166-1 alpha-2. */
export function openZones({ zones }: ShippingPlan, open: readonly string[]): OpenZone[] {
  return zones
    .map((zone) => ({ ...zone, countries: open.filter((code) => zoneOf(zones, code) === zone) }))
    .filter(({ countries }) => countries.length > 0)
}

/** A zone whose `countries` are null takes every country that no other zone has. */
function zoneOf<Z extends Pick<ShippingZone, 'countries'>>(
  zones: readonly Z[],
  country: string,
): Z | undefined {
  const own = zones.find(({ countries }) => countries?.includes(country))
  return own ?? zones.find(({ countries }) => countries === null)
}

/** `destination` null: not chosen yet, which matters only with several zones. */
function zoneTo(zones: readonly OpenZone[], destination: string | null): OpenZone | undefined {
  if (destination !== null) return zoneOf(zones, countryOf(destination))
  return zones.length === 1 ? zones[0] : undefined
}

/** Null: unknown, picked up, or not chosen yet. */
export function transitIn(zones: readonly OpenZone[], destination: string | null): DayCount | null {
  return zoneTo(zones, destination)?.transit ?? null
}

export interface Goods {
  kind: ProductKind
  quantity: number
  /** Made by a printer elsewhere. Absent: by the studio. */
  printed?: boolean
  /** Grams per unit; absent or null: unknown. */
  weight?: number | null
}

export interface ShippingContext {
  plan: ShippingPlan
  /** ISO 3166-1 alpha-2. */
  open: readonly string[]
  printedElsewhere: boolean
  /** 'US-NY': sales tax on top; buyers there choose it as their destination. */
  taxedState?: string | null
}

export interface ShippingQuote {
  /** Null while unknown; see `problem`. */
  shipping: Cents | null
  /** ISO 3166-1 alpha-2 for the payment page; empty for a pickup. */
  countries: readonly string[]
  /** Null when there is only one parcel. */
  printerParcel: Cents | null
  /** The products' sum; null: never. */
  freeFrom: Cents | null
  /** The reason why `shipping` is null; a printer's prints can't be picked up. */
  problem: 'choose' | 'closed' | 'no_pickup' | 'prints_are_sent' | null
}

/** `destination`: a country, a taxed state, 'pickup', or null while none is chosen. */
export function quoteShipping(
  { plan, open, printedElsewhere, taxedState = null }: ShippingContext,
  destination: string | null,
  goods: readonly Goods[],
  subtotal: Cents,
): ShippingQuote {
  if (destination === pickupDestination) return quotePickup(plan, goods, printedElsewhere)
  const zones = openZones(plan, open)
  const isTaxed = taxedState !== null && open.includes(countryOf(taxedState))
  const country = destination === null ? null : countryOf(destination)
  // An old cart can hold a state that is no longer taxed.
  const isKnown = country === destination || destination === taxedState
  // With one rate everywhere and no taxed state the buyer need not choose.
  const zone = destination === null && isTaxed ? undefined : zoneTo(zones, destination)
  if (!zone || !isKnown) return noQuote(destination === null || zone ? 'choose' : 'closed')
  const { freeFrom } = zone
  const countries = isTaxed && country !== null ? [country] : zone.countries
  const isFree = isSentFree(zone, subtotal)
  const isApart = plan.printsApart && printedElsewhere
  const others = goods.filter(({ printed }) => !printed)
  const prints = goods
    .filter(({ printed }) => printed)
    .map((each) => packed(each, printedElsewhere))
  if (!isApart || prints.length === 0 || others.length === 0) {
    const shipping = isFree ? 0 : parcelCost(zone, [...prints, ...others])
    return { shipping, countries, printerParcel: null, freeFrom, problem: null }
  }
  const printerParcel = isFree ? 0 : parcelCost(zone, prints)
  const shipping = printerParcel + (isFree ? 0 : parcelCost(zone, others))
  return { shipping, countries, printerParcel, freeFrom, problem: null }
}

/** Weights don't apply to the printer's parcels. */
function packed(goods: Goods, printedElsewhere: boolean): Goods {
  return goods.printed && printedElsewhere ? { ...goods, weight: null } : goods
}

const isSentFree = ({ freeFrom }: Pick<ShippingZone, 'freeFrom'>, sum: Cents) =>
  freeFrom !== null && sum >= freeFrom

function quotePickup(
  { pickup }: ShippingPlan,
  goods: readonly Goods[],
  printedElsewhere: boolean,
): ShippingQuote {
  if (pickup === null) return noQuote('no_pickup')
  if (printedElsewhere && goods.some(({ printed }) => printed)) return noQuote('prints_are_sent')
  return { shipping: 0, countries: [], printerParcel: null, freeFrom: null, problem: null }
}

/** An unknown cost stays unknown. */
export function withFreeShipping(quote: ShippingQuote): ShippingQuote {
  if (quote.shipping === null) return quote
  return { ...quote, shipping: 0, printerParcel: quote.printerParcel && 0 }
}

const noQuote = (problem: NonNullable<ShippingQuote['problem']>): ShippingQuote => ({
  shipping: null,
  countries: [],
  printerParcel: null,
  freeFrom: null,
  problem,
})

/** Products without a weight cost their kind's rate; the parcel costs the higher of both sums. */
export function parcelCost(
  { rates, byWeight = [] }: Pick<ShippingZone, 'rates' | 'byWeight'>,
  goods: readonly Goods[],
): Cents {
  const inside = goods.filter(({ quantity }) => quantity > 0)
  if (byWeight.length === 0) return costByKind(rates, inside)
  const grams = inside.map(({ weight, quantity }) => (weight ?? 0) * quantity)
  const unweighed = inside.filter(({ weight }) => weight == null)
  const weighed = unweighed.length < inside.length
  return Math.max(weighed ? costByWeight(byWeight, grams) : 0, costByKind(rates, unweighed))
}

/**
 * The studio's postage for `goods` in one parcel to a country, in the shop's smallest unit: the
 * highest cost of its kinds and its weight in that zone. Null: a cost is missing.
 */
export function postageCost(
  { zones }: Pick<ShippingPlan, 'zones'>,
  country: string,
  goods: readonly Goods[],
): Cents | null {
  const zone = zoneOf(zones, country)
  if (!zone) return null
  const { rates, byWeight = [] } = zone
  const isWeighed = ({ weight }: Goods) => byWeight.length > 0 && weight != null
  const weighed = goods.filter(isWeighed)
  const grams = weighed.map(({ weight, quantity }) => (weight ?? 0) * quantity)
  const costs = [
    ...goods.filter((each) => !isWeighed(each)).map(({ kind }) => rates[kind].cost ?? null),
    ...(weighed.length > 0 ? [stepOf(byWeight, grams)?.cost ?? null] : []),
  ]
  return costs.reduce<Cents | null>(
    (most, cost) => (most === null || cost === null ? null : Math.max(most, cost)),
    0,
  )
}

/** `price`: compared with the limit of free shipping. */
export function singleItemRate(
  zone: Pick<ShippingZone, 'rates' | 'byWeight' | 'freeFrom'>,
  goods: Goods,
  price: Cents,
  printedElsewhere: boolean,
): Cents {
  return isSentFree(zone, price) ? 0 : parcelCost(zone, [packed(goods, printedElsewhere)])
}

function costByWeight(steps: readonly WeightStep[], grams: readonly number[]): Cents {
  return stepOf(steps, grams)?.price ?? 0
}

function stepOf(steps: readonly WeightStep[], grams: readonly number[]): WeightStep | undefined {
  const total = grams.reduce((sum, each) => sum + each, 0)
  return steps.find(({ upTo }) => upTo === null || total <= upTo) ?? steps.at(-1)
}

function costByKind(rates: ShippingZone['rates'], inside: readonly Goods[]): Cents {
  const costly = productKinds.toSorted(
    (a, b) => rates[b].first - rates[a].first || rates[a].more - rates[b].more,
  )
  const first = costly.find((kind) => inside.some((each) => each.kind === kind))
  if (first === undefined) return 0
  const steps = inside.reduce((sum, { kind, quantity }) => sum + rates[kind].more * quantity, 0)
  return rates[first].first + steps - rates[first].more
}
