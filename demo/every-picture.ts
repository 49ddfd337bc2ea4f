import type { DemoPicture, DemoStudio } from './picture.ts'

/** All pictures of the studio, each once. */
export function everyPicture(studio: DemoStudio): DemoPicture[] {
  const optional = (picture?: DemoPicture) => (picture ? [picture] : [])
  const steps = [...studio.prints, ...studio.clothing, ...studio.merch].flatMap(({ making = [] }) =>
    making.map(({ picture }) => picture),
  )
  return [
    ...steps,
    ...studio.heroes.map((hero) => hero.picture),
    ...studio.prints.flatMap((p) => [p.main, p.candid, ...optional(p.supplementary)]),
    ...[...studio.clothing, ...(studio.sold ?? [])].flatMap((c) => [
      c.primary,
      c.secondary,
      ...optional(c.supplementary),
    ]),
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
