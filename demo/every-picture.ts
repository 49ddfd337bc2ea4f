import type { DemoPicture, DemoStudio } from './picture.ts'

/** All pictures of the studio, each once. */
export function everyPicture(studio: DemoStudio): DemoPicture[] {
  const optional = (picture?: DemoPicture) => (picture ? [picture] : [])
  return [
    ...studio.heroes.map((hero) => hero.picture),
    ...studio.prints.flatMap((p) => [p.main, p.candid, ...optional(p.supplementary)]),
    ...studio.clothing.flatMap((c) => [c.primary, c.secondary, ...optional(c.supplementary)]),
    ...studio.merch.flatMap((m) => [
      m.primary,
      ...optional(m.secondary),
      ...optional(m.supplementary),
    ]),
    studio.aboutPicture,
    studio.priceGuidePicture,
    studio.defaultHero,
  ]
}
