/* Never deletes bytes. Each row names its picture's store, so that a repeated step does no harm. */
import type { Logger } from 'pino'
import { raiseContentVersion } from '#platform/db/content-version.ts'
import type { Database, Reader, Writer } from '#platform/db/database.ts'
import { enqueue } from '#platform/db/outbox/outbox.ts'
import { lockSetting, readSetting, writeSetting } from '#platform/db/settings.ts'
import { newId } from '#platform/ids.ts'
import { type Clock, second } from '#platform/time/clock.ts'
import { countByStore } from '#shop/media/pictures/pictures.server.ts'
import { type CarriedPicture, carriedColumns, carryPicture } from './carry-picture.server.ts'
import { type LeftPicture, type MoveStatus, pictureMoveSetting } from './picture-move.schema.ts'
import { type PictureStores, storeName } from './picture-stores.ts'
import { inWords, toStoreFailure } from './store-failure.ts'

export interface MoveParts {
  db: Database
  clock: Clock
  log: Pick<Logger, 'info'>
  stores: PictureStores
}

const step = { pictures: 48, atOnce: 3, longest: 10 * second }
const named = 20

/** Call it in the transaction that selects the store. */
export async function beginMove(trx: Writer, now: number): Promise<void> {
  const id = newId()
  await writeSetting(trx, pictureMoveSetting, { id, state: 'moving', left: [] }, now)
  await enqueue(trx, {
    topic: 'pictures.move',
    payload: { move: id, after: '' },
    dueAt: now,
    key: `pictures.move:${id}:`,
    now,
  })
}

export function createPictureMove({ db, clock, log, stores }: MoveParts) {
  const isOn = async (move: string) => {
    const { id, state } = await readSetting(db.read, pictureMoveSetting)
    return id === move && state === 'moving'
  }

  function close(
    move: string,
    left: readonly LeftPicture[],
    next: { after: string } | null,
  ): Promise<void> {
    const now = clock.now()
    return db.transact(async (trx) => {
      await lockSetting(trx, pictureMoveSetting, now)
      const kept = await readSetting(trx, pictureMoveSetting)
      if (kept.id !== move || kept.state !== 'moving') return
      const state = next ? 'moving' : 'ended'
      const all = [...kept.left, ...left].slice(0, named)
      await writeSetting(trx, pictureMoveSetting, { id: move, state, left: all }, now)
      if (next) {
        const key = `pictures.move:${move}:${next.after}`
        const payload = { move, ...next }
        await enqueue(trx, { topic: 'pictures.move', payload, dueAt: now, key, now })
        return
      }
      // Only now pages need other addresses: until here the old addresses also work.
      raiseContentVersion(trx)
    })
  }

  return {
    start: (): Promise<void> => db.transact((trx) => beginMove(trx, clock.now())),

    stop: (): Promise<void> =>
      db.transact(async (trx) => {
        const now = clock.now()
        await lockSetting(trx, pictureMoveSetting, now)
        const kept = await readSetting(trx, pictureMoveSetting)
        if (kept.state !== 'moving') return
        await writeSetting(trx, pictureMoveSetting, { ...kept, state: 'stopped' }, now)
        raiseContentVersion(trx)
      }),

    /** The job `pictures.move`. ShopError 'storage_unavailable' when a store can't be reached. */
    async step({ move, after }: { move: string; after: string }): Promise<void> {
      if (!(await isOn(move))) return
      const { current: to, others } = await stores.read()
      const rows = await picturesElsewhere(db.read, to.id, after)
      const left: LeftPicture[] = []
      const began = performance.now()
      let at = 0
      for (; at < rows.length && performance.now() - began < step.longest; at += step.atOnce) {
        if (at > 0 && !(await isOn(move))) return
        const results = await Promise.all(
          rows.slice(at, at + step.atOnce).map((row) => carry(db, { to, others }, row)),
        )
        left.push(...results.flatMap((result) => result ?? []))
      }
      const done = rows.slice(0, at)
      const isLast = done.length === rows.length && rows.length < step.pictures
      await close(move, left, isLast ? null : { after: done.at(-1)?.address ?? after })
      if (isLast) log.info({ store: to.id }, 'pictures have been moved')
    },

    async status(): Promise<MoveStatus> {
      const { current, others } = await stores.read()
      const counts = await countByStore(db.read)
      const { id, state, left } = await readSetting(db.read, pictureMoveSetting)
      const moved = counts.get(current.id) ?? 0
      const from = [...counts].flatMap(([store, pictures]) => {
        const open = others.some((other) => other.id === store)
        return store === current.id ? [] : [{ place: storeName(store), pictures, open }]
      })
      const all = from.reduce((sum, { pictures }) => sum + pictures, moved)
      const trouble = state === 'moving' ? await readTrouble(db.read, id) : null
      const common = { moved, all, to: storeName(current.id), from, trouble, left }
      if (state === 'moving') return { state: 'moving', ...common }
      if (from.length === 0) return { state: id === '' ? 'none' : 'done', ...common, left: [] }
      return { state: state === 'stopped' ? 'stopped' : 'apart', ...common }
    },
  }
}

export type PictureMove = ReturnType<typeof createPictureMove>

async function carry(
  db: Database,
  stores: Parameters<typeof carryPicture>[1],
  picture: CarriedPicture & { original_filename: string },
): Promise<LeftPicture | null> {
  const name = picture.original_filename
  try {
    const result = await carryPicture(db, stores, picture)
    return result === 'missing' ? { name, why: 'missing' } : null
  } catch (error) {
    // The store refuses this picture; the others continue.
    if (toStoreFailure(error)?.kind === 'picture') return { name, why: 'refused' }
    throw inWords(error)
  }
}

function picturesElsewhere(reader: Reader, store: string, after: string) {
  return reader
    .selectFrom('pictures')
    .select([...carriedColumns, 'original_filename'])
    .where((eb) => eb.or([eb('store', '!=', store), eb('store', 'is', null)]))
    .where('address', '>', after)
    .orderBy('address')
    .limit(step.pictures)
    .execute()
}

async function readTrouble(reader: Reader, move: string): Promise<MoveStatus['trouble']> {
  const job = await reader
    .selectFrom('outbox')
    .select(['last_error', 'due_at'])
    .where('topic', '=', 'pictures.move')
    .where('state', '=', 'waiting')
    .where('dedupe_key', 'like', `pictures.move:${move}:%`)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return job?.last_error ? { says: job.last_error, nextTry: job.due_at } : null
}
