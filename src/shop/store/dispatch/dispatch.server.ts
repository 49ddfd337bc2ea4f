/* Never reads an order: orders keep their promised dates. */
import type { Reader, Writer } from '#platform/db/database.ts'
import { readSetting } from '#platform/db/settings.ts'
import { dispatchTimeSetting, formOfDispatch } from './dispatch.schema.ts'
import type { DispatchTerms } from './dispatch.ts'

/** Leaves out the days of a vacation. Reads within the caller's transaction, if there is one. */
export async function readDispatchTerms(
  reader: Reader | Writer,
  timeZone: string,
): Promise<DispatchTerms> {
  return toDispatchTerms(await readSetting(reader, dispatchTimeSetting), timeZone)
}

export function toDispatchTerms(
  time: ReturnType<typeof dispatchTimeSetting.schema.parse>,
  timeZone: string,
): DispatchTerms {
  const { daysFrom, stock, printer, weekdays, cutOff, closed } = formOfDispatch(time)
  const made = { from: daysFrom, to: time.days }
  return { timeZone, cutOff, weekdays, closed, days: { stock, made, printer } }
}
