import { expect, it } from 'vitest'
import { readThresholds } from './thresholds.ts'

const sold = (country: string, gross: number, tax = 0) => ({ country, rate: 1900, gross, tax })
const german = { country: 'DE', currency: 'EUR', isSmall: false, registered: [] }

it('counts sales to other member states, without tax, and warns before 10,000 EUR', () => {
  const year = [sold('DE', 5_000_000, 798_319), sold('FR', 595_000, 95_000), sold('US', 900_000)]
  const [union, ...more] = readThresholds(year, german)
  expect(more).toEqual([])
  expect(union?.words).toMatch(/^€5,000\.00 of €10,000\.00 sold to other countries/)
  expect(union?.isNear).toBe(false)
  const [later] = readThresholds([...year, sold('IT', 300_000, 50_000)], german)
  expect(later).toMatchObject({ isNear: true, words: expect.stringMatching(/^€7,500\.00 of/) })
})

it('shows a small business its progress towards its country’s limit', () => {
  const [own] = readThresholds([sold('DE', 2_000_000)], { ...german, isSmall: true })
  expect(own).toMatchObject({
    isNear: true,
    words: expect.stringMatching(/^€20,000\.00 of €25,000\.00 sold in all/),
  })
})

it('warns of Britain from the first sale, unless its rates are set', () => {
  const year = [sold('GB', 9_000)]
  expect(readThresholds(year, german).map(({ words }) => words)).toEqual([
    expect.stringMatching(/^€90\.00 to the United Kingdom\. On parcels of up to 135 GBP/),
  ])
  expect(readThresholds(year, { ...german, registered: ['GB'] })).toEqual([])
  const american = { ...german, country: 'US', currency: 'USD' }
  expect(readThresholds([sold('FR', 10_000)], american)[0]?.words).toMatch(/Import One Stop Shop/)
})

it('compares no other currency with the limit in euro, and asks the owner to check', () => {
  const swedish = { ...german, country: 'SE', currency: 'SEK' as const }
  expect(readThresholds([sold('DE', 90_000)], swedish)).toMatchObject([
    { isNear: true, words: expect.stringMatching(/900\.00 sold, where the limit is €10,000/) },
  ])
})
