/*
 * Carries one picture from the store in which it lies to another: its bytes, the sizes that were made
 * of it, and the address at which it is reached. Doing it twice is harmless. Never deletes any bytes.
 */
import type { Selectable } from 'kysely'
import type { Database, Writer } from '#platform/db/database.ts'
import type { PictureTable } from '#platform/db/tables/tables.ts'
import { digest } from '#platform/ids.ts'
import { isVideo } from '#shop/media/pictures/picture.ts'
import {
  addressOf,
  contentTypeOf,
  originalKey,
  posterKey,
  sizeKeys,
} from '#shop/media/pictures/picture-key.ts'
import type { ImageStore } from './image-store.ts'

/** What is known of a picture that is carried. */
export type CarriedPicture = Pick<
  Selectable<PictureTable>,
  'address' | 'hash' | 'folder' | 'format' | 'width' | 'alt' | 'store' | 'focus_x' | 'focus_y'
>

/** The columns of one. */
export const carriedColumns = [
  'address',
  'hash',
  'folder',
  'format',
  'width',
  'alt',
  'store',
  'focus_x',
  'focus_y',
] as const

/** Sizes that are on their way at once. */
const sizesAtOnce = 4

/**
 * Brings a picture to the store `to` and writes down that it lies there. 'there': it was there
 * already; 'missing': none of the stores `others` has it whole. ShopError 'storage_unavailable'.
 */
export async function carryPicture(
  db: Database,
  { to, others }: { to: ImageStore; others: readonly ImageStore[] },
  picture: CarriedPicture,
): Promise<'moved' | 'there' | 'missing'> {
  const key = originalKey(picture)
  const isWhole = (bytes: Uint8Array | null) => bytes !== null && digest(bytes) === picture.hash
  const there = isWhole(await to.get(key))
  if (!there) {
    const own = others.toSorted(
      (a, b) => Number(b.id === picture.store) - Number(a.id === picture.store),
    )
    const from = await holderOf(own, key, isWhole)
    if (!from) return 'missing'
    // The poster first: a video that is there already is taken to be there whole.
    if (isVideo(key)) await carrySizes(from.store, to, [posterKey(key)])
    await to.put(key, from.bytes, contentTypeOf(key))
    // A store that makes sizes itself neither has them nor wants them.
    if (to.publicAddress(key) === null && from.store.publicAddress(key) === null) {
      await carrySizes(from.store, to, sizeKeys(picture))
    }
  }
  const address = to.publicAddress(key) ?? addressOf(key)
  if (address !== picture.address || to.id !== picture.store) {
    await db.transact((trx) => moveRow(trx, picture, { address, store: to.id }))
  }
  return there ? 'there' : 'moved'
}

/** The first store that has the picture whole; fails as a store only where no other has it. */
async function holderOf(
  stores: readonly ImageStore[],
  key: string,
  isWhole: (bytes: Uint8Array | null) => boolean,
): Promise<{ store: ImageStore; bytes: Uint8Array } | null> {
  let failure: { error: unknown } | null = null
  for (const store of stores) {
    try {
      const bytes = await store.get(key)
      if (bytes && isWhole(bytes)) return { store, bytes }
    } catch (error) {
      failure ??= { error }
    }
  }
  if (failure) throw failure.error
  return null
}

async function carrySizes(from: ImageStore, to: ImageStore, keys: readonly string[]) {
  const left = [...keys]
  async function carryOn(): Promise<void> {
    for (let key = left.shift(); key !== undefined; key = left.shift()) {
      const bytes = await from.get(key)
      if (bytes) await to.put(key, bytes, contentTypeOf(key))
    }
  }
  await Promise.all(Array.from({ length: sizesAtOnce }, carryOn))
}

/** Two rows of one picture, taken in while it lay in different stores, become one. */
async function moveRow(
  trx: Writer,
  { address: before, alt, ...focus }: CarriedPicture,
  now: { address: string; store: string },
): Promise<void> {
  if (now.address !== before) {
    const same = await trx
      .selectFrom('pictures')
      .select(['alt', 'focus_x', 'focus_y'])
      .where('address', '=', now.address)
      .executeTakeFirst()
    if (same) {
      await trx.deleteFrom('pictures').where('address', '=', before).execute()
      const { focus_x, focus_y } = same.focus_x === null ? focus : same
      const changes = { store: now.store, alt: same.alt || alt, focus_x, focus_y }
      await trx.updateTable('pictures').set(changes).where('address', '=', now.address).execute()
      return
    }
  }
  await trx.updateTable('pictures').set(now).where('address', '=', before).execute()
}
