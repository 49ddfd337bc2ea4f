import type { Database } from '#platform/db/database.ts'
import { readSetting, writeSetting } from '#platform/db/settings.ts'
import type { Clock } from '#platform/time/clock.ts'
import { creditXmp, pictureCredit } from '#shop/media/pictures/picture-credit.ts'
import type { Settings } from '#shop/store/settings/settings.server.ts'
import { creditSetting, trainingSetting } from './feeds.schema.ts'

interface PictureCreditParts {
  db: Database
  clock: Clock
  settings: Pick<Settings, 'storeSettings' | 'studio'>
}

export function createPictureCredits({ db, clock, settings }: PictureCreditParts) {
  const read = () => readSetting(db.read, creditSetting)
  return {
    read,

    async set(named: boolean): Promise<{ named: boolean }> {
      await db.transact((trx) => writeSetting(trx, creditSetting, { named }, clock.now()))
      return { named }
    },

    /** An XMP packet for each size of a picture; null where the owner wants none. */
    async xmp(): Promise<string | null> {
      const [{ named }, { allowed }, studio, { publicUrl }] = await Promise.all([
        read(),
        readSetting(db.read, trainingSetting),
        settings.studio(),
        settings.storeSettings.read(),
      ])
      return named ? creditXmp(pictureCredit({ ...studio, publicUrl }), allowed) : null
    },
  }
}
