import { type ProductKind, productKinds } from '#kernel/kinds.ts'
import { decimalText, parseMoney } from '#kernel/money.ts'
import type { Schemas } from '#web/ui/api.ts'
import { priceText } from '../form/price-text.ts'
import type { Filled } from '../form/use-form.ts'

/** A rate as it is typed. */
interface RateText {
  first: string
  more: string
}

/** A step of weight as it is typed; null: whatever is heavier. */
export interface StepValues {
  upTo: string | null
  price: string
}

/** A zone as it is typed. */
export interface ZoneValues extends Record<ProductKind, RateText> {
  name: string
  countries: string[] | null
  byWeight: StepValues[]
  freeFrom: string
}

/** The form as it is typed: sums as decimals. */
export interface ShippingValues {
  zones: ZoneValues[]
  printsApart: boolean
  pickup: string
  days: string
  madeToOrder: string
}

/** The API's decimals as texts. */
export function valuesOf({ version, ...form }: Schemas['Shipping']): Filled<ShippingValues> {
  const zones = form.zones.map((zone) => ({
    ...zone,
    ...byKind((kind) => ({ first: text(zone[kind].first), more: text(zone[kind].more) })),
    byWeight: (zone.byWeight ?? []).map(({ upTo, price }) => ({
      upTo: upTo === null ? null : String(upTo),
      price: text(price),
    })),
    freeFrom: zone.freeFrom === null ? '' : text(zone.freeFrom),
  }))
  return { values: { ...form, zones, pickup: form.pickup ?? '', days: String(form.days) }, version }
}

const text = (decimal: number) => decimalText(parseMoney(decimal) ?? 0)

/** What is checked: sums as they were meant. */
export function meant(values: ShippingValues) {
  const zones = values.zones.map(({ freeFrom, ...zone }) => ({
    ...zone,
    ...byKind((kind) => ({
      first: priceText(zone[kind].first),
      more: priceText(zone[kind].more) || '0',
    })),
    byWeight: zone.byWeight.map(({ upTo, price }) => ({ upTo, price: priceText(price) })),
    ...(freeFrom.trim() !== '' && { freeFrom: priceText(freeFrom) }),
  }))
  return { ...values, zones }
}

/** What the API is sent. */
export function bodyOf(values: ShippingValues) {
  const zones = meant(values).zones.map(({ freeFrom, ...zone }) => ({
    ...zone,
    ...byKind((kind) => ({ first: Number(zone[kind].first), more: Number(zone[kind].more) })),
    byWeight: zone.byWeight.map(({ upTo, price }) => ({
      upTo: upTo === null ? null : Number(upTo),
      price: Number(price),
    })),
    ...(freeFrom !== undefined && { freeFrom: Number(freeFrom) }),
  }))
  return { ...values, zones, days: Number(values.days) }
}

/** A rate for each kind of product. */
export function byKind<T>(of: (kind: ProductKind) => T): Record<ProductKind, T> {
  return Object.fromEntries(productKinds.map((kind) => [kind, of(kind)])) as Record<ProductKind, T>
}
