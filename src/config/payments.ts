import { z } from 'zod'
import { ConfigError, oneOf, text, webAddress } from './values.ts'

export const paymentVariables = {
  PAYMENTS: oneOf(['demo', 'stripe']),
  DEMO_PAYMENT_BASE: webAddress,
  STRIPE_SECRET_KEY: text.pipe(
    z
      .string()
      .regex(/^(sk|rk)_(test|live)_\w+$/, 'wants a key that starts with sk_ or rk_')
      .optional(),
  ),
  STRIPE_WEBHOOK_SECRET: text.pipe(
    z
      .string()
      .regex(/^whsec_\S+$/, 'wants the endpoint’s signing secret, which starts with whsec_')
      .optional(),
  ),
  STRIPE_API_BASE: webAddress,
  STRIPE_TAX: oneOf(['off', 'on']),
  STRIPE_PROMOTION_CODES: oneOf(['off', 'on']),
}

export interface DemoPayments {
  provider: 'demo'
}

export interface StripePayments {
  provider: 'stripe'
  secretKey: string
  webhookSecret: string
  /** For tests; without a slash at the end. */
  apiBase: string | undefined
  promotionCodes: boolean
}

export type PaymentsConfig = DemoPayments | StripePayments

type Variables = z.output<z.ZodObject<typeof paymentVariables>>

/** Throws ConfigError. */
export function readPayments(e: Variables, publicUrl: string | undefined): PaymentsConfig {
  const keys = e.STRIPE_SECRET_KEY !== undefined || e.STRIPE_WEBHOOK_SECRET !== undefined
  const provider = e.PAYMENTS ?? (keys ? 'stripe' : 'demo')
  if (provider === 'demo') return { provider }
  return readStripe(e, publicUrl)
}

function readStripe(e: Variables, publicUrl: string | undefined): StripePayments {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = e
  if (secretKey === undefined) throw missing('STRIPE_SECRET_KEY')
  if (webhookSecret === undefined) throw missing('STRIPE_WEBHOOK_SECRET')
  const live = /^.._live_/.test(secretKey)
  if (live && e.STRIPE_API_BASE !== undefined) {
    throw new ConfigError('STRIPE_API_BASE wants a test key: a live key goes to Stripe alone.')
  }
  if (live && publicUrl?.startsWith('https://') === false) {
    throw new ConfigError('PUBLIC_URL wants https while STRIPE_SECRET_KEY is a live key.')
  }
  return {
    provider: 'stripe',
    secretKey,
    webhookSecret,
    apiBase: e.STRIPE_API_BASE,
    promotionCodes: e.STRIPE_PROMOTION_CODES === 'on',
  }
}

function missing(name: string): ConfigError {
  return new ConfigError(
    `${name} is missing: payments by Stripe need STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.`,
  )
}
