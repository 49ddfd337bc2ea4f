import type { Reader, Writer } from '#platform/db/database.ts'
import { readSetting } from '#platform/db/settings.ts'
import { openingSetting } from '#shop/audience/opening/opening.schema.ts'
import { vacationSetting } from '#shop/audience/vacation/vacation.schema.ts'

export type ClosedReason = 'opening' | 'vacation'

export interface Closed {
  reason: ClosedReason
  /** Epoch milliseconds of the planned opening; null: the owner opens the shop. */
  opensAt: number | null
}

export async function readClosed(reader: Reader | Writer): Promise<Closed | null> {
  const [{ isOpen }, { on, end }] = await Promise.all([
    readSetting(reader, openingSetting),
    readSetting(reader, vacationSetting),
  ])
  if (!isOpen) return { reason: 'opening', opensAt: null }
  return on ? { reason: 'vacation', opensAt: end?.at ?? null } : null
}
