import { z } from 'zod'
import type { Database } from '#platform/db/database.ts'
import { claimSetting, readSetting } from '#platform/db/settings.ts'
import { newId } from '#platform/ids.ts'

const shopIdSetting = { key: 'services.shop-id', schema: z.string().default('') }

export async function readShopId(db: Database, now: number): Promise<string> {
  const known = await readSetting(db.read, shopIdSetting)
  if (known !== '') return known
  // The id stays when the service that asks for it can't be connected.
  return db.transact(async (trx) => {
    await claimSetting(trx, shopIdSetting, newId(), now)
    return readSetting(trx, shopIdSetting)
  })
}
