import { expect, it } from 'vitest'
import { printCountryProblem } from '#shop/store/store-settings/countries.ts'
import { readConfig } from '../config.ts'

it.each([
  ['printful', ['US', 'CA', 'DE'], null],
  ['printful', ['US', 'RU', 'BY'], 'takes no RU, BY: Printful sends nothing there'],
  ['printful', ['BR'], expect.stringMatching(/^takes no BR: Printful needs a tax number/)],
  ['manual', ['RU', 'BR'], null],
] as const)('prints made by %s and sold to %j: %j', (provider, countries, problem) => {
  expect(printCountryProblem(provider, countries)).toEqual(problem)
})

it('refuses to start where bought prints could never be sent', () => {
  const env = {
    STRIPE_SECRET_KEY: 'sk_live_abc',
    STRIPE_WEBHOOK_SECRET: 'whsec_abc',
    PUBLIC_URL: 'https://heron.example',
    PRINTFUL_TOKEN: 'pf-token',
    SHIPPING_COUNTRIES: 'US, RU',
  }
  expect(() => readConfig(env)).toThrow('SHIPPING_COUNTRIES takes no RU')
  expect(readConfig({ ...env, FULFILMENT: 'manual' }).storeSettings.countries).toEqual(['US', 'RU'])
})
