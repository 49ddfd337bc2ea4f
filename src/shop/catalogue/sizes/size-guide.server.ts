import type { z } from 'zod'
import { raiseContentVersion } from '#platform/db/content-version.ts'
import type { Database } from '#platform/db/database.ts'
import { lockSetting, readSetting, writeSetting } from '#platform/db/settings.ts'
import { editVersion, requireVersion } from '#platform/edit-version.ts'
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

    /** ShopError 'changed'. */
    save: ({ version, ...guide }: z.output<typeof sizeGuideInputSchema>) =>
      db.transact(async (trx) => {
        const now = clock.now()
        await lockSetting(trx, sizeGuideSetting, now)
        requireVersion(version, editVersion(await readSetting(trx, sizeGuideSetting)))
        await writeSetting(trx, sizeGuideSetting, guide, now)
        raiseContentVersion(trx)
        return versioned(await readSetting(trx, sizeGuideSetting))
      }),
  }
}

const versioned = <G extends object>(guide: G) => ({ ...guide, version: editVersion(guide) })
