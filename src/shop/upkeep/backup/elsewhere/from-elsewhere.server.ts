/* For an empty machine: restores the newest whole copy and its pictures from elsewhere. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AgeError } from '#platform/age/age.ts'
import type { DatabaseLocation } from '#platform/db/open.ts'
import type { Row } from '#platform/db/snapshot.ts'
import { isShopError, ShopError } from '#platform/errors.ts'
import type { BackupPlace } from '#services/backups/port.ts'
import type { ImageStore } from '#services/pictures/port.ts'
import { originalKeys, pictureContentType } from '#shop/media/pictures/picture-key.ts'
import type { About, Tally } from '../backup.server.ts'
import { rowsIn, UnknownVersion } from '../backup.server.ts'
import { type Demands, type Report, restoreInto } from '../restore-into.server.ts'
import { backupElsewhereCopy as copy } from './copy.ts'
import { copiesAt, fetchCopy, fetchPicture } from './drill.server.ts'

interface FromElsewhere {
  place: BackupPlace
  location: DatabaseLocation
  storeFor(connections: readonly Row[]): ImageStore
  folder: string
  signal?: AbortSignal
  demands?: Demands
  report?: Report
  beforeRows?: (about: About) => Promise<void>
}

/** ShopErrors, and those of `restoreInto`. Can be run again without fetching a picture twice. */
export async function restoreFromElsewhere(
  parts: FromElsewhere,
): Promise<{ about: About; tally: Tally }> {
  const { place, location, storeFor, folder, demands, report, beforeRows } = parts
  const { signal = new AbortController().signal } = parts
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const own = await mkdtemp(join(folder, 'elsewhere-restore-'))
  const file = join(own, 'copy.tar.gz')
  try {
    await fetchNewest(parts, file, signal)
    const missing: string[] = []
    let pictures = 0
    const fetchAll = async (images: ImageStore) => {
      const keys = (await rowsIn(file, 'pictures')).flatMap(originalKeys)
      for (const [at, key] of keys.entries()) {
        signal.throwIfAborted()
        report?.('pictures', at, keys.length)
        if (await images.has(key)) {
          pictures += 1
          continue
        }
        const bytes = await fetchPicture(place, key).catch((error) => {
          // A shop without one picture is better than none.
          if (isUnusable(error)) return null
          throw error
        })
        if (!bytes) missing.push(key)
        else {
          await images.put(key, bytes, pictureContentType(key))
          pictures += 1
        }
      }
    }
    const { about, tally } = await restoreInto(location, storeFor, file, {
      fetchPictures: fetchAll,
      demands,
      report,
      beforeRows,
    })
    return { about, tally: { ...tally, pictures, missing } }
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}

/** Falls back from a damaged copy to the one before, but never from a copy of a newer version. */
async function fetchNewest(
  { place, report }: FromElsewhere,
  file: string,
  signal: AbortSignal,
): Promise<void> {
  let failure: unknown = new ShopError('not_found', copy.noCopy)
  for (const each of await copiesAt(place)) {
    try {
      return await fetchCopy(place, each, file, signal, (bytes) =>
        report?.('fetching', bytes, each.bytes),
      )
    } catch (error) {
      if (!isUnusable(error)) throw error
      failure = error
    }
  }
  throw failure instanceof AgeError ? new ShopError('bad_input', copy.noneOpens) : failure
}

function isUnusable(error: unknown): boolean {
  if (error instanceof AgeError) return true
  if (error instanceof UnknownVersion) return false
  return isShopError(error) && (error.code === 'not_found' || error.code === 'bad_input')
}
