/*
 * Owns the key under which networks are counted: without it nobody finds an address to a digest, and
 * after a week it is gone. In the database, because all machines have to count alike.
 */
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { lockSetting, readSetting, writeSetting } from '#db/settings.ts'
import { type Clock, day, minute } from '#kernel/clock.ts'
import { newSecret } from '#kernel/ids.ts'

/** Since when, in epoch milliseconds. No backup holds it. */
export const networkKeySetting = {
  key: 'networks.key',
  schema: z.object({ key: z.string(), since: z.number() }).nullable().default(null),
}

const rotatesAfter = 7 * day
/** Another machine's new key is known after so long. */
const readEvery = minute

/** Answers the key; while the database can't be read, the last one that was known. */
export function createNetworkKey({ db, clock }: { db: Database; clock: Clock }) {
  let known = Promise.resolve(newSecret())
  let readAt = Number.NEGATIVE_INFINITY

  async function read(): Promise<string> {
    const now = clock.now()
    const isCurrent = (kept: { since: number } | null) =>
      kept !== null && now - kept.since < rotatesAfter
    const kept = await readSetting(db.read, networkKeySetting)
    if (kept && isCurrent(kept)) return kept.key
    return db.transact(async (trx) => {
      await lockSetting(trx, networkKeySetting, now)
      const meanwhile = await readSetting(trx, networkKeySetting)
      if (meanwhile && isCurrent(meanwhile)) return meanwhile.key
      const fresh = { key: newSecret(), since: now }
      await writeSetting(trx, networkKeySetting, fresh, now)
      return fresh.key
    })
  }

  return function networkKey(): Promise<string> {
    if (clock.now() - readAt >= readEvery) {
      readAt = clock.now()
      const last = known
      known = read().catch(() => last)
    }
    return known
  }
}
