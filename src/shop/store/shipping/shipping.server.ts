/*
 * Owns the setting that says what sending costs. Where parcels may go at all is the place's.
 * Never reads a cart.
 */
import type { Reader, Writer } from '#platform/db/database.ts'
import { readSetting } from '#platform/db/settings.ts'
import type { LivePlace } from '#shop/store/place/place.ts'
import { shippingPlanSetting } from './shipping.schema.ts'
import { pickupDestination, type ShippingContext, type ShippingPlan } from './shipping.ts'

/** What sending costs; in the caller's transaction. */
export function readShippingPlan(reader: Reader | Writer): Promise<ShippingPlan> {
  return readSetting(reader, shippingPlanSetting)
}

/** Where an order is picked up, in the owner's words of today; null: it is sent. */
export async function pickupPlace(
  reader: Reader | Writer,
  destination: string | null,
): Promise<string | null> {
  if (destination !== pickupDestination) return null
  return (await readShippingPlan(reader)).pickup ?? 'At the studio.'
}

/** What a quote is made from. */
export interface ShippingParts {
  place: Pick<LivePlace, 'read'>
  /** Who makes prints now: 'manual' in the studio. */
  printer(): string
}

/** The plan, where parcels may go, and who prints, as they stand now. */
export async function shippingContext(
  reader: Reader,
  { place, printer }: ShippingParts,
): Promise<ShippingContext> {
  const [plan, open] = await Promise.all([
    readShippingPlan(reader),
    openShipping({ place, printer }),
  ])
  return { plan, ...open }
}

/** Where parcels may go and who prints, as they stand now: for a transaction that reads the plan. */
export async function openShipping({ place, printer }: ShippingParts): Promise<OpenShipping> {
  const { countries, tax } = await place.read()
  return { open: countries, printedElsewhere: printer() !== 'manual', taxedState: tax.state }
}

/** What of a quote is known outside of a transaction. */
export type OpenShipping = Omit<ShippingContext, 'plan'>
