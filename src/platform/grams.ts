import { platformCopy } from './copy.ts'

/**
 * The limit of a piece's weight, and of a step of the shipping rates: a quarter of a ton, in grams.
 */
export const heaviest = 250_000

export const gramsWords = platformCopy.noWeight
