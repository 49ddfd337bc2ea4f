import type { Config } from '#config'
import { words } from '#demo/words.ts'
import type { StudioTexts } from './shop/store/settings/settings.schema.ts'
import { plainWords } from './shop/store/written-pages/plain.copy.ts'

export function studioDefaults(
  { studio, demo }: Config,
  begun: StudioTexts = demo === 'off' ? { ...plainWords, timeZone: words.timeZone } : words,
): StudioTexts {
  const social = studio.instagram
    ? [{ network: 'instagram', label: 'Instagram', url: studio.instagram }]
    : begun.social
  return {
    ...begun,
    studioName: studio.name ?? begun.studioName,
    email: studio.email ?? begun.email,
    helperName: studio.helperName ?? begun.helperName,
    commissions: {
      ...begun.commissions,
      formUrl: studio.commissionFormUrl ?? begun.commissions.formUrl,
    },
    social,
  }
}
