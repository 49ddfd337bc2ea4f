import { words as crayon } from './crayon/words.ts'
import { words as kiln } from './kiln/words.ts'
import type { DemoWords } from './picture.ts'
import { words as heron } from './words.ts'

/** The texts of every demo studio: without their drawings, which only hanging them needs. */
export const demoWords: readonly DemoWords[] = [heron, kiln, crayon]
