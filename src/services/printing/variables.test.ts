import { describe, expect, it } from 'vitest'
import { readConfig } from '#config'

const stripe = {
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  PUBLIC_URL: 'https://heron.example',
}
const testKey = { ...stripe, STRIPE_SECRET_KEY: 'rk_test_abc' }

describe('the print provider’s setting', () => {
  it('is the owner without any variable', () => {
    expect(readConfig({}).machine.printing).toBeNull()
  })

  it('is Printful once its token is set, unless the owner chooses otherwise', () => {
    const set = { ...stripe, PRINTFUL_TOKEN: 'pf-token', PRINTFUL_STORE_ID: '1234' }
    expect(readConfig(set).machine.printing).toEqual({
      provider: 'printful',
      token: 'pf-token',
      storeId: '1234',
    })
    const own = readConfig({ ...set, FULFILMENT: 'manual' })
    expect(own.machine.printing).toEqual({ provider: 'manual' })
  })

  it('may be a stand-in for Printful while Stripe has a test key', () => {
    const base = { PRINTFUL_TOKEN: 'pf-token', PRINTFUL_API_BASE: 'http://127.0.0.1:4700' }
    expect(readConfig({ ...testKey, ...base }).machine.printing?.provider).toBe('printful')
  })

  it.each([
    ['Stripe is set in the admin only', {}],
    ['the money is play money', { PAYMENTS: 'demo' }],
    ['Stripe has a test key', testKey],
  ])('may be Printful while %s, which prints nothing', (_, env) => {
    const { machine } = readConfig({ ...env, PRINTFUL_TOKEN: 'pf-token' })
    expect(machine.printing?.provider).toBe('printful')
  })

  it.each([
    [{ FULFILMENT: 'printful' }, 'PRINTFUL_TOKEN is missing: FULFILMENT is printful'],
    [{ PRINTFUL_STORE_ID: '12' }, 'PRINTFUL_TOKEN is missing: PRINTFUL_STORE_ID is set'],
    [{ PRINTFUL_TOKEN: 'a', PRINTFUL_STORE_ID: 'my shop' }, 'PRINTFUL_STORE_ID wants the number'],
    [{ FULFILMENT: 'elves' }, 'FULFILMENT wants manual or printful'],
  ])('refuses %o', (env, words) => {
    expect(() => readConfig(env)).toThrow(words)
  })
})
