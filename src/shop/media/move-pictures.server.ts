/*
 * Carries every picture from one store to another. It can be stopped and run again: what has
 * arrived whole is left alone. Never deletes anything; sizes are made anew where they are missing.
 */
import type { Reader } from '#db/database.ts'
import { digest } from '#kernel/ids.ts'
import type { ImageStore } from './image-store.ts'
import { contentTypeOf, originalKey } from './picture-key.ts'

/** How many pictures were carried, and which were missing. */
export interface Moved {
  moved: number
  /** Were there already. */
  there: number
  /** Keys that the old store doesn't have, or not as they were. */
  missing: string[]
}

/** Moves all pictures; `tell` hears of each. ShopError 'storage_unavailable'. */
export async function movePictures(
  { read, from, to }: { read: Reader; from: ImageStore; to: ImageStore },
  tell: (done: number, all: number) => void = () => {},
): Promise<Moved> {
  const rows = await read
    .selectFrom('pictures')
    .select(['folder', 'hash', 'format'])
    .orderBy('created_at')
    .execute()
  const result: Moved = { moved: 0, there: 0, missing: [] }
  for (const [done, row] of rows.entries()) {
    const key = originalKey(row)
    const isWhole = (bytes: Uint8Array | null) => bytes !== null && digest(bytes) === row.hash
    if (isWhole(await to.get(key))) {
      result.there += 1
    } else {
      const bytes = await from.get(key)
      if (bytes && isWhole(bytes)) {
        await to.put(key, bytes, contentTypeOf(key))
        result.moved += 1
      } else result.missing.push(key)
    }
    tell(done + 1, rows.length)
  }
  return result
}
