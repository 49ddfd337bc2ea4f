/* Specification §2 and §4. Never decides which addresses stay open on vacation. */

import { changePages, raiseContentVersion } from '#platform/db/content-version.ts'
import type { Database, Writer } from '#platform/db/database.ts'
import { enqueue } from '#platform/db/outbox/outbox.ts'
import { lockSetting, readSetting, replaceSetting, writeSetting } from '#platform/db/settings.ts'
import { once } from '#platform/once.ts'
import type { Clock } from '#platform/time/clock.ts'
import { dayIn, startOfDay } from '#platform/time/zone.ts'
import type { Closure } from '#shop/store/dispatch/dispatch.ts'
import type { Settings } from '#shop/store/settings/settings.server.ts'
import type { Vacation } from './vacation.schema.ts'
import { vacationSetting } from './vacation.schema.ts'
import { checkDays, type VacationInput, vacationAt, vacationDays } from './vacation.ts'

export type VacationService = ReturnType<typeof createVacation>

export interface VacationParts {
  db: Database
  clock: Clock
  settings: Pick<Settings, 'studio'>
}

export function createVacation({ db, clock, settings }: VacationParts) {
  const timeZone = async () => (await settings.studio()).timeZone

  return {
    read: (): Promise<Vacation> => readSetting(db.read, vacationSetting),

    /** 'YYYY-MM-DD' */
    today: async (): Promise<string> => dayIn(clock.now(), await timeZone()),

    /**
     * Days are in the studio's present time zone. ShopError 'bad_input' for a day that has begun,
     * 'changed' after another save.
     */
    async save(input: VacationInput): Promise<Vacation> {
      const zone = await timeZone()
      const now = clock.now()
      checkDays(input, dayIn(now, zone))
      const { on, header, message, version } = input
      const value: Vacation = {
        on,
        header,
        message,
        start: dated(input.startsOn, zone),
        end: dated(input.opensOn, zone),
      }
      return changePages(db, async (trx) => {
        const vacation = await replaceSetting(trx, vacationSetting, { value, version }, now)
        await planSwitches(trx, vacation, now)
        return vacation
      })
    },

    /** The planned days stay, and begin in `zone`, the studio's new time zone. */
    async moveTo(trx: Writer, zone: string): Promise<void> {
      const now = clock.now()
      await lockSetting(trx, vacationSetting, now)
      const before = await readSetting(trx, vacationSetting)
      const start = dated(before.start?.day ?? null, zone)
      const end = dated(before.end?.day ?? null, zone)
      const moved = { ...before, start, end }
      await writeSetting(trx, vacationSetting, moved, now)
      await planSwitches(trx, moved, now)
    },

    async switchByDate(plannedFor: number): Promise<void> {
      const now = clock.now()
      await db.transact(async (trx) => {
        await lockSetting(trx, vacationSetting, now)
        const before = await readSetting(trx, vacationSetting)
        // The clock was set back since the job was taken: the job runs again at the right time.
        const stands = [before.start?.at, before.end?.at].includes(plannedFor)
        if (stands && now < plannedFor) await planSwitch(trx, plannedFor, now)
        const after = vacationAt(before, now)
        if (after === before) return
        await writeSetting(trx, vacationSetting, after, now)
        raiseContentVersion(trx)
      })
    },
  }
}

export function knownVacationDays(db: Database, clock: Clock): () => Promise<Closure[]> {
  const read = () => readSetting(db.read, vacationSetting)
  const known = once(db, read, vacationSetting.schema.parse(undefined))
  return async () => vacationDays(vacationAt(await known.read(), clock.now()))
}

function dated(day: string | null, zone: string): Vacation['start'] {
  return day === null ? null : { day, at: startOfDay(day, zone) }
}

async function planSwitches(trx: Writer, { start, end }: Vacation, now: number): Promise<void> {
  await planSwitch(trx, start?.at, now)
  await planSwitch(trx, end?.at, now)
}

async function planSwitch(trx: Writer, at: number | undefined, now: number): Promise<void> {
  if (at === undefined) return
  await enqueue(trx, { topic: 'vacation.switch', payload: { at }, dueAt: at, now })
}
