/*
 * Owns the setting of dispatch times. Never reads an order: what was promised stays with it.
 */
import type { Reader, Writer } from '#db/database.ts'
import { readSetting } from '#db/settings.ts'
import { dispatchTimeSetting } from './dispatch.schema.ts'
import type { Closure, DispatchTerms } from './dispatch.ts'

/** The terms as they stand; `closed`: the days of a vacation. In the caller's transaction, if it has one. */
export async function readDispatchTerms(
  reader: Reader | Writer,
  timeZone: string,
  vacation: readonly Closure[],
): Promise<DispatchTerms> {
  const time = await readSetting(reader, dispatchTimeSetting)
  const { days, daysFrom, printer, weekdays, cutOff, closed } = time
  const made = { from: Math.min(daysFrom, days), to: days }
  const stock = time.stock ?? { from: Math.min(1, days), to: days }
  return {
    timeZone,
    cutOff,
    weekdays,
    closed: [...closed, ...vacation],
    days: { stock, made, printer },
  }
}
