/*
 * Shows and removes everything that the shop keeps about a person who bought or wrote (design: a
 * buyer's data exported or deleted in one action). Owns no table: each module's keeper does its own.
 * Orders stay for the books, without the person.
 */
import type { Database } from '#db/database.ts'
import type { Clock } from '#kernel/clock.ts'
import { ShopError } from '#kernel/errors.ts'
import type { Found, Keeper } from './personal-data-source.ts'

export type People = ReturnType<typeof createPeople>

export interface PeopleParts {
  db: Database
  clock: Clock
  keepers: readonly Keeper[]
}

/** `email` is in lower case everywhere (see personSchema). */
export function createPeople({ db, clock, keepers }: PeopleParts) {
  const everything = (email: string) =>
    Promise.all(
      keepers.map(async (keeper) => [keeper.name, await keeper.find(db.read, email)] as const),
    )

  return {
    /** How much is kept about a person. */
    async find(email: string): Promise<Found> {
      const all = await everything(email)
      return Object.fromEntries(all.map(([name, entries]) => [name, entries.length]))
    },

    /** Everything that is kept about a person, to hand to her. */
    async export(email: string): Promise<Record<string, unknown>> {
      const madeAt = new Date(clock.now()).toISOString()
      return { email, madeAt, ...Object.fromEntries(await everything(email)) }
    },

    /**
     * Removes a person, all or nothing. ShopError 'held' while something is under way that needs
     * her address, in words.
     */
    erase(email: string): Promise<Found> {
      return db.transact(async (trx) => {
        const found: Found = {}
        for (const keeper of keepers) {
          const reason = await keeper.inTheWay(trx, email)
          if (reason) throw new ShopError('held', reason)
        }
        for (const keeper of keepers)
          found[keeper.name] = await keeper.erase(trx, email, clock.now())
        return found
      })
    },
  }
}
