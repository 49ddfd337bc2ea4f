/* An erasure leaves a mark that outlives a restore, without revealing the erased data. */
import { appendFile, readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Database, Writer } from '#platform/db/database.ts'
import { lockSetting, readSetting, writeSetting } from '#platform/db/settings.ts'
import { digest } from '#platform/ids.ts'
import type { Sealing } from '#platform/sealing.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { Erasure } from './erasures.schema.ts'
import { erasuresSchema } from './erasures.schema.ts'
import type { PersonalDataSource } from './personal-data-source.ts'

const purpose = 'privacy.erasure'

/** Sealed by the machine's key: a bare digest of an address could be guessed. */
const erasuresSetting = { key: 'privacy.erasures', schema: z.array(z.string()).default([]) }

export type Erased = 'erased' | PersonalDataSource['name']

export const markOf = (what: Erased, id: string) => digest(`${what}:${id}`)

export type Erasures = ReturnType<typeof createErasures>

export function createErasures(parts: {
  db: Database
  clock: Clock
  sealing: Sealing
  file: string
}) {
  const { db, clock, sealing, file } = parts
  const inFile = createMarkFile(sealing, file)
  const inRows = async () => opened(sealing, await readSetting(db.read, erasuresSetting))

  async function keep(trx: Writer, more: readonly Erasure[], now: number): Promise<void> {
    await lockSetting(trx, erasuresSetting, now)
    const before = await readSetting(trx, erasuresSetting)
    const fresh = withoutDoubles(more, opened(sealing, before))
    const sealed = fresh.map((one) => seal(sealing, one))
    await writeSetting(trx, erasuresSetting, [...before, ...sealed], now)
  }

  return {
    keep,

    /** Erases and stores the marks that `erase` answers in one transaction. */
    async marking(erase: (trx: Writer) => Promise<readonly string[]>): Promise<boolean> {
      const marks = await db.transact(async (trx) => {
        const erased = await erase(trx)
        // Read at the end: a backup that began during the wait lacks these marks.
        const at = clock.now()
        const fresh = erased.map((who) => ({ at, who }))
        if (fresh.length > 0) await keep(trx, fresh, at)
        return fresh
      })
      // The rows hold the marks, too.
      await inFile.add(marks).catch(() => {})
      return marks.length > 0
    },

    async all(): Promise<Erasure[]> {
      const rows = await inRows()
      return [...rows, ...withoutDoubles(await inFile.read(), rows)]
    },

    /** The rows are older than the file: each erasure reaches the rows first. */
    async missed(): Promise<Erasure[]> {
      return withoutDoubles(await inFile.read(), await inRows())
    },
  }
}

/** A file beside the database, which may be lost alone. */
export function createMarkFile(sealing: Sealing, file: string) {
  return {
    async read(): Promise<Erasure[]> {
      const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
      return opened(
        sealing,
        lines.filter((line) => line !== ''),
      )
    },
    async add(marks: readonly Erasure[]): Promise<void> {
      const lines = marks.map((one) => `${seal(sealing, one)}\n`)
      if (lines.length > 0) await appendFile(file, lines.join(''), { mode: 0o600 })
    },
  }
}

const seal = (sealing: Sealing, one: Erasure) => sealing.seal(JSON.stringify(one), purpose)

/** Leaves out marks of another machine, whose key is unknown here. */
const opened = (sealing: Sealing, sealed: readonly string[]): Erasure[] =>
  sealed.flatMap((line) => {
    const text = sealing.open(line, purpose)
    return text === null ? [] : erasuresSchema.parse([JSON.parse(text)])
  })

export function withoutDoubles(some: readonly Erasure[], known: readonly Erasure[]): Erasure[] {
  const names = new Set(known.map(nameOf))
  return some.filter((one) => !names.has(nameOf(one)) && names.add(nameOf(one)))
}

const nameOf = ({ at, who }: Erasure) => `${at} ${who}`

/** For a database as it was at `since`. Returns the number of people. Can be run again. */
export async function eraseAgain(
  db: Database,
  sources: readonly PersonalDataSource[],
  erasures: readonly Erasure[],
  { since, now }: { since: number; now: number },
): Promise<number> {
  const wanted = new Set(erasures.filter(({ at }) => at > since).map(({ who }) => who))
  if (wanted.size === 0) return 0
  const lists = await Promise.all(sources.map((source) => source.emails(db.read)))
  const emails = [...new Set(lists.flat())].filter((email) => wanted.has(markOf('erased', email)))
  await db.transact(async (trx) => {
    for (const { name, entries } of sources) {
      const ids = (await entries?.ids(trx)) ?? []
      for (const id of ids) if (wanted.has(markOf(name, id))) await entries?.erase(trx, id, now)
    }
    for (const email of emails) {
      for (const source of sources) {
        await source.settle?.(trx, email, now)
        await source.erase(trx, email, now)
      }
    }
  })
  await db.scrub()
  return emails.length
}
