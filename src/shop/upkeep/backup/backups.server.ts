/* Makes one backup at a time; reads only files that it wrote. */

import { open } from 'node:fs/promises'
import { addAbortSignal } from 'node:stream'
import type { ScheduledRun } from '#platform/db/outbox/schedule.ts'
import { lockSetting, readSetting, writeSetting } from '#platform/db/settings.ts'
import { ShopError } from '#platform/errors.ts'
import { minute } from '#platform/time/clock.ts'
import { dayIn } from '#platform/time/zone.ts'
import { packArchive } from './archive.server.ts'
import { backupEntries } from './backup.server.ts'
import {
  type BackupsStatus,
  downloadedBackupSetting,
  nightlyBackupSetting,
} from './backups.schema.ts'
import { backupCopy } from './copy.ts'
import { createBackupsElsewhere, type ElsewhereParts } from './elsewhere/elsewhere.server.ts'
import { makeNightly, nextNight } from './nightly.server.ts'
import { findBackups, listNights, nightlyFile } from './nightly-files.server.ts'
import { handOver } from './take.server.ts'

export interface BackupsParts extends ElsewhereParts {
  keep: number
  machine: string
  /** Bytes. */
  free?: (folder: string) => Promise<number>
  /** Milliseconds that a download may stall. */
  timeout?: number
}

export interface TakenBackup {
  name: string
  /** Null while the backup is being made. */
  bytes: number | null
  body: ReadableStream<Uint8Array>
}

export type Backups = ReturnType<typeof createBackups>

type Purpose = 'night' | 'download'

export interface Slot {
  /** Null while another backup is being made. */
  take(purpose: Purpose): { signal: AbortSignal; give(): void } | null
  purpose(): Purpose | null
}

export function createBackups(parts: BackupsParts) {
  const { db, clock, log, folder, keep, machine, timeout = 5 * minute } = parts
  const elsewhere = createBackupsElsewhere(parts)
  let making: { purpose: Purpose; end: AbortController } | null = null

  const slot: Slot = {
    take(purpose) {
      if (making) return null
      const mine = { purpose, end: new AbortController() }
      making = mine
      return {
        signal: mine.end.signal,
        give() {
          if (making === mine) making = null
        },
      }
    },
    purpose: () => making?.purpose ?? null,
  }

  /** `at` in epoch milliseconds. */
  async function recordTaken(at: number, bytes: number): Promise<void> {
    await db
      .transact(async (trx) => {
        await lockSetting(trx, downloadedBackupSetting, clock.now())
        const before = await readSetting(trx, downloadedBackupSetting)
        if (before && before.at > at) return
        await writeSetting(trx, downloadedBackupSetting, { at, bytes }, clock.now())
      })
      .catch((err) => log.warn({ err }, 'could not note that a backup was downloaded'))
  }

  function told(failure: unknown): void {
    if (failure !== undefined) log.warn({ err: failure }, 'the download of a backup broke off')
  }

  return {
    elsewhere,

    async status(): Promise<BackupsStatus> {
      const [files, { made, trouble }, taken] = await Promise.all([
        findBackups(folder),
        readSetting(db.read, nightlyBackupSetting),
        readSetting(db.read, downloadedBackupSetting),
      ])
      const newest = files[0] ? { at: files[0].at, bytes: files[0].bytes } : null
      return {
        keep,
        making: making !== null,
        nights: listNights(files),
        newest,
        made: made && { ...made, here: made.machine === machine },
        trouble,
        taken,
      }
    },

    /** ShopError 'busy' while another backup is being made. */
    async take(): Promise<TakenBackup> {
      const now = clock.now()
      const zone = await parts.timeZone()
      const taken = slot.take('download')
      if (!taken) {
        const words = backupCopy.beingMade
        throw new ShopError('busy', words, { retryAfter: 60 })
      }
      const source = addAbortSignal(taken.signal, packArchive(backupEntries({ ...parts, now })))
      const body = await handOver(source, {
        timeout,
        onWhole: (bytes) => recordTaken(now, bytes),
        onEnd(failure) {
          taken.give()
          told(failure)
        },
      })
      return { name: `atelier-${dayIn(now, zone)}.tar.gz`, bytes: null, body }
    },

    /** `day`: '2026-11-22'. ShopError 'not_found'. */
    async takeNight(day: string): Promise<TakenBackup> {
      const night = listNights(await findBackups(folder)).find((each) => each.day === day)
      const file = night && (await open(nightlyFile(folder, night.day)).catch(() => null))
      if (!file) {
        throw new ShopError('not_found', backupCopy.gone)
      }
      // Of the open file: another file may have taken its name.
      const { size, mtimeMs } = await file.stat()
      const body = await handOver(file.createReadStream(), {
        timeout,
        onWhole: (bytes) => recordTaken(mtimeMs, bytes),
        onEnd: told,
      })
      return { name: `atelier-${day}.tar.gz`, bytes: size, body }
    },

    nightly: (payload: { attempt: number }) => makeNightly(parts, slot, payload),

    nextNight: async (now: number): Promise<ScheduledRun | null> =>
      keep === 0 ? null : nextNight(await parts.timeZone(), now),

    /** For the shop's shutdown. */
    stop(): void {
      making?.end.abort(new Error('the shop closes'))
      elsewhere.stop()
    },
  }
}
