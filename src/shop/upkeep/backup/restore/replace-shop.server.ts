import type { Database } from '#platform/db/database.ts'
import type { DatabaseLocation } from '#platform/db/open.ts'
import { replaceRows } from '#platform/db/replace-rows.ts'
import { writeSetting } from '#platform/db/settings.ts'
import { openSnapshot } from '#platform/db/snapshot.ts'
import { digest } from '#platform/ids.ts'
import { recordAudit } from '#shop/people/audit/audit.server.ts'
import type { Tally } from '../backup.server.ts'
import { leftByVisitors, refuseUsed } from './is-used.server.ts'
import { restoredSetting } from './restore.schema.ts'

interface Facts {
  run: string
  actor: string | null
  /** Epoch milliseconds. */
  madeAt: number
  now: number
  tally: Tally
  erased: number
}

/** `beside`: a shop with this shop's migrations. ShopError 'duplicate'. */
export async function replaceShop(
  db: Database,
  beside: DatabaseLocation,
  { run, actor, madeAt, now, tally, erased }: Facts,
): Promise<void> {
  const snapshot = await openSnapshot(beside)
  await db
    .transact(async (trx) => {
      await refuseUsed(trx)
      await replaceRows(trx, snapshot, leftByVisitors)
      const { rows, pictures, missing } = tally
      const restored = {
        run: digest(run),
        at: now,
        madeAt,
        rows,
        pictures,
        erased,
        missing: missing.length,
        asked: null,
        paid: [],
        unreadBefore: null,
        attended: [],
      }
      await writeSetting(trx, restoredSetting, restored, now)
      await recordAudit(trx, { at: now, actor, action: 'shop.restored', target: null })
    })
    .finally(() => snapshot.close())
}
