import { z } from 'zod'
import { ConfigError, oneOf, text, webAddress } from './values.ts'

export const fulfilmentVariables = {
  FULFILMENT: oneOf(['manual', 'printful']),
  PRINTFUL_TOKEN: text,
  PRINTFUL_STORE_ID: text.pipe(
    z
      .string()
      .regex(/^\d{1,15}$/, 'wants the number of the store at Printful')
      .optional(),
  ),
  PRINTFUL_API_BASE: webAddress,
}

export type FulfilmentConfig =
  | { provider: 'manual' }
  | {
      provider: 'printful'
      token: string
      /** Only an account-level token needs it. */
      storeId: string | undefined
      /** Without a slash at the end; undefined: the real address. */
      apiBase: string | undefined
    }

/** Throws ConfigError. */
export function readFulfilment(
  e: z.output<z.ZodObject<typeof fulfilmentVariables>>,
): FulfilmentConfig {
  const { PRINTFUL_TOKEN: token, PRINTFUL_STORE_ID: storeId, PRINTFUL_API_BASE: apiBase } = e
  if (storeId !== undefined && token === undefined) {
    throw new ConfigError('PRINTFUL_TOKEN is missing: PRINTFUL_STORE_ID is set, which needs it.')
  }
  const provider = e.FULFILMENT ?? (token === undefined ? 'manual' : 'printful')
  if (provider === 'manual') return { provider }
  if (token === undefined) {
    throw new ConfigError('PRINTFUL_TOKEN is missing: FULFILMENT is printful, which needs it.')
  }
  return { provider, token, storeId, apiBase }
}
