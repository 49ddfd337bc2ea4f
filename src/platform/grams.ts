import { platformCopy } from './copy.ts'

/** In grams. */
export const heaviest = 250_000

export const gramsWords = platformCopy.noWeight
