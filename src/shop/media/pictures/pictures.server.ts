/* Never touches the picture store. */

import type { Insertable, Selectable } from 'kysely'
import { platformCopy } from '#platform/copy.ts'
import type { Database, Reader, Writer } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables/tables.ts'
import { badInput } from '#platform/errors.ts'
import { type ColourName, coloursIn } from '#shop/media/colours/colours.ts'
import { picturesCopy } from './copy.ts'
import { type ClearPart, isVideo, longestAlt, type Picture, type PictureWords } from './picture.ts'
import { originalIn } from './picture-key.ts'

export async function insertPicture(
  trx: Writer,
  picture: Insertable<Tables['pictures']>,
): Promise<void> {
  await trx
    .insertInto('pictures')
    .values(picture)
    .onConflict((oc) => oc.column('address').doNothing())
    .execute()
}

/** Finds a moved picture by its former address too. */
export async function picturesByAddress(
  reader: Reader | Writer,
  addresses: Iterable<string | null>,
): Promise<Map<string, Picture>> {
  const wanted = [...new Set(addresses)].filter((address) => address !== null)
  if (wanted.length === 0) return new Map()
  const rows = await reader
    .selectFrom('pictures')
    .select(pictureColumns)
    .where('address', 'in', wanted)
    .execute()
  const found = new Map(rows.map((row) => [row.address, toPicture(row)]))
  const moved = wanted.flatMap((address) => {
    const original = found.has(address) ? null : originalIn(address)
    return original ? [{ address, ...original }] : []
  })
  if (moved.length === 0) return found
  const now = await reader
    .selectFrom('pictures')
    .select([...pictureColumns, 'hash', 'folder'])
    .where(
      'hash',
      'in',
      moved.map(({ hash }) => hash),
    )
    .execute()
  for (const { address, hash, folder } of moved) {
    const row = now.find((each) => each.hash === hash && each.folder === folder)
    if (row) found.set(address, toPicture(row))
  }
  return found
}

export async function coloursByAddress(
  reader: Reader | Writer,
  addresses: readonly string[],
): Promise<Map<string, ColourName[]>> {
  if (addresses.length === 0) return new Map()
  const rows = await reader
    .selectFrom('pictures')
    .select(['address', 'colours'])
    .where('address', 'in', addresses)
    .where('colours', 'is not', null)
    .execute()
  return new Map(rows.map(({ address, colours }) => [address, coloursIn(colours)]))
}

export const pictureColumns = [
  'pictures.address',
  'width',
  'height',
  'placeholder',
  'alt',
  'focus_x',
  'focus_y',
  'clear',
  'ground',
] as const

type ShownColumn = 'address' | Exclude<(typeof pictureColumns)[number], 'pictures.address'>

export function toPicture(row: Pick<Selectable<Tables['pictures']>, ShownColumn>): Picture {
  const { address, width, height, placeholder, alt, focus_x: x, focus_y: y, clear, ground } = row
  return {
    address,
    width,
    height,
    placeholder,
    alt,
    ...(x !== null && y !== null && { focus: { x, y } }),
    ...(clear !== null && { clear: JSON.parse(clear) as ClearPart }),
    ...(ground && { ground }),
  }
}

/** Skips unknown addresses. ShopError 'bad_input' on an `alt` that is too long. */
export async function describePictures(
  trx: Writer,
  pictures: readonly (PictureWords & { address: string })[],
): Promise<void> {
  for (const { address, alt, focus, clear } of pictures) {
    if (alt !== undefined && alt.length > longestAlt) {
      throw badInput('alt', platformCopy.tooLong(longestAlt))
    }
    const changes = {
      ...(alt !== undefined && { alt }),
      ...(focus !== undefined && { focus_x: focus?.x ?? null, focus_y: focus?.y ?? null }),
      ...(clear !== undefined && { clear: clear && JSON.stringify(clear) }),
    }
    if (Object.keys(changes).length === 0) continue
    await trx.updateTable('pictures').set(changes).where('address', '=', address).execute()
  }
}

export async function countByStore(reader: Reader | Writer): Promise<Map<string, number>> {
  const rows = await reader
    .selectFrom('pictures')
    .select((eb) => ['store', eb.fn.countAll<number>().as('count')])
    .groupBy('store')
    .execute()
  return new Map(rows.map(({ store, count }) => [store ?? '', Number(count)]))
}

/** Pictures from before stores had ids get this id, or Cloudinary's by their address. */
export async function claimPictures(db: Database, store: string): Promise<void> {
  const unclaimed = await db.read
    .selectFrom('pictures')
    .select('address')
    .where('store', 'is', null)
    .execute()
  if (unclaimed.length === 0) return
  const places = Map.groupBy(unclaimed, ({ address }) => cloudinaryStore(address) ?? store)
  await db.transact(async (trx) => {
    for (const [place, rows] of places) {
      for (let at = 0; at < rows.length; at += 500) {
        const some = rows.slice(at, at + 500).map(({ address }) => address)
        await trx
          .updateTable('pictures')
          .set({ store: place })
          .where('store', 'is', null)
          .where('address', 'in', some)
          .execute()
      }
    }
  })
}

function cloudinaryStore(address: string): string | null {
  const [, cloud] = /^https:\/\/res\.cloudinary\.com\/([\w-]+)\//.exec(address) ?? []
  return cloud ? `cloudinary:${cloud}` : null
}

/** ShopError 'bad_input' on the first field with an unknown address or a forbidden video. */
export async function requirePictures(
  reader: Reader | Writer,
  fields: Partial<Record<string, string | null>>,
  { videos = false }: { videos?: boolean } = {},
): Promise<void> {
  const known = await picturesByAddress(
    reader,
    Object.values(fields).filter((address) => address !== undefined),
  )
  for (const [field, address] of Object.entries(fields)) {
    if (address && !known.has(address)) {
      throw badInput(field, picturesCopy.unknown)
    }
    if (address && !videos && isVideo(address)) {
      throw badInput(field, picturesCopy.stillNeeded)
    }
  }
}
