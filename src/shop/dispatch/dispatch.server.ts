/*
 * Owns the setting of dispatch times. Never reads an order: what was promised stays with it.
 */
import type { Reader, Writer } from '#db/database.ts'
import { readSetting } from '#db/settings.ts'
import { dispatchTimeSetting, formOfDispatch } from './dispatch.schema.ts'
import type { Closure, DispatchTerms } from './dispatch.ts'

/** The terms as they stand; `closed`: the days of a vacation. In the caller's transaction, if it has one. */
export async function readDispatchTerms(
  reader: Reader | Writer,
  timeZone: string,
  vacation: readonly Closure[],
): Promise<DispatchTerms> {
  const time = await readSetting(reader, dispatchTimeSetting)
  const { daysFrom, stock, printer, weekdays, cutOff, closed } = formOfDispatch(time)
  const made = { from: daysFrom, to: time.days }
  return {
    timeZone,
    cutOff,
    weekdays,
    closed: [...closed, ...vacation],
    days: { stock, made, printer },
  }
}
