/* A piece copies its sizes from a set and never refers to it. */
import type { Database } from '#platform/db/database.ts'
import { lockSetting, readSetting, writeSetting } from '#platform/db/settings.ts'
import { badInput, ShopError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import type { Clock } from '#platform/time/clock.ts'
import { sizesCopy } from './copy.ts'
import { sizeSetsSetting } from './size-sets.schema.ts'
import { mostSizeSets, type SizeSet } from './size-sets.ts'

export function createSizeSets({ db, clock }: { db: Database; clock: Clock }) {
  const change = <T>(write: (sets: SizeSet[]) => { sets: SizeSet[]; answer: T }): Promise<T> =>
    db.transact(async (trx) => {
      await lockSetting(trx, sizeSetsSetting, clock.now())
      const { sets, answer } = write(await readSetting(trx, sizeSetsSetting))
      await writeSetting(trx, sizeSetsSetting, sets, clock.now())
      return answer
    })

  return {
    list: (): Promise<SizeSet[]> => readSetting(db.read, sizeSetsSetting),

    /** Replaces the set of the same name. ShopError 'bad_input' on `name` at the limit. */
    remember: ({ name, sizes }: Omit<SizeSet, 'id'>): Promise<SizeSet> =>
      change((known) => {
        const same = (set: SizeSet) => folded(set.name) === folded(name)
        const answer = { id: known.find(same)?.id ?? newId(), name, sizes }
        const sets = [...known.filter((set) => !same(set)), answer]
        if (sets.length > mostSizeSets) {
          const words = sizesCopy.tooManySets(mostSizeSets)
          throw badInput('name', words)
        }
        return { sets: sets.toSorted(byName), answer }
      }),

    /** Prints keep its sizes. ShopError 'not_found'. */
    forget: (id: string): Promise<void> =>
      change((known) => {
        const sets = known.filter((set) => set.id !== id)
        if (sets.length === known.length) {
          throw new ShopError('not_found', sizesCopy.noSuchSet)
        }
        return { sets, answer: undefined }
      }),
  }
}

const folded = (name: string) => name.trim().toLowerCase()
const byName = (one: SizeSet, other: SizeSet) => one.name.localeCompare(other.name, 'en')
