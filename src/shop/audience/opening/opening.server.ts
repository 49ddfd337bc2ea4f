/* Never decides which addresses stay open while the shop is closed. */
import { raiseContentVersion } from '#platform/db/content-version.ts'
import type { Database, Writer } from '#platform/db/database.ts'
import { isWritten, lockSetting, readSetting, writeSetting } from '#platform/db/settings.ts'
import { ShopError } from '#platform/errors.ts'
import { once } from '#platform/once.ts'
import type { Clock } from '#platform/time/clock.ts'
import { type Closed, readClosed } from '#shop/audience/closures/closed.server.ts'
import { openingCopy } from './copy.ts'
import type { ListedStep, Opening } from './opening.schema.ts'
import { openingSetting } from './opening.schema.ts'
import { missingSteps, neededSteps, type OpeningStep, openingSteps } from './opening.ts'
import { createStepLooks, type StepSources } from './steps.server.ts'

interface OpeningParts extends StepSources {
  db: Database
  clock: Clock
}

export function createOpening(parts: OpeningParts) {
  const { db, clock } = parts
  const looks = createStepLooks(parts)
  const ownLooks = createStepLooks(parts, async () => true)
  const knownClosed = once<Closed | null>(db, () => readClosed(db.read), null)

  async function list(userId: string): Promise<ListedStep[]> {
    return Promise.all(
      openingSteps.map(async (step) => ({
        step,
        needed: neededSteps.includes(step),
        ...(await looks[step](userId)),
      })),
    )
  }

  async function change(how: (now: Opening) => Opening): Promise<Opening> {
    return db.transact(async (trx) => {
      const now = clock.now()
      await lockSetting(trx, openingSetting, now)
      const before = await readSetting(trx, openingSetting)
      const after = how(before)
      await writeSetting(trx, openingSetting, after, now)
      if (after.isOpen !== before.isOpen) raiseContentVersion(trx)
      return after
    })
  }

  return {
    read: (): Promise<Opening> => readSetting(db.read, openingSetting),

    closed: async (): Promise<Closed | null> => knownClosed.read(),

    list,

    /** The first of `mine` after `here` that isn't done, as far as the shop itself knows. */
    async nextStep(
      userId: string,
      here: OpeningStep | null,
      mine: readonly OpeningStep[],
    ): Promise<OpeningStep | null> {
      const from = here === null ? 0 : openingSteps.indexOf(here) + 1
      for (const step of [...openingSteps.slice(from), ...openingSteps.slice(0, from)]) {
        if (step === here || !mine.includes(step)) continue
        if (!(await ownLooks[step](userId)).done) return step
      }
      return null
    },

    /**
     * `playMoney`: the owner agreed to play money. ShopError 'bad_input' with the first missing
     * step.
     */
    async open({ userId, playMoney }: { userId: string; playMoney: boolean }): Promise<Opening> {
      const now = await readSetting(db.read, openingSetting)
      if (now.isOpen) return now
      const steps = await list(userId)
      const [missing] = missingSteps(steps, playMoney)
      if (missing) {
        const words = steps.find(({ step }) => step === missing)?.says ?? ''
        throw new ShopError('bad_input', words, { field: missing })
      }
      return change((before) => (before.isOpen ? before : { isOpen: true, listShown: true }))
    },

    /** ShopError 'forbidden' before the shop is open. */
    putAway: (): Promise<Opening> =>
      change((before) => {
        if (!before.isOpen) throw new ShopError('forbidden', openingCopy.listStays)
        return { ...before, listShown: false }
      }),
  }
}

/** The caller raises the content version. */
export async function beginOpening(trx: Writer, now: number): Promise<void> {
  if (await isWritten(trx, openingSetting)) return
  await writeSetting(trx, openingSetting, { isOpen: false, listShown: true }, now)
}
