import type { z } from 'zod'
import { oneOf } from './values.ts'

/** Who makes the prints. */
export const fulfilmentVariables = {
  FULFILMENT: oneOf(['manual']),
}

export interface FulfilmentConfig {
  provider: 'manual'
}

/** Throws ConfigError when what is set doesn't fit together. */
export function readFulfilment(
  _e: z.output<z.ZodObject<typeof fulfilmentVariables>>,
): FulfilmentConfig {
  return { provider: 'manual' }
}
