/* The backup becomes a shop beside this one, is checked, and replaces it in one transaction. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Database } from '#platform/db/database.ts'
import { type DatabaseLocation, openDatabase } from '#platform/db/open.ts'
import { readSetting } from '#platform/db/settings.ts'
import type { Row } from '#platform/db/snapshot.ts'
import { isShopError, ShopError } from '#platform/errors.ts'
import { digest, newId } from '#platform/ids.ts'
import { type Clock, day, hour } from '#platform/time/clock.ts'
import type { BackupPlace } from '#services/backups/port.ts'
import type { PaymentProvider } from '#services/payments/port.ts'
import type { ImageStore } from '#services/pictures/port.ts'
import type { Erasure } from '#shop/people/privacy/erasures.schema.ts'
import type { Erasures } from '#shop/people/privacy/erasures.server.ts'
import { hasOwner } from '#shop/people/staff/owner.server.ts'
import type { About, Tally } from '../backup.server.ts'
import { sizeInWords } from '../backups.ts'
import { erasedAt } from '../elsewhere/erased.server.ts'
import { restoreFromElsewhere } from '../elsewhere/from-elsewhere.server.ts'
import { freeBytes, spaceFor } from '../nightly-files.server.ts'
import { type Also, type Report, restoreInto } from '../restore-into.server.ts'
import { createAddedPictures } from './added-pictures.server.ts'
import { restoreCopy as copy } from './copy.ts'
import { readDemands } from './demands.server.ts'
import { failureWords } from './failure-words.ts'
import { isUsed, refuseUsed } from './is-used.server.ts'
import { createPaidSince } from './paid-since.server.ts'
import { eraseSince } from './personal-data-sources.server.ts'
import { replaceShop } from './replace-shop.server.ts'
import { type RestoreStatus, restoredSetting } from './restore.schema.ts'
import { openUpload, type Upload } from './upload.server.ts'

export interface RestoreParts {
  db: Database
  clock: Clock
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  folder: string
  openPlace(input: unknown): Promise<BackupPlace>
  storeFor(connections: readonly Row[]): ImageStore
  erasures: Pick<Erasures, 'all' | 'keep'>
  payment: PaymentProvider
  signInPath(): Promise<string>
  /** Jobs of the former shop must not end in the restored shop. */
  jobs(): { stop(): Promise<void>; start(): void }
  /** Composes the shop anew. Absent: the caller does it. */
  restart?: (() => void) | undefined
  /** Bytes. */
  free?: (folder: string) => Promise<number>
}

/** Bytes. */
const mostBytes = 100 * 1000 ** 3

interface RestoreRun {
  id: string
  actor: string | null
  folder: string
  upload: Upload | null
  status: Omit<RestoreStatus, 'id' | 'restored'>
  end: AbortController
  /** Epoch milliseconds of the newest part. */
  activeAt: number
}

type Fill = (
  location: DatabaseLocation,
  also: Pick<Also, 'demands' | 'report'> & Pick<RestoreParts, 'storeFor'>,
  signal: AbortSignal,
) => Promise<{ about: About; tally: Tally; theirs: Erasure[] }>

export type Restore = ReturnType<typeof createRestore>

