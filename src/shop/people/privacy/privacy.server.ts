/* Each source does its own tables. Orders stay for the books, without the person. */
import type { Database } from '#platform/db/database.ts'
import { ShopError } from '#platform/errors.ts'
import type { Clock } from '#platform/time/clock.ts'
import { type createErasures, erasureOf } from './erasures.server.ts'
import type { PersonalDataSource } from './personal-data-source.ts'
import type { PersonalDataCounts } from './privacy.schema.ts'

type Erasures = ReturnType<typeof createErasures>

export interface PrivacyParts {
  db: Database
  clock: Clock
  sources: readonly PersonalDataSource[]
  erasures: Pick<Erasures, 'keep' | 'keepInFile'>
  /** Files outside the database, after the person is removed from it. */
  forgetFiles(email: string): Promise<void>
}

/** `email` is in lower case everywhere (see personSchema). */
export function createPrivacy({ db, clock, sources, erasures, forgetFiles }: PrivacyParts) {
  const everything = (email: string) =>
    Promise.all(
      sources.map(async (source) => [source.name, await source.find(db.read, email)] as const),
    )

  return {
    async find(email: string): Promise<PersonalDataCounts> {
      const all = await everything(email)
      return Object.fromEntries(all.map(([name, entries]) => [name, entries.length]))
    },

    async export(email: string): Promise<Record<string, unknown>> {
      const madeAt = new Date(clock.now()).toISOString()
      return { email, madeAt, ...Object.fromEntries(await everything(email)) }
    },

    /** All or nothing. ShopError 'held', with a reason, while something needs the address. */
    async erase(email: string): Promise<PersonalDataCounts> {
      const { erased, mark } = await db.transact(async (trx) => {
        const found: PersonalDataCounts = {}
        for (const source of sources) {
          const reason = await source.inTheWay(trx, email)
          if (reason) throw new ShopError('held', reason)
        }
        for (const source of sources)
          found[source.name] = await source.erase(trx, email, clock.now())
        // At the end: a backup that began while this waited doesn't have it.
        const mark = erasureOf(email, clock.now())
        await erasures.keep(trx, [mark], mark.at)
        return { erased: found, mark }
      })
      await forgetFiles(email)
      await db.scrub()
      // The rows have it, too.
      await erasures.keepInFile(mark).catch(() => {})
      return erased
    },
  }
}
