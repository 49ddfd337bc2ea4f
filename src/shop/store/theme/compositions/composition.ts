/* `<name>/*.css` arrange the parts of pages; the wall uses the pages' own style sheets. */
import { plinth } from './plinth/plinth.ts'
import { poster } from './poster/poster.ts'
import { wall } from './wall/wall.ts'

export const compositions = { wall, plinth, poster } as const
export type Composition = keyof typeof compositions
