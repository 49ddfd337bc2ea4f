import type { Logger } from 'pino'
import { AgeError } from '#platform/age/age.ts'
import type { Database } from '#platform/db/database.ts'
import type { ScheduledRun } from '#platform/db/outbox/schedule.ts'
import { readSetting, writeSetting } from '#platform/db/settings.ts'
import type { Snapshot } from '#platform/db/snapshot.ts'
import { isShopError, ShopError } from '#platform/errors.ts'
import { type Clock, day, hour, minute } from '#platform/time/clock.ts'
import type { BackupPlace } from '#services/backups/port.ts'
import type { ImageStore } from '#services/pictures/port.ts'
import { mailDrill } from '#shop/people/notifications/plan-mail.server.ts'
import type { Erasure } from '#shop/people/privacy/erasures.schema.ts'
import { readChangeMark } from './change-mark.server.ts'
import { backupElsewhereCopy as copy } from './copy.ts'
import { tryNewestCopy } from './drill.server.ts'
import {
  type Drill,
  drillSetting,
  type ElsewhereStatus,
  elsewhereSetting,
} from './elsewhere.schema.ts'
import { sendErasures } from './erased.server.ts'
import { sendCopy } from './send-copy.server.ts'
import { copyTime } from './stored-names.ts'

export interface ElsewhereParts {
  db: Database
  clock: Clock
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  images: Pick<ImageStore, 'get'>
  openSnapshot(): Promise<Snapshot>
  place(): Promise<BackupPlace>
  erasures(): Promise<Erasure[]>
  folder: string
  /** IANA. */
  timeZone(): Promise<string>
}

/** Milliseconds of work that a lost machine costs at most. */
const every = 15 * minute
/** After so long the stored pictures are listed again. */
const listedAnew = 20 * hour

export type BackupsElsewhere = ReturnType<typeof createBackupsElsewhere>

