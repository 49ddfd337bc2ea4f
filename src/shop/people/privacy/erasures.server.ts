/* An erasure leaves a mark that outlives a restore: the person's address can't be read from it. */
import { appendFile, readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Database, Writer } from '#platform/db/database.ts'
import { lockSetting, readSetting, writeSetting } from '#platform/db/settings.ts'
import { digest } from '#platform/ids.ts'
import type { Sealing } from '#platform/sealing.ts'
import type { Erasure } from './erasures.schema.ts'
import { erasuresSchema } from './erasures.schema.ts'
import type { PersonalDataSource } from './personal-data-source.ts'

const purpose = 'privacy.erasure'

/** Sealed by the machine's key: a bare digest of an address could be guessed. */
const erasuresSetting = { key: 'privacy.erasures', schema: z.array(z.string()).default([]) }

export function erasureOf(email: string, at: number): Erasure {
  return { at, who: digest(`erased:${email}`) }
}

export function createErasures(parts: { db: Database; sealing: Sealing; file: string }) {
  const { db, sealing, file } = parts
  const seal = (one: Erasure) => sealing.seal(JSON.stringify(one), purpose)
  /** None of another machine's, whose key is unknown here. */
  const opened = (sealed: readonly string[]): Erasure[] =>
    sealed.flatMap((line) => {
      const text = sealing.open(line, purpose)
      return text === null ? [] : erasuresSchema.parse([JSON.parse(text)])
    })

  async function keep(trx: Writer, more: readonly Erasure[], now: number): Promise<void> {
    await lockSetting(trx, erasuresSetting, now)
    const before = await readSetting(trx, erasuresSetting)
    const fresh = withoutDoubles(more, opened(before))
    await writeSetting(trx, erasuresSetting, [...before, ...fresh.map(seal)], now)
  }

  return {
    keep,
    /** Beside the database: it may be lost alone. */
    async keepInFile(one: Erasure): Promise<void> {
      await appendFile(file, `${seal(one)}\n`, { mode: 0o600 })
    },
    async all(): Promise<Erasure[]> {
      const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
      const inFile = opened(lines.filter((line) => line !== ''))
      const inRows = opened(await readSetting(db.read, erasuresSetting))
      return [...inRows, ...withoutDoubles(inFile, inRows)]
    },
  }
}

export function withoutDoubles(some: readonly Erasure[], known: readonly Erasure[]): Erasure[] {
  const names = new Set(known.map(nameOf))
  return some.filter((one) => !names.has(nameOf(one)) && names.add(nameOf(one)))
}

const nameOf = ({ at, who }: Erasure) => `${at} ${who}`

/**
 * In a database that stands as it was at `since`. An order that was under way then has been
 * fulfilled before the person was erased. Answers how many people.
 */
export async function eraseAgain(
  db: Database,
  sources: readonly PersonalDataSource[],
  erasures: readonly Erasure[],
  { since, now }: { since: number; now: number },
): Promise<number> {
  const wanted = new Set(erasures.filter(({ at }) => at > since).map(({ who }) => who))
  if (wanted.size === 0) return 0
  const lists = await Promise.all(sources.map((source) => source.emails(db.read)))
  const emails = [...new Set(lists.flat())].filter((email) => wanted.has(erasureOf(email, 0).who))
  await db.transact(async (trx) => {
    for (const email of emails) for (const source of sources) await source.erase(trx, email, now)
  })
  await db.scrub()
  return emails.length
}
