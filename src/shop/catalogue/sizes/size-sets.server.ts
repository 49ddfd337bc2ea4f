/*
 * Owns the sets of sizes that the owner has remembered. A piece never refers to one: its sizes are
 * copied from it. Never holds more than a form can offer.
 */
import type { Database } from '#platform/db/database.ts'
import { lockSetting, readSetting, writeSetting } from '#platform/db/settings.ts'
import { badInput, ShopError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import type { Clock } from '#platform/time/clock.ts'
import { sizeSetsSetting } from './size-sets.schema.ts'
import { mostSizeSets, type SizeSet } from './size-sets.ts'

/** Remembered sets of sizes. */
export function createSizeSets({ db, clock }: { db: Database; clock: Clock }) {
  const change = <T>(write: (sets: SizeSet[]) => { sets: SizeSet[]; answer: T }): Promise<T> =>
    db.transact(async (trx) => {
      await lockSetting(trx, sizeSetsSetting, clock.now())
      const { sets, answer } = write(await readSetting(trx, sizeSetsSetting))
      const stored = sets.map((set) => ({ ...set, sizes: [...set.sizes] }))
      await writeSetting(trx, sizeSetsSetting, stored, clock.now())
      return answer
    })

  return {
    /** By their names. */
    list: (): Promise<SizeSet[]> => readSetting(db.read, sizeSetsSetting),

    /**
     * Remembers sizes, in the place of those that were under this name. ShopError 'bad_input' on `name`
     * when there are as many sets as can be offered.
     */
    remember: ({ name, sizes }: Omit<SizeSet, 'id'>): Promise<SizeSet> =>
      change((known) => {
        const same = (set: SizeSet) => folded(set.name) === folded(name)
        const answer = { id: known.find(same)?.id ?? newId(), name, sizes }
        const sets = [...known.filter((set) => !same(set)), answer]
        if (sets.length > mostSizeSets) {
          const words = `${mostSizeSets} sets are remembered already. Please forget one of them first.`
          throw badInput('name', words)
        }
        return { sets: sets.toSorted(byName), answer }
      }),

    /** Forgets a set; prints that have its sizes keep them. ShopError 'not_found'. */
    forget: (id: string): Promise<void> =>
      change((known) => {
        const sets = known.filter((set) => set.id !== id)
        if (sets.length === known.length) {
          throw new ShopError('not_found', 'There is no such set of sizes.')
        }
        return { sets, answer: undefined }
      }),
  }
}

const folded = (name: string) => name.trim().toLowerCase()
const byName = (one: SizeSet, other: SizeSet) => one.name.localeCompare(other.name, 'en')
