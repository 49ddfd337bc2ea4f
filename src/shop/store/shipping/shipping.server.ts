/* Never reads a cart. The store settings own the countries that parcels may go to. */
import type { Reader, Writer } from '#platform/db/database.ts'
import { readSetting } from '#platform/db/settings.ts'
import type { LiveStoreSettings } from '#shop/store/store-settings/store-settings.ts'
import { shippingCopy } from './copy.ts'
import { shippingPlanSetting } from './shipping.schema.ts'
import {
  pickupDestination,
  type ShippingContext,
  type ShippingPlan,
  withoutCosts,
} from './shipping.ts'

/**
 * Within the caller's transaction. Leaves out the studio's own postage: pages contain this plan.
 */
export async function readShippingPlan(reader: Reader | Writer): Promise<ShippingPlan> {
  const plan = await readPostagePlan(reader)
  return { ...plan, zones: plan.zones.map(withoutCosts) }
}

/** Includes the studio's own postage. */
export function readPostagePlan(reader: Reader | Writer): Promise<ShippingPlan> {
  return readSetting(reader, shippingPlanSetting)
}

/** In the owner's present words; null: the order is sent. */
export async function pickupPlace(
  reader: Reader | Writer,
  destination: string | null,
): Promise<string | null> {
  if (destination !== pickupDestination) return null
  return (await readShippingPlan(reader)).pickup ?? shippingCopy.atTheStudio
}

export interface ShippingParts {
  storeSettings: Pick<LiveStoreSettings, 'read'>
  /** 'manual' is the studio. */
  printer(): string
}

export async function shippingContext(
  reader: Reader,
  { storeSettings, printer }: ShippingParts,
): Promise<ShippingContext> {
  const [plan, open] = await Promise.all([
    readShippingPlan(reader),
    openShipping({ storeSettings, printer }),
  ])
  return { plan, ...open }
}

/** For a transaction that reads the plan itself. */
export async function openShipping({
  storeSettings,
  printer,
}: ShippingParts): Promise<OpenShipping> {
  const { countries, tax } = await storeSettings.read()
  return { open: countries, printedElsewhere: printer() !== 'manual', taxedState: tax.state }
}

export type OpenShipping = Omit<ShippingContext, 'plan'>
