import { type ProductKind, productKinds } from '#platform/addresses/kinds.ts'
import { capital } from '#platform/capital.ts'
import { countryInWords } from '#platform/countries.ts'
import type { Currency } from '#platform/money/currency.ts'
import { type Cents, formatMoney } from '#platform/money/money.ts'
import { parcelRule } from '#shop/store/dispatch/dispatch.copy.ts'
import {
  type Goods,
  type OpenZone,
  openZones,
  type ShippingPlan,
  singleItemRate,
} from './shipping.ts'

/* For cached pages, which are the same for every visitor. */

/** More countries are counted and not named. */
const mostNamed = 4

/** 'within the United States'. `countries`: ISO 3166-1 alpha-2. */
export function shippingArea(countries: readonly string[]): string {
  const named = countries.map(countryInWords)
  if (named.length === 1) return `within ${named[0]}`
  if (named.length > mostNamed) return `to ${named.length} countries`
  return `to ${named.slice(0, -1).join(', ')} and ${named.at(-1)}`
}

export interface ShippingWords {
  /** 'One flat rate for the whole order, within the United States.' */
  rule: string
  /** '$6.50' */
  rates: Record<ProductKind, string>
  /** On a piece's page; `sizes`: one of each. */
  ofPiece(kind: ProductKind, sizes: readonly Goods[]): string
}

/** `open`: ISO 3166-1 alpha-2. */
export function shippingWords(
  plan: ShippingPlan,
  open: readonly string[],
  printedElsewhere: boolean,
  currency: Currency,
): ShippingWords {
  const zones = openZones(plan, open)
  const isApart = plan.printsApart && printedElsewhere
  const alike = (kind: ProductKind) =>
    !isApart ? 'pieces' : kind === 'prints' ? 'art prints' : 'pieces from the studio'
  const byKind = (words: (kind: ProductKind) => string) =>
    Object.fromEntries(productKinds.map((kind) => [kind, words(kind)])) as Record<
      ProductKind,
      string
    >
  return {
    rule: ruleWords(plan, zones, open, printedElsewhere),
    rates: byKind((kind) => ratesOf(zones, kind, currency)),
    ofPiece(kind, sizes) {
      const own = zones.map((zone) => singleZone(zone, sizes, printedElsewhere))
      return `${pieceWords(own, kind, open, alike(kind), currency)}${pickupWords(plan, sizes, printedElsewhere)}`
    },
  }
}

/** By the weight of the lightest size; by kind where none is weighed. */
function singleZone(
  zone: OpenZone,
  sizes: readonly Goods[],
  printedElsewhere: boolean,
): OpenZone & { least?: Cents } {
  if (!isByWeight(zone)) return zone
  const isWeighed = ({ weight, printed }: Goods) => weight != null && !(printed && printedElsewhere)
  if (!sizes.some(isWeighed)) return { ...zone, byWeight: [] }
  const always = { ...zone, freeFrom: null }
  const rates = sizes.map((size) => singleItemRate(always, size, 0, printedElsewhere))
  return { ...zone, least: Math.min(...rates) }
}

function ruleWords(
  { printsApart }: ShippingPlan,
  zones: readonly OpenZone[],
  open: readonly string[],
  printedElsewhere: boolean,
): string {
  const [only] = zones
  const isApart = printsApart && printedElsewhere
  const whole = isApart ? 'each parcel' : 'the whole order'
  const plain =
    zones.length === 1 && only && isFlat(only)
      ? `One flat rate for ${whole}, ${shippingArea(open)}.`
      : `One rate for ${whole}, ${shippingArea(open)}, by where it goes${zones.every(isFlat) ? '' : ' and how much is in it'}.`
  return isApart ? `${plain} ${parcelRule(printedElsewhere)}` : plain
}

const isByWeight = ({ byWeight = [] }: OpenZone) => byWeight.length > 0
const isFlat = (zone: OpenZone) =>
  !isByWeight(zone) && productKinds.every((kind) => zone.rates[kind].more === 0)

function pieceWords(
  zones: readonly OpenZone[],
  kind: ProductKind,
  open: readonly string[],
  alike: string,
  currency: Currency,
) {
  const [only] = zones
  const isPlain = only && only.rates[kind].more === 0 && !isByWeight(only)
  if (zones.length === 1 && isPlain && only.freeFrom === null) {
    const { first } = only.rates[kind]
    const price = first === 0 ? 'Free' : formatMoney(first, currency)
    return `${price} shipping ${shippingArea(open)}, for any number of ${alike}.`
  }
  const words = zones.map(
    (zone) =>
      `${rateWords(zone, kind, currency)} ${zoneName(zone, zones)}${freeWords(zone, currency)}`,
  )
  return capital(`${words.join('; ')}.`)
}

function ratesOf(zones: readonly OpenZone[], kind: ProductKind, currency: Currency): string {
  const [only] = zones
  if (zones.length === 1 && only)
    return `${rateWords(only, kind, currency)}${freeWords(only, currency)}`
  return zones
    .map(
      (zone) =>
        `${rateWords(zone, kind, currency)} ${zoneName(zone, zones)}${freeWords(zone, currency)}`,
    )
    .join('; ')
}

function rateWords(
  { rates, byWeight = [], least }: OpenZone & { least?: Cents },
  kind: ProductKind,
  currency: Currency,
): string {
  const [lightest] = byWeight
  if (least !== undefined) return `from ${formatMoney(least, currency)} by its weight`
  const { first, more } = rates[kind]
  const price = first === 0 ? 'free' : formatMoney(first, currency)
  if (lightest) {
    return `from ${formatMoney(lightest.price, currency)} by its weight (${price} for a piece without a weight)`
  }
  return more === 0 ? price : `${price}, and ${formatMoney(more, currency)} for each further one,`
}

function freeWords({ freeFrom }: OpenZone, currency: Currency): string {
  return freeFrom === null ? '' : `, free from ${formatMoney(freeFrom, currency)}`
}

/** Names few countries; else the zone, or a number of 'other countries' for the last zone. */
export function zoneName(zone: OpenZone, zones: readonly OpenZone[]): string {
  if (zone.countries.length <= mostNamed) return shippingArea(zone.countries)
  if (zones.length > 1 && zone === zones.at(-1)) {
    return `to ${zone.countries.length} other countries`
  }
  return `to ${zone.name} (${zone.countries.length} countries)`
}

/** Nothing of the print provider's passes through the studio. */
function pickupWords(
  { pickup }: ShippingPlan,
  sizes: readonly Goods[],
  printedElsewhere: boolean,
): string {
  const isElsewhere = printedElsewhere && sizes.some(({ printed }) => printed)
  return pickup === null || isElsewhere ? '' : ' Or pick it up at the studio.'
}
