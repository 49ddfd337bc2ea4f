import type { OwnSize } from './own-sizes.ts'

export interface SizeSet {
  id: string
  name: string
  /** Prices in cents. */
  sizes: readonly Omit<OwnSize, 'variantId'>[]
}

/** A form offers this many without a search. */
export const mostSizeSets = 20

/** In characters. */
export const longestSetName = 60
