import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { readFulfilment } from './fulfilment.ts'

const nothing = {
  FULFILMENT: undefined,
  PRINTFUL_TOKEN: undefined,
  PRINTFUL_STORE_ID: undefined,
  PRINTFUL_API_BASE: undefined,
}

describe('who makes the prints', () => {
  it('is the owner, as long as nothing is set', () => {
    expect(readConfig({}).fulfilment).toEqual({ provider: 'manual' })
  })

  it('is Printful once its token is set, unless the owner says otherwise', () => {
    const set = { ...nothing, PRINTFUL_TOKEN: 'pf-token', PRINTFUL_STORE_ID: '1234' }
    expect(readFulfilment(set, 'stripe')).toEqual({
      provider: 'printful',
      token: 'pf-token',
      storeId: '1234',
      apiBase: undefined,
    })
    expect(readFulfilment({ ...set, FULFILMENT: 'manual' }, 'stripe')).toEqual({
      provider: 'manual',
    })
  })

  it.each([
    [{ FULFILMENT: 'printful' }, 'PRINTFUL_TOKEN is missing: FULFILMENT is printful'],
    [{ PRINTFUL_STORE_ID: '12' }, 'PRINTFUL_TOKEN is missing: PRINTFUL_STORE_ID is set'],
    [{ PRINTFUL_TOKEN: 'a', PRINTFUL_STORE_ID: 'my shop' }, 'PRINTFUL_STORE_ID wants the number'],
    [{ FULFILMENT: 'elves' }, 'FULFILMENT wants manual or printful'],
    [{ FULFILMENT: 'printful', PRINTFUL_TOKEN: 'a' }, 'Printful would print for play money'],
    [{ PRINTFUL_TOKEN: 'a', PAYMENTS: 'demo' }, 'Printful would print for play money'],
  ])('refuses %o', (env, words) => {
    expect(() => readConfig(env)).toThrow(words)
  })
})
