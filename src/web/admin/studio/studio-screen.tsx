import type { StudioTexts } from '#shop/settings/studio.ts'

/** The studio's own words (design §1: the environment gives only the first values). */
export function StudioScreen({ texts }: { texts: StudioTexts }) {
  return <p>{texts.studioName}</p>
}
