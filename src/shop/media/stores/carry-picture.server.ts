/* Repeating it is harmless. Never deletes any bytes. */
import type { Selectable } from 'kysely'
import type { Database, Writer } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables/tables.ts'
import { digest } from '#platform/ids.ts'
import type { ImageStore } from '#services/pictures/port.ts'
import { isVideo } from '#shop/media/pictures/picture.ts'
import {
  originalKey,
  pictureAddress,
  pictureContentType,
  posterKey,
  sizeKeys,
} from '#shop/media/pictures/picture-key.ts'

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
  'clear',
] as const

export type CarriedPicture = Pick<Selectable<Tables['pictures']>, (typeof carriedColumns)[number]>

const sizesAtOnce = 4

/** 'missing': no store of `others` has the whole picture. ShopError 'storage_unavailable'. */
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
    // The poster first, because an existing video counts as complete.
    if (isVideo(key)) await carrySizes(from.store, to, [posterKey(key)])
    await to.put(key, from.bytes, pictureContentType(key))
    // Stores that make sizes themselves neither have nor need them.
    if (to.publicAddress(key) === null && from.store.publicAddress(key) === null) {
      await carrySizes(from.store, to, sizeKeys(picture))
    }
  }
  const address = to.publicAddress(key) ?? pictureAddress(key)
  if (address !== picture.address || to.id !== picture.store) {
    await db.transact((trx) => moveRow(trx, picture, { address, store: to.id }))
  }
  return there ? 'there' : 'moved'
}

/** Throws a store's failure only if no other store has the picture. */
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
      if (bytes) await to.put(key, bytes, pictureContentType(key))
    }
  }
  await Promise.all(Array.from({ length: sizesAtOnce }, carryOn))
}

async function moveRow(
  trx: Writer,
  { address: before, alt, clear, ...focus }: CarriedPicture,
  now: { address: string; store: string },
): Promise<void> {
  if (now.address !== before) {
    const same = await trx
      .selectFrom('pictures')
      .select(['alt', 'focus_x', 'focus_y', 'clear'])
      .where('address', '=', now.address)
      .executeTakeFirst()
    if (same) {
      await trx.deleteFrom('pictures').where('address', '=', before).execute()
      const { focus_x, focus_y } = same.focus_x === null ? focus : same
      const words = { alt: same.alt || alt, clear: same.clear ?? clear }
      const changes = { store: now.store, ...words, focus_x, focus_y }
      await trx.updateTable('pictures').set(changes).where('address', '=', now.address).execute()
      return
    }
  }
  await trx.updateTable('pictures').set(now).where('address', '=', before).execute()
}
