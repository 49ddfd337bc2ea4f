import { type ProductKind, productKinds } from '#platform/addresses/kinds.ts'
import { countryName } from '#platform/countries.ts'
import type { Currency } from '#platform/money/currency.ts'
import { decimalText, parseMoney } from '#platform/money/money.ts'
import type { PartsInWords } from '#web/form/fields.ts'
import { priceText } from '#web/form/price-text.ts'
import type { Schemas } from '#web/ui/hooks/api.ts'
import { shippingCopy as copy } from './copy.ts'

interface RateText {
  first: string
  more: string
  /** The studio's postage; empty: not known. */
  cost: string
}

/** `upTo` null: any heavier parcel. */
export interface StepValues {
  upTo: string | null
  price: string
  cost: string
}

export interface DaysText {
  from: string
  to: string
}

export interface DispatchValues {
  daysFrom: string
  stock: DaysText
  printer: DaysText
  weekdays: number[]
  cutOff: string
  /** The id tells rows apart on the screen. */
  closed: { id: number; from: string; until: string }[]
}

export interface ZoneValues extends Record<ProductKind, RateText> {
  name: string
  countries: string[] | null
  byWeight: StepValues[]
  freeFrom: string
  /** Both empty: unknown. */
  transit: DaysText
}

/** Sums are decimals. */
export interface ShippingValues {
  zones: ZoneValues[]
  printsApart: boolean
  pickup: string
  days: string
  madeToOrder: string
  dispatch: DispatchValues
}

type FilledShipping = ShippingValues & { version: string }

export const noDispatch: DispatchValues = {
  daysFrom: '',
  stock: daysText(null),
  printer: daysText(null),
  weekdays: [],
  cutOff: '',
  closed: [],
}

export function toFormValues(
  { version, ...form }: Schemas['Shipping'],
  currency: Currency,
): FilledShipping {
  const text = (decimal: number) => decimalText(parseMoney(decimal, currency) ?? 0, currency)
  const own = (decimal: number | null | undefined) => (decimal == null ? '' : text(decimal))
  const zones = form.zones.map((zone) => ({
    ...zone,
    ...byKind((kind) => ({
      first: text(zone[kind].first),
      more: text(zone[kind].more),
      cost: own(zone[kind].cost),
    })),
    byWeight: (zone.byWeight ?? []).map(({ upTo, price, cost }) => ({
      upTo: upTo === null ? null : String(upTo),
      price: text(price),
      cost: own(cost),
    })),
    freeFrom: zone.freeFrom === null ? '' : text(zone.freeFrom),
    transit: daysText(zone.transit),
  }))
  const { dispatch, days } = form
  return {
    ...form,
    version,
    zones,
    pickup: form.pickup ?? '',
    days: String(days),
    dispatch: {
      daysFrom: String(dispatch?.daysFrom ?? days),
      stock: daysText(dispatch?.stock),
      printer: daysText(dispatch?.printer),
      weekdays: dispatch?.weekdays ?? [],
      cutOff: dispatch?.cutOff ?? '',
      closed: (dispatch?.closed ?? []).map((days, id) => ({ id, ...days })),
    },
  }
}

function daysText(days: { from: number; to: number } | null | undefined): DaysText {
  return days ? { from: String(days.from), to: String(days.to) } : { from: '', to: '' }
}

/** The call reads numbers from texts. */
export function toRates(zones: readonly ZoneValues[]) {
  return zones.map(({ freeFrom, transit, ...zone }) => ({
    ...zone,
    ...byKind((kind) => ({
      first: priceText(zone[kind].first),
      more: priceText(zone[kind].more) || '0',
      ...ownCost(zone[kind]),
    })),
    byWeight: zone.byWeight.map((step) => ({
      upTo: step.upTo,
      price: priceText(step.price),
      ...ownCost(step),
    })),
    ...(freeFrom.trim() !== '' && { freeFrom: priceText(freeFrom) }),
    ...(`${transit.from}${transit.to}`.trim() !== '' && { transit }),
  }))
}

/** Names each rate by its zone: two zones of one name are told apart by their place. */
export function zonesInWords(zones: readonly ZoneValues[]): PartsInWords {
  const names = zones.map(({ name }) => name.trim() || copy.newZone)
  return Object.fromEntries(
    zones.flatMap((zone, at) => {
      const name = names[at] ?? ''
      const isOnly = names.filter((each) => each === name).length === 1
      const called = isOnly ? name : `${name} (${at + 1})`
      return ratesInWords(zone).map(([rate, text]) => [`${called}, ${rate}`, text])
    }),
  )
}

type PartInWords = [rate: string, text: string]

function ratesInWords(zone: ZoneValues): PartInWords[] {
  const { countries, byWeight, freeFrom, transit } = zone
  return [
    [copy.countries, countries?.map(countryName).join(', ') ?? copy.everywhere],
    ...productKinds.flatMap((kind): PartInWords[] => [
      [copy.kindLabels[kind], zone[kind].first],
      [copy.more(copy.kindLabels[kind]), zone[kind].more],
      [copy.ownPostage(copy.kindLabels[kind]), zone[kind].cost],
    ]),
    ...byWeight.flatMap(({ upTo, price, cost }): PartInWords[] => {
      const step = upTo === null ? copy.heavier : copy.upToCosts(upTo)
      return [
        [step, price],
        [`${step}: ${copy.costsYou}`, cost],
      ]
    }),
    [copy.freeFrom, freeFrom],
    [copy.fromIt(copy.transit), transit.from],
    [copy.to(copy.transit), transit.to],
  ]
}

const ownCost = ({ cost }: { cost: string }) =>
  cost.trim() === '' ? {} : { cost: priceText(cost) }

/** Common days at home; there is no default abroad. */
export function firstDays(filled: FilledShipping, first: boolean, isHome: boolean): FilledShipping {
  if (!first || !isHome) return filled
  const zones = filled.zones.map((zone) => ({ ...zone, transit: { from: '3', to: '7' } }))
  return { ...filled, zones }
}

export function byKind<T>(of: (kind: ProductKind) => T): Record<ProductKind, T> {
  return Object.fromEntries(productKinds.map((kind) => [kind, of(kind)])) as Record<ProductKind, T>
}
