/* Each source erases its own tables. Orders stay for the books, without the person. */
import type { Logger } from 'pino'
import type { Database } from '#platform/db/database.ts'
import { ShopError } from '#platform/errors.ts'
import type { Clock } from '#platform/time/clock.ts'
import { type Erasures, eraseAgain, markOf } from './erasures.server.ts'
import type { PersonalDataSource } from './personal-data-source.ts'
import type { PersonalDataCounts } from './privacy.schema.ts'

export interface PrivacyParts {
  db: Database
  clock: Clock
  log: Pick<Logger, 'info'>
  sources: readonly PersonalDataSource[]
  erasures: Pick<Erasures, 'keep' | 'marking' | 'missed'>
  forgetFiles(email: string): Promise<void>
}

/** `email` is in lower case everywhere (see personSchema). */
export function createPrivacy(parts: PrivacyParts) {
  const { db, clock, log, sources, erasures, forgetFiles } = parts
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
      const erased: PersonalDataCounts = {}
      await erasures.marking(async (trx) => {
        for (const source of sources) {
          const reason = await source.erasureBlocker(trx, email)
          if (reason) throw new ShopError('held', reason)
        }
        const marks = [markOf('erased', email)]
        for (const { name, entries, erase } of sources) {
          const ids = (await entries?.ofPerson?.(trx, email)) ?? []
          marks.push(...ids.map((id) => markOf(name, id)))
          erased[name] = await erase(trx, email, clock.now())
        }
        return marks
      })
      await forgetFiles(email)
      await db.scrub()
      return erased
    },

    /** At each start, because a restore may have ended between its rows and its erasures. */
    async eraseMissed(): Promise<void> {
      const missed = await erasures.missed()
      if (missed.length === 0) return
      const now = clock.now()
      const people = await eraseAgain(db, sources, missed, { since: 0, now })
      await db.transact((trx) => erasures.keep(trx, missed, now))
      log.info({ marks: missed.length, people }, 'erased again what an older backup brought back')
    },
  }
}
