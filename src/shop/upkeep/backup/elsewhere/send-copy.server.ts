/*
 * A copy gets its name once it and its pictures are whole: a killed process leaves the last copy.
 */
import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ageBytes, ageSeal } from '#platform/age/age.ts'
import type { Snapshot } from '#platform/db/snapshot.ts'
import { ShopError } from '#platform/errors.ts'
import { hour } from '#platform/time/clock.ts'
import type { BackupPlace } from '#services/backups/port.ts'
import type { ImageStore } from '#services/pictures/port.ts'
import { originalKeys } from '#shop/media/pictures/picture-key.ts'
import { writeArchive } from '../archive.server.ts'
import { emptyTally, rowEntries } from '../backup.server.ts'
import { backupElsewhereCopy as copy } from './copy.ts'
import type { Counts } from './elsewhere.schema.ts'
import { copiesToKeep } from './retention.ts'
import { copyName, copyTime, pictureFile } from './stored-names.ts'

export interface SendParts {
  place: BackupPlace
  images: Pick<ImageStore, 'get'>
  openSnapshot(): Promise<Snapshot>
  folder: string
  /** IANA. */
  zone: string
  now: number
  signal: AbortSignal
  /** Names of pictures that are certainly stored. */
  sent: Set<string>
  /** Names that the last run left there. */
  left: readonly string[]
}

export interface Sent {
  name: string
  bytes: number
  counts: Counts
  left: string[]
  vanished: number
  missing: string[]
}

export async function sendCopy(parts: SendParts): Promise<Sent> {
  const { place, folder, now, signal, zone } = parts
  const { storage, identity } = place
  const key = { identity }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeOldDrafts(folder)
  const id = randomBytes(4).toString('hex')
  // Not '.tar.gz', which would be a backup of this machine.
  const plain = join(folder, `${draftStart}${id}.rows`)
  const sealed = join(folder, `${draftStart}${id}.age`)
  try {
    const { keys, counts } = await writeRows(parts, plain)
    await pipeline(
      createReadStream(plain),
      (bytes: AsyncIterable<Uint8Array>) => ageSeal(key, bytes),
      createWriteStream(sealed, { mode: 0o600 }),
      { signal },
    )
    await rm(plain)
    const missing = await sendPictures(parts, keys)
    signal.throwIfAborted()
    const name = copyName(now, id)
    const content = await openAsBlob(sealed)
    await storage.put(name, content)
    const there = (await storage.list('databases')).flatMap(dated)
    const mine = there.find((each) => each.name === name)
    if (mine?.bytes !== content.size) throw new ShopError('storage_unavailable', copy.cutOff)
    const keep = copiesToKeep(there, zone)
    for (const each of there) if (!keep.has(each.name)) await storage.delete(each.name)
    const gone = parts.left.filter((each) => !there.some((copy) => copy.name === each))
    // A killed process may have deleted copies by the rule without recording it.
    const wanted = copiesToKeep([...there, ...gone.flatMap((each) => dated({ name: each }))], zone)
    const vanished = gone.filter((each) => wanted.has(each)).length
    return { name, bytes: content.size, counts, left: [...keep], vanished, missing }
  } finally {
    await rm(plain, { force: true })
    await rm(sealed, { force: true })
  }
}

function dated<T extends { name: string }>(file: T): (T & { at: number })[] {
  const at = copyTime(file.name)
  return at === null ? [] : [{ ...file, at }]
}

const draftStart = 'elsewhere-'

async function writeRows(parts: SendParts, file: string) {
  const keys: string[] = []
  const counts = { orders: 0, pieces: 0, pictures: 0 }
  const entries = rowEntries(parts, emptyTally(), (table, rows) => {
    if (table === 'orders' || table === 'pieces') counts[table] += rows.length
    if (table === 'pictures') keys.push(...rows.flatMap(originalKeys))
  })
  await writeArchive(file, entries, parts.signal)
  return { keys, counts: { ...counts, pictures: keys.length } }
}

/** Each picture once: a name always means the same bytes. */
async function sendPictures(
  { place: { storage, identity }, images, signal, sent }: SendParts,
  keys: readonly string[],
): Promise<string[]> {
  const missing: string[] = []
  if (sent.size === 0) for (const { name } of await storage.list('pictures')) sent.add(name)
  for (const key of keys) {
    const name = pictureFile(key)
    if (sent.has(name)) continue
    signal.throwIfAborted()
    const bytes = await images.get(key)
    if (!bytes) {
      missing.push(key)
      continue
    }
    const sealed = await ageBytes(ageSeal({ identity }, [bytes]))
    await storage.put(name, new Blob([new Uint8Array(sealed)]))
    sent.add(name)
  }
  return missing
}

async function removeOldDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(draftStart)) continue
    const facts = await stat(join(folder, name)).catch(() => null)
    if (facts && facts.mtimeMs < Date.now() - hour) {
      await rm(join(folder, name), { recursive: true, force: true })
    }
  }
}
