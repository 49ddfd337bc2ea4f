import type { DemoName } from '#shop/store/theme/theme.ts'
import { crayonStudio } from './crayon/studio.ts'
import { kilnStudio } from './kiln/studio.ts'
import type { DemoStudio } from './picture.ts'
import { demoStudio } from './studio.ts'

export const demoStudios: Record<DemoName, DemoStudio> = {
  heron: demoStudio,
  kiln: kilnStudio,
  crayon: crayonStudio,
}
