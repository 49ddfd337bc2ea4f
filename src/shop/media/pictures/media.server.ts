/* Names files by the hash of their cleaned bytes. Never changes or deletes an upload. */
import type { Logger } from 'pino'
import { changePages } from '#platform/db/content-version.ts'
import type { Database } from '#platform/db/database.ts'
import { readSetting, writeSetting } from '#platform/db/settings.ts'
import { badInput, ShopError } from '#platform/errors.ts'
import { digest, newId } from '#platform/ids.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { ImageStore } from '#services/pictures/port.ts'
import { type ColourParts, fillColours } from '#shop/media/colours/fill-colours.server.ts'
import { createDerivatives } from '#shop/media/sizes-made/derivatives.server.ts'
import { createPreparation } from '#shop/media/sizes-made/preparation.server.ts'
import { respondWithPicture } from '#shop/media/sizes-made/respond.server.ts'
import { createWorkQueue } from '#shop/media/sizes-made/work-queue.ts'
import { forgetBytes } from '#shop/media/stores/drop-pictures.server.ts'
import { needsPoster, toVideo } from '#shop/media/videos/video-upload.ts'
import { type CleanPicture, cleanPicture } from './clean-picture.server.ts'
import { picturesCopy } from './copy.ts'
import { madeCreditSetting } from './picture.schema.ts'
import {
  type KeptFolder,
  longestAlt,
  outsideAddress,
  type Picture,
  type PictureWords,
} from './picture.ts'
import {
  isServedHere,
  originalEndings,
  pictureAddress,
  pictureContentType,
  posterKey,
} from './picture-key.ts'
import { describePictures, insertPicture, picturesByAddress } from './pictures.server.ts'

export type Media = ReturnType<typeof createMedia>

export interface MediaParts {
  db: Database
  clock: Clock
  images: () => ImageStore
  log: Logger
  /** An XMP packet for each size; null: none. */
  credit?: () => Promise<string | null>
}

export interface Upload {
  bytes: Uint8Array
  filename: string
  folder: KeptFolder
  alt?: string
  poster?: Uint8Array
}

export function createMedia(parts: MediaParts) {
  const { db, clock, images, log, credit = async () => null } = parts
  const queue = createWorkQueue()
  const stopping = new AbortController()
  const derivatives = createDerivatives({ db, images, queue, log, credit })
  const preparation = createPreparation({ db, derivatives, log })
  let preparing = false
  let filling: Promise<void> | null = null

  function sayOf(address: string, words: PictureWords): Promise<Picture> {
    return changePages(db, async (trx) => {
      const known = (await picturesByAddress(trx, [address])).get(address)
      if (known) await describePictures(trx, [{ ...words, address: known.address }])
      const picture = (await picturesByAddress(trx, [address])).get(address)
      if (!picture) throw new ShopError('not_found', picturesCopy.noSuchPicture)
      return picture
    })
  }

  async function prepare(): Promise<void> {
    try {
      const now = digest((await credit()) ?? '')
      const { made } = await readSetting(db.read, madeCreditSetting)
      const renewed = () =>
        db.transact((trx) => writeSetting(trx, madeCreditSetting, { made: now }, clock.now()))
      await preparation.start(made === now ? null : renewed)
    } catch (error) {
      log.warn({ err: error }, 'pictures can’t be made ahead')
    }
  }

  /** An existing poster of a video stays: a key always means the same bytes. */
  async function keep(key: string, bytes: Uint8Array, poster: CleanPicture | null): Promise<void> {
    const beside = posterKey(key)
    if (poster && poster.format !== 'jpeg') throw badInput('poster', needsPoster)
    if (poster && !(await images().has(beside))) {
      await images().put(beside, poster.bytes, pictureContentType(beside))
    }
    await images().put(key, bytes, pictureContentType(key))
  }

  return {
    /** Stores a video unchanged. ShopError 'bad_input', 'too_large', 'storage_unavailable'. */
    async addPicture(upload: Upload): Promise<Picture & { originalFilename: string }> {
      const alt = plainText(upload.alt ?? '', longestAlt)
      const originalFilename = plainText(upload.filename, 255)
      const video = toVideo(upload)
      const still = upload.poster ?? upload.bytes
      const clean = await queue.run(newId(), () => cleanPicture(still), true)
      const { width, height, placeholder } = clean
      const { bytes, format } = video ?? clean
      const hash = digest(bytes)
      const key = `${upload.folder}/${hash}.${originalEndings[format]}`
      const address = images().publicAddress(key) ?? pictureAddress(key)
      // The bytes first: a row without bytes shows a gap, bytes without a row show nothing.
      await keep(key, bytes, video ? clean : null).catch((error) => {
        log.error({ key, err: error }, 'a picture could not be kept')
        throw error
      })
      await db.transact((trx) =>
        insertPicture(trx, {
          address,
          hash,
          folder: upload.folder,
          format,
          width,
          height,
          bytes: bytes.byteLength,
          placeholder,
          alt,
          original_filename: originalFilename,
          store: images().id,
          colours: clean.colours.join(' '),
          ground: clean.ground,
          created_at: clock.now(),
        }),
      )
      const kept = (await picturesByAddress(db.read, [address])).get(address)
      if (!kept) throw new Error(`the picture ${address} was not kept`)
      if (preparing && isServedHere(address)) preparation.add(kept)
      const picture = alt !== '' && kept.alt === '' ? await sayOf(address, { alt }) : kept
      return { ...picture, originalFilename }
    },

    describePicture: sayOf,

    /** 'Prints/<sha-256>-640.avif'; null outside the closed list and for unknown pictures. */
    async derivative(key: string): Promise<Uint8Array | null> {
      const found = await derivatives.find(key)
      return found && derivatives.bytes(found)
    },

    /** Null: another store keeps the picture, or it is gone. */
    async jpeg(picture: Pick<Picture, 'address' | 'width'>): Promise<Uint8Array | null> {
      if (!isServedHere(picture.address)) return null
      return this.derivative(outsideAddress(picture).replace(/^\/media\//, ''))
    },

    forgetBytes: (what: Parameters<typeof forgetBytes>[1]) => forgetBytes({ db, images }, what),

    respond: (request: Request): Promise<Response> => respondWithPicture(request, derivatives, log),

    async prepare(): Promise<void> {
      preparing = true
      await prepare()
    },

    /** Makes sizes with another name or other terms again in the background. */
    async renewCredit(): Promise<void> {
      if (preparing) await prepare()
    },

    prepared: () => preparation.idle(),

    async fillColours(onRead: ColourParts['onRead']): Promise<void> {
      filling = fillColours({ db, images, onRead }, stopping.signal).catch((error) => {
        log.warn({ err: error }, 'the colours of pictures can’t be read')
      })
      await filling
    },

    async stop(): Promise<void> {
      stopping.abort()
      await Promise.all([preparation.stop(), filling])
    },
  }
}

/** Removes control characters, for pages and databases. */
function plainText(text: string, max: number): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, max)
}
