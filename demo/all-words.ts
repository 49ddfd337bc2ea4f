import { words as crayon } from './crayon/words.ts'
import { words as kiln } from './kiln/words.ts'
import type { DemoWords } from './picture.ts'
import { words as heron } from './words.ts'

/** Without the drawings: only setting up a demo needs those. */
export const demoWords: readonly DemoWords[] = [heron, kiln, crayon]
