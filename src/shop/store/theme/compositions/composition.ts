/* `<name>/*.css` arrange the parts of pages; the wall's is the pages' own. */
import { plinth } from './plinth/plinth.ts'
import { poster } from './poster/poster.ts'
import { wall } from './wall/wall.ts'

export const compositions = { wall, plinth, poster } as const
export type Composition = keyof typeof compositions
