/* It can be stopped and run again. Never deletes any bytes. */
import type { Database } from '#platform/db/database.ts'
import type { ImageStore } from '#services/pictures/port.ts'
import { originalKey } from '#shop/media/pictures/picture-key.ts'
import { carriedColumns, carryPicture } from './carry-picture.server.ts'
import { inWords } from './store-failure.ts'

export interface Moved {
  moved: number
  there: number
  missing: string[]
}

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
