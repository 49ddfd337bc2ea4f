import type { z } from 'zod'
import { changePages } from '#platform/db/content-version.ts'
import type { Database } from '#platform/db/database.ts'
import { readSetting, replaceSetting } from '#platform/db/settings.ts'
import { versioned } from '#platform/edit-version.ts'
import type { Clock } from '#platform/time/clock.ts'
import { type sizeGuideInputSchema, sizeGuideSetting } from './size-guide.schema.ts'
import type { SizeGuide } from './size-guide.ts'

export function createSizeGuide({ db, clock }: { db: Database; clock: Clock }) {
  const read = () => readSetting(db.read, sizeGuideSetting)
  return {
    read: async () => versioned(await read()),

    /** Null: the owner has entered none. */
    async entered(): Promise<SizeGuide | null> {
      const guide = await read()
      return guide.sizes.length > 0 ? guide : null
    },

    save: ({ version, ...value }: z.output<typeof sizeGuideInputSchema>) =>
      changePages(db, async (trx) => {
        const guide = await replaceSetting(trx, sizeGuideSetting, { value, version }, clock.now())
        return versioned(guide)
      }),
  }
}