export function createRestore(parts: RestoreParts) {
  const { db, clock, log, folder, free = freeBytes } = parts
  let run: RestoreRun | null = null
  let isChanging = false
  const isUnderWay = () => run !== null && !['done', 'failed'].includes(run.status.step)

  /** Only one of two parallel changes runs. ShopError 'busy'. */
  async function alone<T>(change: () => Promise<T>): Promise<T> {
    if (isChanging) throw busy()
    isChanging = true
    try {
      return await change()
    } finally {
      isChanging = false
    }
  }

  /** ShopErrors 'busy', 'duplicate'. Replaces an unfinished upload. */
  async function begin(of: number, actor: string | null): Promise<RestoreRun> {
    await refuseUsed(db.read)
    if (isUnderWay() && run?.status.step !== 'receiving') throw busy()
    await discard()
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await clear()
    const id = newId()
    const own = join(folder, id)
    await mkdir(own, { mode: 0o700 })
    run = {
      id,
      actor,
      folder: own,
      upload: null,
      end: new AbortController(),
      activeAt: clock.now(),
      status: { step: 'receiving', done: 0, of, words: null },
    }
    return run
  }

  async function clear(): Promise<void> {
    for (const name of await readdir(folder).catch(() => [])) {
      await rm(join(folder, name), everything)
    }
  }

  async function discard(): Promise<void> {
    const former = run
    run = null
    former?.end.abort(new Error('the restore ends'))
    await former?.upload?.close()
    if (former) await rm(former.folder, everything)
  }

  /** Never throws. */
  async function work(mine: RestoreRun, fill: Fill): Promise<void> {
    const { status, end } = mine
    const report: Report = (step, done, of) => Object.assign(status, { step, done, of })
    const pictures = createAddedPictures(parts.storeFor)
    let hasStopped = false
    try {
      const location = { dataDir: join(mine.folder, 'data') }
      const { storeFor } = pictures
      const also = { report, demands: await readDemands(folder, free), storeFor }
      const { about, tally, theirs } = await fill(location, also, end.signal)
      const now = clock.now()
      const beside = await openDatabase(location)
      const erased = await ready(beside, about.madeAt, theirs, now).finally(() => beside.close())
      end.signal.throwIfAborted()
      report('rows', 0, tally.rows)
      hasStopped = true
      await parts.jobs().stop()
      const facts = { madeAt: about.madeAt, tally, erased, now }
      await replaceShop(db, location, { ...facts, run: mine.id, actor: mine.actor })
      log.info({ madeAt: about.madeAt, rows: tally.rows, erased }, 'restored a shop')
      await rm(mine.folder, everything).catch(() => {})
      status.step = parts.restart ? 'starting' : 'done'
      parts.restart?.()
    } catch (error) {
      if (hasStopped && parts.restart && !end.signal.aborted) parts.jobs().start()
      if (!end.signal.aborted) log.warn({ err: error }, 'could not restore a shop')
      await pictures
        .takeBack(db)
        .catch((err) => log.warn({ err }, 'could not remove the pictures of a restore'))
      await rm(mine.folder, everything).catch(() => {})
      Object.assign(status, { step: 'failed', words: failureWords(error, mine.folder) })
    }
  }

  async function ready(beside: Database, madeAt: number, theirs: Erasure[], now: number) {
    if (!(await hasOwner(beside))) throw new ShopError('bad_input', copy.noOwner)
    return eraseSince(beside, { erasures: parts.erasures, theirs, madeAt, now })
  }

  /** The answer to the last part may be lost, and the part comes again. */
  const hasArrived = (id: string) => run?.id === id && run.upload?.isWhole() === true

  function receiving(id: string): RestoreRun & { upload: Upload } {
    if (run?.id !== id || !run.upload || run.status.step !== 'receiving') {
      throw new ShopError('not_found', copy.unknown)
    }
    return run as RestoreRun & { upload: Upload }
  }

  async function status(id: string): Promise<RestoreStatus> {
    const mine = run?.id === id ? run : null
    const restored = await readSetting(db.read, restoredSetting)
    const isBack = restored?.run === digest(id)
    if (mine && !(isBack && mine.status.step === 'done')) {
      return { id, ...mine.status, restored: null }
    }
    // The restored sign-in address is shown for an hour only.
    if (!isBack || clock.now() - restored.at > hour) throw new ShopError('not_found', copy.unknown)
    const { madeAt, rows, pictures, missing, erased } = restored
    const facts = { madeAt, rows, pictures, missing, erased }
    const end = { step: 'done' as const, done: 1, of: 1, words: null }
    return { id, ...end, restored: { ...facts, signInPath: await parts.signInPath() } }
  }

  return {
    /** True for a shop without work of the owner. */
    isOffered: async (): Promise<boolean> => !(await isUsed(db.read)),
    status,
    paidSince: createPaidSince(parts),

    async beginFile(bytes: number, actor: string | null): Promise<RestoreStatus> {
      if (bytes > mostBytes) throw new ShopError('too_large', copy.tooLarge(sizeInWords(mostBytes)))
      const mine = await alone(async () => {
        const fresh = await begin(bytes, actor)
        // Room for the file, its pictures and its rows.
        const wanted = spaceFor(bytes)
        const left = await free(folder)
        if (left < wanted) {
          await discard()
          const words = copy.noRoom(sizeInWords(left), sizeInWords(wanted))
          throw new ShopError('too_large', words)
        }
        fresh.upload = await openUpload(join(fresh.folder, fileName), bytes)
        return fresh
      })
      return status(mine.id)
    },

    /** ShopError 'not_found' before a body is read. */
    requireReceiving: (id: string): void => void (hasArrived(id) || receiving(id)),

    async takePart(id: string, at: number, part: Uint8Array): Promise<RestoreStatus> {
      if (hasArrived(id)) return status(id)
      const mine = receiving(id)
      const { upload } = mine
      try {
        await upload.take(at, part)
      } catch (error) {
        if (isShopError(error)) throw error
        log.warn({ err: error }, 'could not keep a part of a backup')
        Object.assign(mine.status, { step: 'failed', words: failureWords(error, mine.folder) })
        await upload.close()
        await rm(mine.folder, everything).catch(() => {})
      }
      mine.status.done = upload.received()
      mine.activeAt = clock.now()
      if (upload.isWhole() && mine.status.step === 'receiving') {
        mine.status.step = 'checking'
        await upload.close()
        const file = join(mine.folder, fileName)
        void work(mine, async (location, { storeFor, ...also }) => ({
          ...(await restoreInto(location, storeFor, file, also)),
          theirs: [],
        }))
      }
      return status(id)
    },

    /** ShopErrors, with a field for those of `openPlace`. */
    async beginElsewhere(input: unknown, actor: string | null): Promise<RestoreStatus> {
      await refuseUsed(db.read)
      const place = await parts.openPlace(input)
      const mine = await alone(async () => {
        const fresh = await begin(1, actor)
        fresh.status.step = 'fetching'
        return fresh
      })
      void work(mine, async (location, also, signal) => {
        const theirs = await erasedAt(place)
        const own = { place, location, folder: mine.folder, signal, ...also }
        return { ...(await restoreFromElsewhere(own)), theirs }
      })
      return status(mine.id)
    },

    /**
     * Leftovers and unfinished uploads hold people who may have been erased since. Never throws.
     */
    async cleanUp(): Promise<void> {
      // Most shops have no such folder, and simulations must not wait for a real disk.
      if (!existsSync(folder)) return
      const isLeft = run?.status.step === 'receiving' && clock.now() - run.activeAt >= day
      if (isChanging || (isUnderWay() && !isLeft)) return
      await alone(async () => {
        if (isLeft) await discard()
        await clear()
      }).catch((err) => log.warn({ err }, 'could not remove the leftovers of a restore'))
    },

    /** For the shop's shutdown; completed steps stay. */
    async stop(): Promise<void> {
      if (run?.status.step !== 'starting') await discard()
    },
  }
}

const fileName = 'backup.tar.gz'
const everything = { recursive: true, force: true }
const busy = () => new ShopError('busy', copy.busy, { retryAfter: 60 })
