import { z } from 'zod'

/** `who`: the address's digest; `at`: epoch milliseconds. */
export const erasuresSchema = z.array(z.object({ at: z.number(), who: z.string() }))
export type Erasure = z.output<typeof erasuresSchema>[number]
