/*
 * Owns the key under which networks are counted: without it nobody finds an address to a digest. It is
 * another one every week, and the one before is gone some hours later, once nothing that was counted
 * under it counts any more. In the database, because all machines have to count alike.
 */
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { lockSetting, readSetting, writeSetting } from '#db/settings.ts'
import { type Clock, day, hour, minute } from '#kernel/clock.ts'
import { newSecret } from '#kernel/ids.ts'

/** Since when, in epoch milliseconds. No backup holds it. */
export const networkKeySetting = {
  key: 'networks.key',
  schema: z
    .object({
      key: z.string(),
      since: z.number(),
      previous: z.string().nullable().default(null),
    })
    .nullable()
    .default(null),
}

/** `previous`: what counts of the time before is found by it; null some hours after the change. */
export interface NetworkKeys {
  current: string
  previous: string | null
}

const rotatesAfter = 7 * day
/** Longer than any hold and the six hours for which it counts (stock/hold-limits.ts). */
const overlap = 8 * hour
/** Another machine's new key is known after so long. */
const readEvery = minute

/** Answers the keys; while the database can't be read, the last ones that were known. */
export function createNetworkKeys({ db, clock }: { db: Database; clock: Clock }) {
  let known: Promise<NetworkKeys> = Promise.resolve({ current: newSecret(), previous: null })
  let readAt = Number.NEGATIVE_INFINITY

  async function read(): Promise<NetworkKeys> {
    const now = clock.now()
    const kept = await readSetting(db.read, networkKeySetting)
    if (kept && kept === atTime(kept, now)) return keysOf(kept)
    return db.transact(async (trx) => {
      await lockSetting(trx, networkKeySetting, now)
      const meanwhile = await readSetting(trx, networkKeySetting)
      const due = atTime(meanwhile, now)
      if (due !== meanwhile) await writeSetting(trx, networkKeySetting, due, now)
      return keysOf(due)
    })
  }

  return function networkKeys(): Promise<NetworkKeys> {
    if (clock.now() - readAt >= readEvery) {
      readAt = clock.now()
      const last = known
      known = read().catch(() => last)
    }
    return known
  }
}

interface Kept {
  key: string
  since: number
  previous: string | null
}

/** What is to be kept at this time: the same object while nothing is to change. */
function atTime(kept: Kept | null, now: number): Kept {
  const age = kept ? now - kept.since : Number.POSITIVE_INFINITY
  if (kept && age < rotatesAfter) {
    return kept.previous !== null && age >= overlap ? { ...kept, previous: null } : kept
  }
  const previous = kept && age < rotatesAfter + overlap ? kept.key : null
  return { key: newSecret(), since: now, previous }
}

const keysOf = ({ key, previous }: Kept): NetworkKeys => ({ current: key, previous })
