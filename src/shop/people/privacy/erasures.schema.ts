import { z } from 'zod'

/** `who`: a digest of the address; `at`: epoch milliseconds. */
export const erasuresSchema = z.array(z.object({ at: z.number(), who: z.string() }))
export type Erasure = z.output<typeof erasuresSchema>[number]
