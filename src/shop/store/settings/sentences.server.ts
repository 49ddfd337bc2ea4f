/* Never changes words that a law or the specification prescribes. */
import { changePages } from '#platform/db/content-version.ts'
import type { Database, Reader, Writer } from '#platform/db/database.ts'
import { lockSetting, readSetting, writeSetting } from '#platform/db/settings.ts'
import { requireVersion } from '#platform/edit-version.ts'
import { badInput, ShopError } from '#platform/errors.ts'
import type { Clock } from '#platform/time/clock.ts'
import { filledIn, type PageName, pageNames } from '#shop/store/written-pages/pages.ts'
import { plainWords } from '#shop/store/written-pages/plain.copy.ts'
import { settingsCopy } from './copy.ts'
import type { DecideSentence, ShopSentence } from './sentences.schema.ts'
import { type Decided, isUnsaid, sentences } from './sentences.ts'
import type { StudioTexts } from './settings.schema.ts'
import { studioPagesSetting, studioTextsSetting } from './settings.schema.ts'
import { studioSentences } from './studio-sentences.copy.ts'

interface Parts {
  db: Database
  clock: Clock
  defaults: StudioTexts
  words(): Promise<Record<string, string>>
}

export function createSentences({ db, clock, defaults, words }: Parts) {
  async function list(
    reader: Reader | Writer,
    filling: Record<string, string>,
  ): Promise<ShopSentence[]> {
    const [own, pages] = await Promise.all([
      readSetting(reader, studioTextsSetting),
      readSetting(reader, studioPagesSetting),
    ])
    const decided: Decided = own.sentences ?? {}
    const read = (text: string) => filledIn(text, filling).trim()
    const ofStudio = Object.entries(studioSentences).map(([key, sentence]): ShopSentence => {
      const source = sentence.read({ ...defaults, ...own })
      // A demo's texts are its own; a new shop has plain ones.
      const first = source === sentence.read(defaults) ? source : sentence.read(plainWords)
      const state =
        source !== first ? sentenceState(source) : decided[key] === undefined ? 'open' : 'kept'
      return {
        key,
        page: null,
        where: sentence.where,
        text: read(source),
        source,
        state,
        first: read(first),
        needed: sentence.needed ?? false,
      }
    })
    const others = [...sentences].flatMap(([key, { where, first }]): ShopSentence[] => {
      const page = pageNames.find((name) => name === where) ?? null
      // The owner wrote this page, so it has no built-in sentence.
      if (page !== null && pages[page] !== undefined) return []
      const own = decided[key]
      const source = own ?? first
      const state = own === undefined ? 'open' : own === null ? 'kept' : sentenceState(own)
      return [
        {
          key,
          page,
          where,
          text: read(source),
          source,
          state,
          first: read(first),
          needed: false,
        },
      ]
    })
    return [...ofStudio, ...others].filter(({ key }) => !isUnsaid(key, own))
  }

  function change(how: (trx: Writer, all: ShopSentence[]) => Promise<Decided>): Promise<void> {
    return changePages(db, async (trx) => {
      const now = clock.now()
      await lockSetting(trx, studioTextsSetting, now)
      const decided = await how(trx, await list(trx, {}))
      const before = await readSetting(trx, studioTextsSetting)
      const sentences = { ...before.sentences, ...decided }
      await writeSetting(trx, studioTextsSetting, { ...before, sentences }, now)
    })
  }

  const all = async () => list(db.read, await words())

  return {
    list: all,

    async ownPages(): Promise<PageName[]> {
      const own = await readSetting(db.read, studioPagesSetting)
      return pageNames.filter((name) => own[name] !== undefined)
    },

    async open(): Promise<number> {
      return (await all()).filter(({ state, text }) => state === 'open' && text !== '').length
    },

    /**
     * ShopError 'not_found', 'bad_input' without a required text, 'changed' unless it is `seen`.
     */
    decide: (key: string, { decision, text, seen }: DecideSentence): Promise<void> =>
      change(async (trx, known) => {
        const sentence = known.find((each) => each.key === key)
        if (!sentence) throw new ShopError('not_found', settingsCopy.noSuchSentence)
        requireVersion(seen, sentence.source)
        if (decision === 'leave_out' && sentence.needed) {
          throw badInput('decision', settingsCopy.mustStand)
        }
        const ofStudio = studioSentences[key]
        if (!ofStudio) {
          return { [key]: decision === 'keep' ? null : decision === 'change' ? text : '' }
        }
        const own = await readSetting(trx, studioTextsSetting)
        const texts = { ...defaults, ...own }
        const kept = sentence.state === 'open' ? sentence.source : sentence.first
        const said = { keep: kept, change: text, leave_out: '' }[decision]
        const changed = { ...own, ...ofStudio.write(texts, said) }
        await writeSetting(trx, studioTextsSetting, changed, clock.now())
        return { [key]: null }
      }),

    keepRest: (): Promise<void> =>
      change(async (_, known) =>
        Object.fromEntries(
          known.filter(({ state }) => state === 'open').map(({ key }) => [key, null] as const),
        ),
      ),
  }
}

const sentenceState = (text: string) => (text === '' ? 'left_out' : 'changed')
