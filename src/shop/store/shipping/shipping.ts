import {
  defaultPolicies,
  type InventoryPolicy,
  type ProductKind,
  productKinds,
} from '#platform/addresses/kinds.ts'
import type { Cents } from '#platform/money/money.ts'
import type { DayCount } from '#shop/store/dispatch/dispatch.ts'
import { shippingCopy } from './copy.ts'

/*
 * Shipping costs (decision 34): zones of countries, each with a rate by kind. A parcel costs the
 * highest rate of its products, once, and a step for each further product; or, in a zone with
 * weight steps, the price of its weight.
 */

/** Cents for a parcel that holds a piece of a kind, and for each further piece of it. */
export interface ShippingRate {
  first: Cents
  more: Cents
}

export interface WeightStep {
  /** Grams, this weight included; null: whatever is heavier than the step before. */
  upTo: number | null
  price: Cents
}

/** Countries that pay the same. */
export interface ShippingZone {
  name: string
  /** ISO 3166-1 alpha-2; null: all that parcels may go to and no other zone has. */
  countries: readonly string[] | null
  rates: Record<ProductKind, ShippingRate>
  /** Sorted by weight, the last for anything heavier; absent: priced by kind. */
  byWeight?: readonly WeightStep[]
  /** Pieces of this sum are sent free; null: never. */
  freeFrom: Cents | null
  /** Days on the way; null: unknown. */
  transit: DayCount | null
}

/** Exactly one zone, the last, has `countries: null`. */
export interface ShippingPlan {
  zones: readonly ShippingZone[]
  printsApart: boolean
  /** Place and time of pickups, in the owner's words; null: no pickups. */
  pickup: string | null
}

const flat = (first: Cents): ShippingRate => ({ first, more: 0 })

/** Until the owner sets others (specification §9): one flat rate by kind, everywhere. */
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

/** The most steps of weight in a zone. */
export const mostSteps = 12
/** The most zones there can be. */
export const mostZones = 12

/** A zone with those of its countries that parcels may go to now; never none. */
export interface OpenZone extends Omit<ShippingZone, 'countries'> {
  countries: readonly string[]
}

/** The zones that parcels may go to. `open`: ISO 3166-1 alpha-2. */
export function openZones({ zones }: ShippingPlan, open: readonly string[]): OpenZone[] {
  const named = new Set(zones.flatMap(({ countries }) => countries ?? []))
  return zones
    .map((zone) => ({
      ...zone,
      countries: open.filter((code) => zone.countries?.includes(code) ?? !named.has(code)),
    }))
    .filter(({ countries }) => countries.length > 0)
}

/**
 * `destination`: a country, or null while all pay the same. Null: unknown, picked up, or not chosen
 * yet.
 */
export function transitIn(zones: readonly OpenZone[], destination: string | null): DayCount | null {
  const [only] = zones.length === 1 ? zones : []
  const country = destination === null ? null : countryOf(destination)
  const zone = country === null ? only : zones.find(({ countries }) => countries.includes(country))
  return zone?.transit ?? null
}

/** Pieces to be sent. */
export interface Goods {
  kind: ProductKind
  quantity: number
  /** Absent: as its kind usually is. */
  making?: InventoryPolicy
  /** A printer makes and sends it, if there is one. Absent: as its kind usually is. */
  printed?: boolean
  /** Grams per unit; absent or null: unknown. */
  weight?: number | null
}

export interface ShippingContext {
  plan: ShippingPlan
  /** Where parcels may go; ISO 3166-1 alpha-2. */
  open: readonly string[]
  printedElsewhere: boolean
  /** 'US-NY': the state with sales tax on top; buyers there choose it as their destination. */
  taxedState?: string | null
}

export interface ShippingQuote {
  /** Null while unknown; see `problem`. */
  shipping: Cents | null
  /**
   * Countries of addresses that the payment page accepts, ISO 3166-1 alpha-2; empty for a pickup.
   */
  countries: readonly string[]
  /** The printer's share of `shipping`; null when there is only one parcel. */
  printerParcel: Cents | null
  /** Free from this sum of products on; null: never. */
  freeFrom: Cents | null
  /**
   * The reason for a null `shipping`: no country yet, closed meanwhile, no pickups, or prints,
   * which can't be picked up.
   */
  problem: 'choose' | 'closed' | 'no_pickup' | 'prints_are_sent' | null
}

