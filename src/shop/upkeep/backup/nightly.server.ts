/* Never fills the disk, and never delays the shop's shutdown. */

import type { Database } from '#platform/db/database.ts'
import { enqueue } from '#platform/db/outbox/outbox.ts'
import type { ScheduledRun } from '#platform/db/outbox/schedule.ts'
import { readSetting, writeSetting } from '#platform/db/settings.ts'
import { isShopError } from '#platform/errors.ts'
import { hour, minute } from '#platform/time/clock.ts'
import { dayAfter, dayIn, startOfDay } from '#platform/time/zone.ts'
import { backUp } from './backup.server.ts'
import type { BackupsStatus } from './backups.schema.ts'
import { nightlyBackupSetting } from './backups.schema.ts'
import type { BackupsParts, Slot } from './backups.server.ts'
import { missingInWords, sizeInWords } from './backups.ts'
import { backupCopy } from './copy.ts'
import {
  findBackups,
  freeBytes,
  keepNewest,
  listNights,
  makeReady,
  nightlyFile,
  spaceFor,
} from './nightly-files.server.ts'

/** Milliseconds after midnight in the studio; an hour off when clocks change that night. */
const nightHour = 3 * hour
const attempts = 3
const nextAttempt = hour
/** Milliseconds, while another backup is being made. */
const waits = 10 * minute

/** `zone`: IANA. */
export function nextNight(zone: string, now: number): ScheduledRun {
  const today = dayIn(now, zone)
  const nights = [today, dayAfter(today)].map((day) => ({
    slot: day,
    dueAt: startOfDay(day, zone) + nightHour,
  }))
  const next = nights.find(({ dueAt }) => dueAt > now)
  if (!next) throw new Error('tomorrow is over')
  return next
}

/** Throws only when stopped, so that the next process continues it. */
export async function makeNightly(
  parts: BackupsParts,
  slot: Slot,
  { attempt }: { attempt: number },
): Promise<void> {
  const { db, clock, log, folder, keep, machine, free = freeBytes } = parts
  if (keep === 0) return
  const now = clock.now()
  const zone = await parts.timeZone()
  // This same job still runs after its lease ended.
  if (slot.purpose() === 'night') return
  const taken = slot.take('night')
  if (!taken) return again(db, attempt, now, now + waits)
  try {
    await makeReady(folder)
    const wanted = spaceFor(await expectedBytes(db, folder))
    const left = await free(folder)
    if (left < wanted) {
      log.warn({ left, wanted }, 'no room for a nightly backup')
      const words = backupCopy.noRoom(sizeInWords(left), sizeInWords(wanted))
      return await recordTrouble(db, { at: now, kind: 'no_room', words })
    }
    const file = nightlyFile(folder, dayIn(now, zone))
    const { rows, pictures, missing } = await backUp({ ...parts, now }, file, taken.signal)
    // An older backup may hold the missing pictures.
    if (missing.length === 0) await keepNewest(folder, keep)
    const bytes = (await findBackups(folder)).find(({ name }) => file.endsWith(name))?.bytes ?? 0
    log.info({ rows, pictures, missing, bytes }, 'made the nightly backup')
    const made = { at: now, bytes, machine }
    const trouble = lackOf(missing, now)
    await db.transact((trx) => writeSetting(trx, nightlyBackupSetting, { made, trouble }, now))
  } catch (error) {
    if (taken.signal.aborted) throw error
    log.error({ err: error, attempt }, 'could not make the nightly backup')
    await recordTrouble(db, { at: now, kind: 'failed', words: failureWords(error) })
    if (attempt < attempts) await again(db, attempt + 1, now, clock.now() + nextAttempt)
  } finally {
    taken.give()
  }
}

function lackOf(missing: readonly string[], at: number): BackupsStatus['trouble'] {
  if (missing.length === 0) return null
  return { at, kind: 'incomplete', words: missingInWords(missing) }
}

function again(db: Database, attempt: number, now: number, dueAt: number): Promise<void> {
  const job = { topic: 'backup.nightly', payload: { attempt }, dueAt, now } as const
  return db.transact((trx) => enqueue(trx, job))
}

/** The size of the last backup, or of the pictures, which hardly compress. */
async function expectedBytes(db: Database, folder: string): Promise<number> {
  const [last] = listNights(await findBackups(folder))
  const { pictures } = await db.read
    .selectFrom('pictures')
    .select((eb) => eb.fn.sum<number | null>('bytes').as('pictures'))
    .executeTakeFirstOrThrow()
  return Math.max(last?.bytes ?? 0, Number(pictures ?? 0))
}

async function recordTrouble(
  db: Database,
  trouble: { at: number; kind: 'no_room' | 'failed'; words: string },
): Promise<void> {
  await db.transact(async (trx) => {
    const { made } = await readSetting(trx, nightlyBackupSetting)
    await writeSetting(trx, nightlyBackupSetting, { made, trouble }, trouble.at)
  })
}

function failureWords(error: unknown): string {
  if (isShopError(error)) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'ENOSPC') return backupCopy.diskFull
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return backupCopy.mayNotWrite
  }
  return backupCopy.logSaysMore
}
