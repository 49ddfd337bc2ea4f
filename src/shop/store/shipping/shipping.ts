import { type Making, makingOf, type ProductKind, productKinds } from '#platform/addresses/kinds.ts'
import type { Cents } from '#platform/money/money.ts'
import type { DayCount } from '#shop/store/dispatch/dispatch.ts'

/*
 * What sending costs (decision 34): zones of countries, each with a rate by kind. A parcel costs the
 * highest rate of what is in it, once, and a step for each further piece; or, where a zone goes by
 * weight, what its weight costs.
 */

/** Cents for a parcel that holds a piece of a kind, and for each further piece of it. */
export interface ShippingRate {
  first: Cents
  more: Cents
}

/** What parcels of up to a weight cost. */
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
  /** From the lightest on, the last for anything heavier; none: what is sent is priced by kind. */
  byWeight?: readonly WeightStep[]
  /** Pieces of this sum are sent free; null: never. */
  freeFrom: Cents | null
  /** Days on the way; null: unknown. */
  transit: DayCount | null
}

/** How the shop sends: exactly one zone, the last, has what no other has. */
export interface ShippingPlan {
  zones: readonly ShippingZone[]
  /** What the printer sends costs its own rate, beside the studio's parcel. */
  printsApart: boolean
  /** Where and when pieces can be picked up, in the owner's words; null: they can't. */
  pickup: string | null
}

const flat = (first: Cents): ShippingRate => ({ first, more: 0 })

/** Until the owner sets others (specification §9): one flat rate by kind, everywhere. */
export const firstZone = {
  name: 'Everywhere I ship to',
  countries: null,
  rates: { prints: flat(650), clothing: flat(700), merch: flat(400) },
  byWeight: [],
  freeFrom: null,
  transit: null,
} satisfies ShippingZone

/** What a visitor may choose beside a country. */
export const pickupDestination = 'pickup'

/** The country of what was chosen: 'US' of 'US-NY'. */
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
 * Days on the way to what was chosen: a country, or null while all pay the same. Null: unknown, picked
 * up, or not chosen yet.
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
  making?: Making
  /** A printer makes and sends it, if there is one. Absent: as its kind usually is. */
  printed?: boolean
  /** Of one of them, in grams; absent or null: nobody has said it. */
  weight?: number | null
}

/** Where a cart may go, as the shop stands. */
export interface ShippingContext {
  plan: ShippingPlan
  /** Where parcels may go; ISO 3166-1 alpha-2. */
  open: readonly string[]
  /** Whether a printer makes and sends the prints. */
  printedElsewhere: boolean
  /** 'US-NY': the state where sales tax comes on top, so that buyers say whether it goes there. */
  taxedState?: string | null
}

/** What sending costs, and where the payment page may take an address in. */
export interface ShippingQuote {
  /** Null while it can't be said. */
  shipping: Cents | null
  /** ISO 3166-1 alpha-2; none for what is picked up. */
  countries: readonly string[]
  /** What of it is for the printer's parcel; null when there is but one parcel. */
  printerParcel: Cents | null
  /** From which sum of pieces it is free; null: never. */
  freeFrom: Cents | null
  /** Why it can't be said: no country yet, closed meanwhile, or prints, which can't be picked up. */
  problem: 'choose' | 'closed' | 'no_pickup' | 'prints_are_sent' | null
}

/**
 * What sending these goods costs. `destination`: a country, 'pickup', or null while none is chosen;
 * `subtotal`: what the pieces cost.
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
  // Another state was the owner's when it was chosen.
  const isKnown = country === destination || destination === taxedState
  // What is the same everywhere needs no choosing.
  const zone =
    country === null ? only : zones.find(({ countries: codes }) => codes.includes(country))
  if (!zone || !isKnown) return noQuote(destination === null || zone ? 'choose' : 'closed')
  const { freeFrom } = zone
  const countries = isTaxed && country !== null ? [country] : zone.countries
  const isFree = freeFrom !== null && subtotal >= freeFrom
  const isApart = plan.printsApart && printedElsewhere
  const others = goods.filter((each) => !byPrinter(each))
  // What a printer sends is never weighed here.
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

/** An original, or a zine that was counted, lies in the studio. */
const isPrinted = ({ kind, making = makingOf[kind] }: Goods) =>
  kind === 'prints' && making === 'to_order'

/** A print that the studio makes itself lies in the studio's parcel. */
const byPrinter = (goods: Goods) => isPrinted(goods) && goods.printed !== false

function quotePickup({ pickup }: ShippingPlan, goods: readonly Goods[]): ShippingQuote {
  if (pickup === null) return noQuote('no_pickup')
  if (goods.some(isPrinted)) return noQuote('prints_are_sent')
  return { shipping: 0, countries: [], printerParcel: null, freeFrom: null, problem: null }
}

/** A quote of what is sent free for another reason than its sum; what can't be said stays so. */
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
 * What a parcel costs. In a zone that goes by weight, what has no weight costs its kind's rate, and the
 * parcel the higher of the two.
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

/** What sending a piece costs that is ordered alone; `price`: what the piece costs. */
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

/** The highest rate of what is in a parcel, once, and the step of every further piece. */
function costByKind(rates: ShippingZone['rates'], inside: readonly Goods[]): Cents {
  const costly = productKinds.toSorted(
    (a, b) => rates[b].first - rates[a].first || rates[a].more - rates[b].more,
  )
  const first = costly.find((kind) => inside.some((each) => each.kind === kind))
  if (first === undefined) return 0
  const steps = inside.reduce((sum, { kind, quantity }) => sum + rates[kind].more * quantity, 0)
  return rates[first].first + steps - rates[first].more
}
