/*
 * Brings the demo's drawings, behind the opened shop, into the store where its pictures are kept, so
 * that a later version may draw them differently. Cut off in the middle, the next start goes on.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { raiseContentVersion } from '#db/content-version.ts'
import type { Database } from '#db/database.ts'
import { carriedColumns, carryPicture } from './carry-picture.server.ts'
import { drawingsStore, type PictureStores } from './picture-stores.ts'

export interface KeepParts {
  db: Database
  log: Pick<Logger, 'warn'>
  stores: PictureStores
}

/** Keeps every drawing that no store has yet. One that can't be kept waits for the next start. */
export async function keepDrawings(
  { db, log, stores }: KeepParts,
  signal?: AbortSignal,
): Promise<void> {
  const rows = await db.read
    .selectFrom('pictures')
    .select(carriedColumns)
    .where('store', '=', drawingsStore)
    .orderBy('created_at', 'desc')
    .execute()
  if (rows.length === 0) return
  const { current: to, others } = await stores.read()
  for (const row of rows) {
    if (signal?.aborted) return
    const began = performance.now()
    await carryPicture(db, { to, others }, row).catch((err) => {
      log.warn({ picture: row.address, err }, 'a drawing could not be kept')
    })
    // Longer than it worked: visitors have the other half of a core.
    await pause((performance.now() - began) * 1.2, undefined, { signal }).catch(() => {})
  }
  // A store may serve its pictures at addresses of its own.
  await db.transact(async (trx) => raiseContentVersion(trx))
}
