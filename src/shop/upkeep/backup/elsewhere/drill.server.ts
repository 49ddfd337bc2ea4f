/* The newest copy becomes a temporary shop beside the real one, and its rows are counted. */

import { createHash, randomInt } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { AgeError, ageBytes, ageOpen } from '#platform/age/age.ts'
import type { Database } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/open.ts'
import { countRows } from '#platform/db/rows.ts'
import { ShopError } from '#platform/errors.ts'
import { second } from '#platform/time/clock.ts'
import type { BackupPlace } from '#services/backups/port.ts'
import type { ImageStore } from '#services/pictures/port.ts'
import { originalKeys } from '#shop/media/pictures/picture-key.ts'
import { largestEntry, type OnBytes } from '../archive.server.ts'
import { readAbout } from '../backup.server.ts'
import { sizeInWords } from '../backups.ts'
import { freeBytes } from '../nightly-files.server.ts'
import { restoreInto } from '../restore-into.server.ts'
import { backupElsewhereCopy as copy } from './copy.ts'
import type { Counts, ElsewhereState } from './elsewhere.schema.ts'
import { newestFirst } from './retention.ts'
import { copyTime, pictureFile } from './stored-names.ts'

/** Pictures that each drill opens and compares; it looks up all others by name. */
const openedPictures = 25

interface DrillParts {
  place: BackupPlace
  folder: string
  last: ElsewhereState['last']
  signal: AbortSignal
}

export interface Tried extends Counts {
  copyAt: number
}

/** ShopError: the reason why something is missing. */
export async function tryNewestCopy({ place, folder, last, signal }: DrillParts): Promise<Tried> {
  const [newest] = await copiesAt(place)
  if (!newest) throw new ShopError('not_found', copy.noCopy)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const own = await mkdtemp(join(folder, 'elsewhere-drill-'))
  try {
    const file = join(own, 'copy.tar.gz')
    await fetchCopy(place, newest, file, signal)
    const location = { dataDir: join(own, 'data') }
    await restoreInto(location, () => noPictures, file)
    const db = await openDatabase(location)
    const { keys, ...counted } = await countShop(db).finally(() => db.close())
    const found = { ...counted, pictures: keys.length, copyAt: newest.at }
    if (last?.name === newest.name) compare(found, last)
    await lookAtPictures(place, keys, signal)
    return found
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}

export interface StoredCopy {
  name: string
  at: number
  bytes: number
}

export async function copiesAt({ storage }: BackupPlace): Promise<StoredCopy[]> {
  const copies = (await storage.list('databases')).flatMap(({ name, bytes }) => {
    const at = copyTime(name)
    return at === null ? [] : [{ name, at, bytes }]
  })
  return copies.sort(newestFirst)
}

/**
 * Decrypts while it downloads. The name isn't sealed, so the time inside must agree: whoever
 * controls the storage could rename an old copy. ShopErrors; AgeError for a copy that isn't whole.
 */
export async function fetchCopy(
  { storage, identity }: BackupPlace,
  { name, at, bytes }: StoredCopy,
  file: string,
  signal: AbortSignal,
  onBytes?: OnBytes,
): Promise<void> {
  if ((await freeBytes(dirname(file))) < bytes) {
    throw new ShopError('storage_unavailable', copy.noRoomHere(sizeInWords(bytes)))
  }
  const sealed = await storage.get(name)
  if (!sealed) throw new ShopError('not_found', copy.noCopy)
  const into = createWriteStream(file, { mode: 0o600 })
  await pipeline(ageOpen({ identity }, upTo(bytes, sealed, onBytes)), into, { signal })
  const { madeAt } = await readAbout(file)
  // Older names have whole seconds.
  if (madeAt !== at && Math.floor(madeAt / second) * second !== at) {
    throw new ShopError('bad_input', copy.otherTime)
  }
}

/** A storage that sends more than it lists must not fill the disk. */
async function* upTo(most: number, stream: AsyncIterable<Uint8Array>, onBytes?: OnBytes) {
  let bytes = 0
  for await (const part of stream) {
    bytes += part.byteLength
    if (bytes > most) throw new AgeError('damaged')
    onBytes?.(bytes)
    yield part
  }
}

/** ShopError 'not_found'; AgeError. */
export async function fetchPicture(
  { storage, identity }: BackupPlace,
  key: string,
): Promise<Uint8Array> {
  const sealed = await storage.get(pictureFile(key))
  if (!sealed) throw new ShopError('not_found', copy.missingPictures(1))
  const bytes = await ageBytes(ageOpen({ identity }, sealed), largestEntry)
  const [, name = ''] = /([0-9a-f]{64})\.\w+$/.exec(key) ?? []
  const isWhole = name === '' || createHash('sha256').update(bytes).digest('hex') === name
  if (!isWhole) throw new ShopError('bad_input', copy.otherPicture)
  return bytes
}

async function countShop(db: Database): Promise<Omit<Counts, 'pictures'> & { keys: string[] }> {
  const rows = await db.read.selectFrom('pictures').selectAll().execute()
  return {
    orders: await countRows(db.read.selectFrom('orders')),
    pieces: await countRows(db.read.selectFrom('pieces')),
    keys: rows.flatMap(originalKeys),
  }
}

function compare(found: Counts, sent: Counts): void {
  for (const name of ['orders', 'pieces', 'pictures'] as const) {
    if (found[name] !== sent[name]) {
      throw new ShopError('bad_input', copy.otherCount(copy.counted[name], found[name], sent[name]))
    }
  }
}

async function lookAtPictures(
  place: BackupPlace,
  keys: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const there = new Set((await place.storage.list('pictures')).map(({ name }) => name))
  const missing = keys.filter((key) => !there.has(pictureFile(key))).length
  if (missing > 0) throw new ShopError('not_found', copy.missingPictures(missing))
  const from = keys.length > openedPictures ? randomInt(keys.length) : 0
  for (let at = 0; at < Math.min(openedPictures, keys.length); at++) {
    signal.throwIfAborted()
    const key = keys[(from + at * 7919) % keys.length]
    if (key) await fetchPicture(place, key)
  }
}

/** The drill opens pictures in their store. */
const noPictures: ImageStore = {
  name: 'none',
  id: 'disk',
  origins: [],
  put: async () => {},
  get: async () => null,
  has: async () => false,
  delete: async () => {},
  publicAddress: () => null,
}
