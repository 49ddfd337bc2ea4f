import type { z } from 'zod'
import type { sizeSetsSetting } from './size-sets.schema.ts'

/** Prices in cents. */
export type SizeSet = z.output<typeof sizeSetsSetting.schema>[number]

/** A form offers this many without a search. */
export const mostSizeSets = 20

/** In characters. */
export const longestSetName = 60
