/* Hashes network addresses by a weekly key in the database, so that all machines count together. */
import { z } from 'zod'
import type { Database, Reader, Writer } from '#platform/db/database.ts'
import { lockSetting, readSetting, writeSetting } from '#platform/db/settings.ts'
import { newSecret } from '#platform/ids.ts'
import { type Clock, day, hour, minute } from '#platform/time/clock.ts'

/** `since`: epoch milliseconds. Not in backups. */
export const networkKeySetting = {
  key: 'networks.key',
  schema: z
    .object({
      key: z.string(),
      since: z.number(),
      earlier: z.array(z.object({ key: z.string(), until: z.number() })).default([]),
    })
    .nullable()
    .default(null),
}

/** Former keys find counts that are still valid. */
export interface NetworkKeys {
  current: string
  earlier: readonly string[]
}

const rotatesAfter = 7 * day
/** Debits take days, but a debit without an end must not keep keys forever. */
const mostEarlier = 8
/** Longer than any hold and the six hours for which it counts (stock/hold-limits.ts). */
const overlap = 8 * hour
/** Another machine's new key is known after this time. */
const readEvery = minute

export interface NetworkKeysDeps {
  db: Database
  clock: Clock
  /** Epoch milliseconds of the oldest valid count; null: none. */
  countedSince(reader: Reader | Writer): Promise<number | null>
}

/** While the database can't be read, answers the last known keys. */
export function createNetworkKeys({ db, clock, countedSince }: NetworkKeysDeps) {
  let known: Promise<NetworkKeys> = Promise.resolve({ current: newSecret(), earlier: [] })
  let readAt = Number.NEGATIVE_INFINITY

  async function read(): Promise<NetworkKeys> {
    const now = clock.now()
    const kept = await readSetting(db.read, networkKeySetting)
    const since = kept && isDue(kept, now) ? await countedSince(db.read) : null
    if (kept && kept === atTime(kept, now, since)) return toNetworkKeys(kept)
    return db.transact(async (trx) => {
      await lockSetting(trx, networkKeySetting, now)
      const meanwhile = await readSetting(trx, networkKeySetting)
      const due = atTime(meanwhile, now, await countedSince(trx))
      if (due !== meanwhile) await writeSetting(trx, networkKeySetting, due, now)
      return toNetworkKeys(due)
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

type Kept = NonNullable<z.output<typeof networkKeySetting.schema>>

function isDue({ since, earlier }: Kept, now: number): boolean {
  return now - since >= rotatesAfter || earlier.some(({ until }) => now - until >= overlap)
}

/** Answers the same object when nothing changes. */
function atTime(kept: Kept | null, now: number, countedSince: number | null): Kept {
  if (!kept) return { key: newSecret(), since: now, earlier: [] }
  if (!isDue(kept, now)) return kept
  const isNew = now - kept.since >= rotatesAfter
  // An unused key ended at its due time, not now.
  const last = { key: kept.key, until: kept.since + rotatesAfter }
  const earlier = (isNew ? [last, ...kept.earlier] : kept.earlier)
    .filter(({ until }) => now - until < overlap || (countedSince ?? now) < until)
    .slice(0, mostEarlier)
  if (isNew) return { key: newSecret(), since: now, earlier }
  return earlier.length === kept.earlier.length ? kept : { ...kept, earlier }
}

const toNetworkKeys = ({ key, earlier }: Kept): NetworkKeys => ({
  current: key,
  earlier: earlier.map((each) => each.key),
})
