/* Sales continue without the tax that the provider refused to calculate. Writes only changes. */
import { z } from 'zod'
import type { Database, Reader } from '#platform/db/database.ts'
import { readSetting, writeSetting } from '#platform/db/settings.ts'
import { mailRefusedTax } from '#shop/people/notifications/plan-mail.server.ts'

const refusedTaxSetting = {
  key: 'payments.refused-tax',
  schema: z.object({ since: z.number() }).nullable().default(null),
}

/** Epoch milliseconds; null: not refused, or never asked for. */
export async function taxRefusedSince(reader: Reader): Promise<number | null> {
  return (await readSetting(reader, refusedTaxSetting))?.since ?? null
}

export async function recordTax(db: Database, refused: boolean, now: number): Promise<void> {
  if (((await taxRefusedSince(db.read)) !== null) === refused) return
  await db.transact(async (trx) => {
    // Two sales at once plan one e-mail: the day is its key.
    if (refused) await mailRefusedTax(trx, now)
    await writeSetting(trx, refusedTaxSetting, refused ? { since: now } : null, now)
  })
}
