import type { Environment } from '#services/connections/service-definition.ts'
import { ConfigError, matching, oneOf, webAddress } from '../../config/values.ts'
import type { PaymentConnection } from './payments.schema.ts'
import { moneyOfKey } from './stripe-key.ts'

export const paymentVariables = {
  PAYMENTS: oneOf(['demo', 'stripe']),
  DEMO_PAYMENT_BASE: webAddress,
  STRIPE_SECRET_KEY: matching(
    /^(sk|rk)_(test|live)_\w+$/,
    'wants a key that starts with sk_ or rk_',
  ),
  STRIPE_WEBHOOK_SECRET: matching(
    /^whsec_\S+$/,
    'wants the endpoint’s signing secret, which starts with whsec_',
  ),
  STRIPE_API_BASE: webAddress,
  STRIPE_TAX: oneOf(['off', 'on']),
  STRIPE_PROMOTION_CODES: oneOf(['off', 'on']),
}

export function readPayments(e: Environment<typeof paymentVariables>): PaymentConnection | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secret } = e
  const hasKeys = secretKey !== undefined || secret !== undefined
  const provider = e.PAYMENTS ?? (hasKeys ? 'stripe' : null)
  if (provider === null) return null
  if (provider === 'demo') return { provider }
  if (secretKey === undefined) throw missing('STRIPE_SECRET_KEY')
  if (secret === undefined) throw missing('STRIPE_WEBHOOK_SECRET')
  const money = moneyOfKey(secretKey)
  if (money === 'live' && e.STRIPE_API_BASE !== undefined) {
    throw new ConfigError('STRIPE_API_BASE wants a test key: a live key goes to Stripe alone.')
  }
  if (money === 'live' && e.PUBLIC_URL?.startsWith('https://') === false) {
    throw new ConfigError('PUBLIC_URL wants https while STRIPE_SECRET_KEY is a live key.')
  }
  return {
    provider: 'stripe',
    secretKey,
    endpoints: [{ id: '', url: '', secret, until: null }],
    account: '',
    accountName: null,
    country: null,
    money,
    reports: 'webhook',
    provenAt: 0,
    promotionCodes: e.STRIPE_PROMOTION_CODES === 'on',
  }
}

function missing(name: string): ConfigError {
  return new ConfigError(
    `${name} is missing: payments by Stripe need STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.`,
  )
}
