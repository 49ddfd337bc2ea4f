import type { Config } from '#config'
import { words } from '#demo/words.ts'
import type { StudioTexts } from '#shop/settings/studio.ts'

/** The studio's words until the owner writes others: a demo's, and what the environment says. */
export function studioDefaults({ studio }: Config, demo: StudioTexts = words): StudioTexts {
  const social = studio.instagram
    ? [{ network: 'instagram', label: 'Instagram', url: studio.instagram }]
    : demo.social
  return {
    ...demo,
    studioName: studio.name ?? demo.studioName,
    email: studio.email ?? demo.email,
    helperName: studio.helperName ?? demo.helperName,
    commissions: {
      ...demo.commissions,
      formUrl: studio.commissionFormUrl ?? demo.commissions.formUrl,
    },
    social,
  }
}