export function createBackupsElsewhere(parts: ElsewhereParts) {
  const { db, clock, log, folder } = parts
  let doing: { what: 'sending' | 'trying'; end: AbortController } | null = null
  /** The storage, and the number of erasures that it holds. */
  let sentMarks = ''
  let known = { storage: '', at: 0, sent: new Set<string>() }

  async function alone<T>(
    what: 'sending' | 'trying',
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    if (doing) throw busy()
    const mine = { what, end: new AbortController() }
    doing = mine
    try {
      return await work(mine.end.signal)
    } finally {
      doing = null
    }
  }

  async function placeSet(): Promise<BackupPlace> {
    const place = await parts.place()
    if (!place.isSet) throw new ShopError('not_found', copy.noPlace)
    return place
  }

  async function send(place: BackupPlace): Promise<void> {
    const now = clock.now()
    const { storage } = place
    const before = await readSetting(db.read, elsewhereSetting)
    const isSame = before.storage === storage.id
    if (known.storage !== storage.id || now - known.at > listedAnew) {
      known = { storage: storage.id, at: now, sent: new Set() }
    }
    const base = { ...before, storage: storage.id, left: isSame ? before.left : [] }
    try {
      const mark = await readChangeMark(db)
      const zone = await parts.timeZone()
      const { images, openSnapshot } = parts
      const sent = await alone('sending', async (signal) => {
        await sendMarks(place)
        return sendCopy({
          place,
          images,
          openSnapshot,
          folder,
          zone,
          now,
          signal,
          sent: known.sent,
          left: base.left,
        })
      })
      const { name, bytes, counts, left, missing, vanished } = sent
      log.info({ name, bytes, missing, vanished }, 'sent a backup elsewhere')
      const last = { name, at: now, bytes, ...counts }
      const state = {
        ...base,
        mark,
        left,
        vanished: vanished || base.vanished,
        trouble: null,
        last,
      }
      await db.transact((trx) => writeSetting(trx, elsewhereSetting, state, now))
    } catch (error) {
      if (isShopError(error) && error.code === 'busy') throw error
      // The storage's files are no longer known.
      known = { storage: '', at: 0, sent: new Set() }
      log.warn({ err: error }, 'could not send a backup elsewhere')
      const trouble = { at: base.trouble?.at ?? now, words: reason(error) }
      const state = { ...base, last: isSame ? base.last : null, trouble }
      await db.transact((trx) => writeSetting(trx, elsewhereSetting, state, now))
      throw error
    }
  }

  /** Throws only when it is stopped. */
  async function tryOut(place: BackupPlace): Promise<Drill> {
    const now = clock.now()
    const { last } = await readSetting(db.read, elsewhereSetting)
    const drill = await alone('trying', async (signal): Promise<Drill> => {
      try {
        const found = await tryNewestCopy({ place, folder, last, signal })
        return { ...found, at: now, problem: null }
      } catch (error) {
        if (signal.aborted) throw error
        log.error({ err: error }, 'the newest backup elsewhere could not be restored')
        const nothing = { orders: 0, pieces: 0, pictures: 0, copyAt: null }
        return { ...nothing, at: now, problem: reason(error) }
      }
    })
    await db.transact(async (trx) => {
      await writeSetting(trx, drillSetting, drill, now)
      await mailDrill(trx, drill, now)
    })
    return drill
  }

  async function sendMarks(place: BackupPlace): Promise<void> {
    const marks = await parts.erasures()
    const id = `${place.storage.id} ${marks.length}`
    if (marks.length === 0 || sentMarks === id) return
    await sendErasures(place, marks)
    sentMarks = id
  }

  /** Never throws. */
  async function sendMarksNow(): Promise<void> {
    try {
      const place = await parts.place()
      if (place.isSet) await sendMarks(place)
    } catch (err) {
      log.warn({ err }, 'could not send the mark of an erasure elsewhere')
    }
  }

  return {
    /** Sent at once; after a failure they go with the next copy. Never throws. */
    sendErasures: sendMarksNow,

    async status(): Promise<ElsewhereStatus> {
      const [{ isSet, storage }, state, drill] = await Promise.all([
        parts.place(),
        readSetting(db.read, elsewhereSetting),
        readSetting(db.read, drillSetting),
      ])
      const { last, trouble, vanished, left } = state
      const copies = left.flatMap((name) => copyTime(name) ?? []).sort((a, b) => b - a)
      const its = state.storage === storage.id ? { last, trouble, vanished, copies } : none
      return { isSet, doing: doing?.what ?? null, ...its, drill }
    },

    /** The status tells when it ends. ShopErrors 'busy', 'not_found'. */
    async begin(what: 'sending' | 'trying'): Promise<void> {
      const place = await placeSet()
      if (doing) throw busy()
      const work = what === 'sending' ? send(place) : tryOut(place)
      work.catch((err) => log.warn({ err, what }, 'a backup elsewhere ended early'))
    },

    frequent: {
      next: (now: number): ScheduledRun => {
        const slot = Math.floor(now / every) + 1
        return { dueAt: slot * every, slot }
      },
      async run(): Promise<void> {
        const place = await parts.place()
        if (!place.isSet || doing) return
        const { storage, last, mark, trouble } = await readSetting(db.read, elsewhereSetting)
        const isOld = storage !== place.storage.id || !last || clock.now() - last.at >= day
        if (!isOld && !trouble && mark === (await readChangeMark(db))) {
          // Erasures of mailing lists may be new, even if nothing else has changed.
          await sendMarksNow()
          return
        }
        // The next run comes in fifteen minutes anyway.
        await send(place).catch(() => {})
      },
    },

    monthly: {
      /** On the third of the month, by UTC: a day on which few other jobs run. */
      next(now: number): ScheduledRun {
        const date = new Date(now)
        const third = (months: number) =>
          Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 3, 4, 40)
        const dueAt = third(0) > now ? third(0) : third(1)
        return { dueAt, slot: new Date(dueAt).toISOString().slice(0, 7) }
      },
      async run(): Promise<void> {
        const place = await parts.place()
        if (place.isSet) await tryOut(place)
      },
    },

    /** For the shop's shutdown. */
    stop(): void {
      doing?.end.abort(new Error('the shop closes'))
    },
  }
}

const busy = () => new ShopError('busy', copy.busy, { retryAfter: 60 })

const none = { copies: [], last: null, trouble: null, vanished: 0 }

function reason(error: unknown): string {
  if (isShopError(error)) return error.message
  if (error instanceof AgeError) return error.kind === 'key' ? copy.otherKey : copy.damaged
  return copy.logSaysMore
}
