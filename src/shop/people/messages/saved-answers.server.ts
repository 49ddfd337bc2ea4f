import type { Database, Writer } from '#platform/db/database.ts'
import { lockSetting, readSetting, writeSetting } from '#platform/db/settings.ts'
import { editVersion, requireVersion, versioned } from '#platform/edit-version.ts'
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
  const change = (next: (all: Kept[]) => Kept[]): Promise<SavedAnswer[]> =>
    db.transact(async (trx: Writer) => {
      await lockSetting(trx, setting, clock.now())
      const all = next(await readSetting(trx, setting))
      await writeSetting(trx, setting, all, clock.now())
      return all.map(versioned)
    })

  return {
    list: async (): Promise<SavedAnswer[]> => (await readSetting(db.read, setting)).map(versioned),

    /** ShopError 'bad_input' when there are too many. */
    create: ({ title, text }: SavedAnswerInput) =>
      change((all) => {
        if (all.length >= mostSavedAnswers) {
          throw badInput('title', messagesCopy.tooManyAnswers(mostSavedAnswers))
        }
        return [...all, { id: newId(), title, text }]
      }),

    /** ShopError 'not_found', 'changed' after another save. */
    edit: (id: string, { title, text, version }: SavedAnswerInput) =>
      change((all) => {
        const before = all.find((each) => each.id === id)
        if (!before) throw noAnswer()
        requireVersion(version, editVersion(before))
        return all.map((each) => (each.id === id ? { id, title, text } : each))
      }),

    remove: (id: string) => change((all) => all.filter((each) => each.id !== id)),
  }
}

type Kept = Omit<SavedAnswer, 'version'>

const noAnswer = () => new ShopError('not_found', messagesCopy.noSuchAnswer)
