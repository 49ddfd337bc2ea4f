import type { z } from 'zod'
import { oneOf, webAddress } from './values.ts'

/** Who takes the money. */
export const paymentVariables = {
  PAYMENTS: oneOf(['demo']),
  DEMO_PAYMENT_BASE: webAddress,
}

export interface PaymentsConfig {
  provider: 'demo'
  /** Where the demo payment page is served, without a slash at the end. */
  pageBase: string
}

/** Throws ConfigError when what is set doesn't fit together. */
export function readPayments(
  e: z.output<z.ZodObject<typeof paymentVariables>>,
  publicUrl: string,
): PaymentsConfig {
  return { provider: 'demo', pageBase: e.DEMO_PAYMENT_BASE ?? publicUrl }
}
