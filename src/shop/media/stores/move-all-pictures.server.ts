/*
 * Carries every picture to one store, in one go, while no shop needs to run. It can be stopped and run
 * again: what has arrived whole is left alone. Never deletes any bytes.
 */
import type { Database } from '#platform/db/database.ts'
import { originalKey } from '#shop/media/pictures/picture-key.ts'
import { carriedColumns, carryPicture } from './carry-picture.server.ts'
import type { ImageStore } from './image-store.ts'
import { inWords } from './store-failure.ts'

/** How many pictures were carried, and which were missing. */
export interface Moved {
  moved: number
  /** Were there already. */
  there: number
  /** Keys that no store has, or not as they were. */
  missing: string[]
}

/** Moves all pictures; `tell` hears of each. ShopError 'storage_unavailable'. */
export async function moveAllPictures(
  db: Database,
  stores: { to: ImageStore; others: readonly ImageStore[] },
  tell: (done: number, all: number) => void = () => {},
): Promise<Moved> {
  const rows = await db.read
    .selectFrom('pictures')
    .select(carriedColumns)
    .orderBy('created_at')
    .execute()
  const result: Moved = { moved: 0, there: 0, missing: [] }
  for (const [done, row] of rows.entries()) {
    const came = await carryPicture(db, stores, row).catch((error) => {
      throw inWords(error)
    })
    if (came === 'missing') result.missing.push(originalKey(row))
    else result[came] += 1
    tell(done + 1, rows.length)
  }
  return result
}
