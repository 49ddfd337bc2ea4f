import { describe, expect, it } from 'vitest'
import { readConfig } from '#config'

const keys = { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' }

describe('the payment setting', () => {
  it('is the demo without any variable', () => {
    expect(readConfig({}).machine.payments).toBeNull()
  })

  it('is Stripe once its keys are set, unless the owner chooses otherwise', () => {
    expect(readConfig(keys).machine.payments).toMatchObject({
      provider: 'stripe',
      secretKey: 'sk_test_abc',
      endpoints: [{ secret: 'whsec_abc' }],
      promotionCodes: false,
    })
    const played = readConfig({ ...keys, PAYMENTS: 'demo' })
    expect(played.machine.payments).toEqual({ provider: 'demo' })
  })

  it('lets the owner switch on taxes and codes', () => {
    const env = { ...keys, STRIPE_TAX: 'on', STRIPE_PROMOTION_CODES: 'on' }
    expect(readConfig(env)).toMatchObject({
      storeSettings: { taxByProvider: true },
      machine: { payments: { promotionCodes: true } },
    })
    expect(readConfig({ STRIPE_TAX: 'off' }).storeSettings.taxByProvider).toBe(false)
    expect(readConfig({}).storeSettings.taxByProvider).toBeUndefined()
  })

  it.each([
    [{ PAYMENTS: 'stripe' }, 'STRIPE_SECRET_KEY is missing'],
    [{ STRIPE_SECRET_KEY: 'sk_test_abc' }, 'STRIPE_WEBHOOK_SECRET is missing'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_abc' }, 'STRIPE_SECRET_KEY is missing'],
    [{ ...keys, STRIPE_SECRET_KEY: 'pk_test_abc' }, 'STRIPE_SECRET_KEY wants a key that starts'],
    [{ ...keys, STRIPE_WEBHOOK_SECRET: 'abc' }, 'STRIPE_WEBHOOK_SECRET wants the endpoint’s'],
    [
      { ...keys, STRIPE_SECRET_KEY: 'sk_live_abc', PUBLIC_URL: 'http://heron.example' },
      'PUBLIC_URL wants https',
    ],
    [
      {
        ...keys,
        STRIPE_SECRET_KEY: 'rk_live_abc',
        PUBLIC_URL: 'https://heron.example',
        STRIPE_API_BASE: 'http://127.0.0.1:4110',
      },
      'STRIPE_API_BASE wants a test key',
    ],
    [{ PAYMENTS: 'barter' }, 'PAYMENTS wants demo or stripe'],
  ])('refuses %o', (env, words) => {
    expect(() => readConfig(env)).toThrow(words)
  })
})
