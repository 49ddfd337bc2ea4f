/* Only for pictures in the database: an invented hash costs one look-up. */

import type { Logger } from 'pino'
import type { Sharp } from 'sharp'
import type { Database } from '#platform/db/database.ts'
import type { BytePart, ImageStore } from '#services/pictures/port.ts'
import {
  isVideo,
  offeredWidths,
  type PictureFormat,
  type PictureWidth,
} from '#shop/media/pictures/picture.ts'
import {
  originalKey,
  type PictureKey,
  parsePictureKey,
  pictureContentType,
  posterKey,
} from '#shop/media/pictures/picture-key.ts'
import { shareCard } from './share-card.server.ts'
import { credited, sharp } from './sharp.server.ts'
import type { WorkQueue } from './work-queue.ts'

export type Derivatives = ReturnType<typeof createDerivatives>

export interface DerivativesParts {
  db: Database
  images: () => ImageStore
  queue: WorkQueue
  log: Logger
  /** An XMP packet that each size carries. */
  credit: () => Promise<string | null>
}

/** A picture of the shop, or one of its sizes. `bytes` and `width`: the original's. */
interface FoundPicture {
  key: string
  picture: PictureKey
  original: { key: string; width: number; bytes: number }
}

/** Makes each size on its first request, once for all concurrent callers. */
export function createDerivatives({ db, images, queue, log, credit }: DerivativesParts) {
  /** Null outside the closed list of sizes, and for unknown pictures. */
  async function find(key: string): Promise<FoundPicture | null> {
    const picture = parsePictureKey(key)
    if (!picture) return null
    // Not by its address: pictures on another store are also served here.
    const row = await db.read
      .selectFrom('pictures')
      .select(['folder', 'hash', 'format', 'width', 'bytes'])
      .where('hash', '=', picture.hash)
      .where('folder', '=', picture.folder)
      .executeTakeFirst()
    if (!row) return null
    const original = { key: originalKey(row), width: row.width, bytes: row.bytes }
    const isThere =
      picture.kind === 'derivative'
        ? offeredWidths(original).includes(picture.width)
        : picture.kind === 'original'
          ? original.key === key
          : picture.kind === 'share' || isVideo(original.key)
    return isThere ? { key, picture, original } : null
  }

  async function make(found: FoundPicture) {
    const kept = await images().get(found.key)
    return kept || isKept(found.picture) ? kept : makeAnew(found, found.picture)
  }

  async function makeAnew({ key, original }: FoundPicture, picture: MadeKey) {
    const source = isVideo(original.key) ? posterKey(original.key) : original.key
    const bytes = await images().get(source)
    if (!bytes) {
      if (await find(key)) log.error({ key: source }, 'a picture is missing from the store')
      return null
    }
    const xmp = await credit()
    const made = await (picture.kind === 'share'
      ? shareCard(bytes, xmp)
      : sized(open(bytes, source), picture, xmp))
    // The shopper gets the picture even if it can't be stored.
    await images()
      .put(key, made, pictureContentType(key))
      .catch((error) => {
        log.warn({ key, err: error }, 'a picture could not be kept')
      })
    return made
  }

  return {
    find,

    /** Null when the store has lost the picture. ShopError 'storage_unavailable'. */
    async bytes(found: FoundPicture): Promise<Uint8Array | null> {
      const kept = await images().get(found.key)
      if (kept || isKept(found.picture)) return kept
      return queue.run(found.key, () => make(found), true)
    },

    video({ key, original }: FoundPicture): { size: number; read: PartReader } | null {
      if (!isVideo(key)) return null
      return { size: original.bytes, read: (part) => images().get(key, part) }
    },

    /** After all work that requests wait for. */
    async makeAhead(key: string): Promise<void> {
      const found = await find(key)
      if (!found || (await images().has(key))) return
      await queue.run(key, () => make(found), false)
    },

    /** Only for existing sizes. After all work that requests wait for. */
    async renew(key: string): Promise<void> {
      const found = await find(key)
      if (!found || isKept(found.picture) || !(await images().has(key))) return
      const { picture } = found
      await queue.run(key, () => makeAnew(found, picture), false)
    },
  }
}

/** Null when the store has lost the video. ShopError 'storage_unavailable'. */
export type PartReader = (part: BytePart) => Promise<Uint8Array | null>

/** Originals and posters are stored files, never made from another file. */
function isKept(picture: PictureKey): picture is Exclude<PictureKey, MadeKey> {
  return picture.kind === 'original' || picture.kind === 'poster'
}

type MadeKey = Extract<PictureKey, { kind: 'derivative' | 'share' }>

interface Size {
  width: PictureWidth
  format: PictureFormat
}

/** Counts every SVG as transparent: no size gets larger by it. */
function open(bytes: Uint8Array, key: string): Sharp {
  const picture = sharp(bytes, { sequentialRead: true })
  return key.endsWith('.svg') ? picture.flatten({ background: '#ffffff' }) : picture
}

function sized(picture: Sharp, size: Size, xmp: string | null): Promise<Buffer> {
  const small = picture.resize({ width: size.width, withoutEnlargement: true })
  return credited(encode(small, size), xmp).toBuffer()
}

/**
 * AVIF of quality 48 at effort 3 looks like 50 at effort 2 (the same signal to noise within 0.15
 * dB), with a tenth fewer bytes and in twice the time; wider sizes take three quarters of all time.
 * Effort 4 takes six times as long for another twentieth.
 */
function encode(picture: Sharp, { width, format }: Size): Sharp {
  if (format === 'avif') {
    const how = width <= 960 ? { quality: 48, effort: 3 } : { quality: 50, effort: 2 }
    return picture.avif({ ...how, chromaSubsampling: '4:2:0' })
  }
  if (format === 'webp') return picture.webp({ quality: 75, effort: 3 })
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true })
}
