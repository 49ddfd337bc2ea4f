import type { Database, Writer } from '#platform/db/database.ts'
import { lockSetting, readSetting, writeSetting } from '#platform/db/settings.ts'
import { badInput, ShopError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import type { Clock } from '#platform/time/clock.ts'
import { messagesCopy } from './copy.ts'
import {
  mostSavedAnswers,
  type SavedAnswer,
  type SavedAnswerInput,
  savedAnswersSetting as setting,
} from './saved-answers.schema.ts'

export function createSavedAnswers({ db, clock }: { db: Database; clock: Clock }) {
  /** Locks, so that writes run one after the other. */
  const change = (next: (all: SavedAnswer[]) => SavedAnswer[]): Promise<SavedAnswer[]> =>
    db.transact(async (trx: Writer) => {
      await lockSetting(trx, setting, clock.now())
      const all = next(await readSetting(trx, setting))
      await writeSetting(trx, setting, all, clock.now())
      return all
    })

  return {
    list: () => readSetting(db.read, setting),

    /** ShopError 'bad_input' when there are too many. */
    create: (input: SavedAnswerInput) =>
      change((all) => {
        if (all.length >= mostSavedAnswers) {
          throw badInput('title', messagesCopy.tooManyAnswers(mostSavedAnswers))
        }
        return [...all, { id: newId(), ...input }]
      }),

    /** ShopError 'not_found'. */
    edit: (id: string, input: SavedAnswerInput) =>
      change((all) => {
        if (!all.some((each) => each.id === id)) throw noAnswer()
        return all.map((each) => (each.id === id ? { id, ...input } : each))
      }),

    remove: (id: string) => change((all) => all.filter((each) => each.id !== id)),
  }
}

const noAnswer = () => new ShopError('not_found', messagesCopy.noSuchAnswer)
