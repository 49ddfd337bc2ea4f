import type { Config } from '#config'
import { words } from '#demo/words.ts'
import type { StudioTexts } from '#shop/settings/studio.ts'

/** The studio's words until the owner writes others: the demo's, and what the environment says. */
export function studioDefaults({ studio }: Config): StudioTexts {
  const social = studio.instagram
    ? [{ network: 'instagram', label: 'Instagram', url: studio.instagram }]
    : words.social
  return {
    ...words,
    studioName: studio.name ?? words.studioName,
    email: studio.email ?? words.email,
    helperName: studio.helperName ?? words.helperName,
    commissions: {
      ...words.commissions,
      formUrl: studio.commissionFormUrl ?? words.commissions.formUrl,
    },
    social,
  }
}
