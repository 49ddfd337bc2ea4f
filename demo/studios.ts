import type { DemoStudio } from './picture.ts'
import { demoStudio as heron } from './studio.ts'

/** The demo studios by the names under which they are hung. */
export const demoStudios = { heron } satisfies Record<string, DemoStudio>
