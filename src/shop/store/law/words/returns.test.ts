import { expect, it } from 'vitest'
import { withdrawalRight } from '../withdrawal.ts'
import { sendBackWords } from './returns.copy.ts'

const own = 'Not happy with it? You can send it back within'
const byLaw = 'Buyers in the European Union and the United Kingdom have 14 days by law.'

it.each([
  [7, ['US'], `${own} 7 days.`],
  [7, ['DE', 'GB'], `${own} 14 days.`],
  [7, ['US', 'DE'], `${own} 7 days. ${byLaw}`],
  [0, ['US', 'DE'], byLaw],
  [0, ['DE'], `${own} 14 days.`],
  [0, ['US'], ''],
  [30, ['US', 'DE'], `${own} 30 days.`],
  [null, ['DE'], ''],
])('%s days of her own, sold to %j', (days, countries, words) => {
  expect(sendBackWords(days, withdrawalRight(countries), 'none')).toBe(words)
})

it('leaves the studio’s days for a piece made to the buyer’s wishes', () => {
  const mine = 'Not happy with it? Write to me within'
  expect(sendBackWords(7, 'all', 'all')).toBe(`${mine} 7 days.`)
  expect(sendBackWords(7, 'all', 'some')).toBe(`${mine} 14 days.`)
})
