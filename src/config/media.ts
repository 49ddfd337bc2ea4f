import type { z } from 'zod'
import { oneOf } from './values.ts'

/** Where pictures are kept. */
export const mediaVariables = {
  MEDIA: oneOf(['disk']),
}

export interface MediaConfig {
  provider: 'disk'
}

/** Throws ConfigError when what is set doesn't fit together. */
export function readMedia(_e: z.output<z.ZodObject<typeof mediaVariables>>): MediaConfig {
  return { provider: 'disk' }
}
