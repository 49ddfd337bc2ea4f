import { creditXmp, pictureCredit } from '#shop/media/pictures/picture-credit.ts'
import type { Settings } from '#shop/store/settings/settings.server.ts'
import { creditSetting, trainingSetting } from './feeds.schema.ts'

/** An XMP packet for each size of a picture; null where the owner wants none. */
export async function creditPacket(
  settings: Pick<Settings, 'get' | 'storeSettings' | 'studio'>,
): Promise<string | null> {
  const [{ named }, { allowed }, studio, { publicUrl }] = await Promise.all([
    settings.get(creditSetting),
    settings.get(trainingSetting),
    settings.studio(),
    settings.storeSettings.read(),
  ])
  return named ? creditXmp(pictureCredit({ ...studio, publicUrl }), allowed) : null
}
