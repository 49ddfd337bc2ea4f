import type { Environment } from '#services/connections/service-definition.ts'
import { ConfigError, matching, oneOf, text, webAddress } from '../../config/values.ts'
import type { PrintingConnection } from './printing.schema.ts'

export const printingVariables = {
  FULFILMENT: oneOf(['manual', 'printful']),
  PRINTFUL_TOKEN: text,
  PRINTFUL_STORE_ID: matching(/^\d{1,15}$/, 'wants the number of the store at Printful'),
  PRINTFUL_API_BASE: webAddress,
}

export function readPrinting(e: Environment<typeof printingVariables>): PrintingConnection | null {
  const { PRINTFUL_TOKEN: token, PRINTFUL_STORE_ID: storeId } = e
  if (storeId !== undefined && token === undefined) {
    throw new ConfigError('PRINTFUL_TOKEN is missing: PRINTFUL_STORE_ID is set, which needs it.')
  }
  const provider = e.FULFILMENT ?? (token === undefined ? null : 'printful')
  if (provider === null) return null
  if (provider === 'manual') return { provider }
  if (token === undefined) {
    throw new ConfigError('PRINTFUL_TOKEN is missing: FULFILMENT is printful, which needs it.')
  }
  return { provider, token, storeId }
}