/**
 * `destination`: a country, a taxed state, 'pickup', or null while none is chosen; `subtotal`: the
 * price of the goods.
 */
export function quoteShipping(
  { plan, open, printedElsewhere, taxedState = null }: ShippingContext,
  destination: string | null,
  goods: readonly Goods[],
  subtotal: Cents,
): ShippingQuote {
  if (destination === pickupDestination) return quotePickup(plan, goods)
  const zones = openZones(plan, open)
  const isTaxed = taxedState !== null && open.includes(countryOf(taxedState))
  const [only] = zones.length === 1 && !isTaxed ? zones : []
  const country = destination === null ? null : countryOf(destination)
  // An earlier cart can hold a state that the owner taxed before.
  const isKnown = country === destination || destination === taxedState
  // One rate everywhere: the buyer need not choose.
  const zone =
    country === null ? only : zones.find(({ countries: codes }) => codes.includes(country))
  if (!zone || !isKnown) return noQuote(destination === null || zone ? 'choose' : 'closed')
  const { freeFrom } = zone
  const countries = isTaxed && country !== null ? [country] : zone.countries
  const isFree = freeFrom !== null && subtotal >= freeFrom
  const isApart = plan.printsApart && printedElsewhere
  const others = goods.filter((each) => !byPrinter(each))
  // Weights don't apply to the printer's parcels.
  const prints = goods
    .filter(byPrinter)
    .map((each) => (printedElsewhere ? { ...each, weight: null } : each))
  if (!isApart || prints.length === 0 || others.length === 0) {
    const shipping = isFree ? 0 : parcelCost(zone, [...prints, ...others])
    return { shipping, countries, printerParcel: null, freeFrom, problem: null }
  }
  const printerParcel = isFree ? 0 : parcelCost(zone, prints)
  const shipping = printerParcel + (isFree ? 0 : parcelCost(zone, others))
  return { shipping, countries, printerParcel, freeFrom, problem: null }
}

const isPrinted = ({ kind, making = defaultPolicies[kind] }: Goods) =>
  kind === 'prints' && making === 'to_order'

const byPrinter = (goods: Goods) => isPrinted(goods) && goods.printed !== false

function quotePickup({ pickup }: ShippingPlan, goods: readonly Goods[]): ShippingQuote {
  if (pickup === null) return noQuote('no_pickup')
  if (goods.some(isPrinted)) return noQuote('prints_are_sent')
  return { shipping: 0, countries: [], printerParcel: null, freeFrom: null, problem: null }
}

/** Makes a quote free for another reason than its sum; an unknown cost stays unknown. */
export function sentFree(quote: ShippingQuote): ShippingQuote {
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

/**
 * In a zone with weight steps, products without a weight cost their kind's rate, and the parcel
 * costs the higher of the two sums.
 */
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

/** `price`: of the product, for the limit of free shipping. */
export function costAlone(
  { freeFrom, ...zone }: Pick<ShippingZone, 'rates' | 'byWeight' | 'freeFrom'>,
  goods: Goods,
  price: Cents,
): Cents {
  return freeFrom !== null && price >= freeFrom ? 0 : parcelCost(zone, [goods])
}

function costByWeight(steps: readonly WeightStep[], grams: readonly number[]): Cents {
  const total = grams.reduce((sum, each) => sum + each, 0)
  const step = steps.find(({ upTo }) => upTo === null || total <= upTo)
  return (step ?? steps.at(-1))?.price ?? 0
}

/** The highest first rate once, and a step for every further product. */
function costByKind(rates: ShippingZone['rates'], inside: readonly Goods[]): Cents {
  const costly = productKinds.toSorted(
    (a, b) => rates[b].first - rates[a].first || rates[a].more - rates[b].more,
  )
  const first = costly.find((kind) => inside.some((each) => each.kind === kind))
  if (first === undefined) return 0
  const steps = inside.reduce((sum, { kind, quantity }) => sum + rates[kind].more * quantity, 0)
  return rates[first].first + steps - rates[first].more
}
