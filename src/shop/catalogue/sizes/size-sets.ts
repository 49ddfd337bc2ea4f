import type { OwnSize } from './own-sizes.ts'

/** Sizes with their prices under a name, to be offered to the next print. */
export interface SizeSet {
  id: string
  name: string
  /** In cents; the print provider's ids are each print's own. */
  sizes: readonly Omit<OwnSize, 'variantId'>[]
}

/** A form offers this many without a search. */
export const mostSizeSets = 20

/** In characters. */
export const longestSetName = 60
