/*
 * Remembers that the payment provider's events reach the shop, so that the owner hears when they
 * don't. Knows nothing of what they say.
 */
import { z } from 'zod'
import type { Database, Reader } from '#db/database.ts'
import { readSetting, writeSetting } from '#db/settings.ts'
import { hour } from '#kernel/clock.ts'

/** When the payment provider's events last reached the shop. */
const webhookSeenSetting = {
  key: 'payments.heard',
  schema: z.object({ provider: z.string(), at: z.number() }).nullable().default(null),
}

/** Notes that an event with a right signature came; writes once an hour at most. */
export async function noteWebhook(db: Database, provider: string, now: number): Promise<void> {
  const heardAt = await webhookLastSeen(db.read, provider)
  if (heardAt !== null && now - heardAt < hour) return
  await db.transact((trx) => writeSetting(trx, webhookSeenSetting, { provider, at: now }, now))
}

/** When an event of this provider last came, within an hour; null: never. */
export async function webhookLastSeen(reader: Reader, provider: string): Promise<number | null> {
  const heard = await readSetting(reader, webhookSeenSetting)
  return heard?.provider === provider ? heard.at : null
}
