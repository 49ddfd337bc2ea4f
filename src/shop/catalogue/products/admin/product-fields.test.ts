import { expect, it } from 'vitest'
import { formPlans } from './product-fields.ts'

const prices = Object.values(formPlans).flatMap(({ fields }) =>
  fields.filter(({ kind }) => kind === 'price'),
)

it('tells where a price is typed that a card can’t pay so little', () => {
  expect(prices).toHaveLength(6)
  for (const { advice } of prices) {
    expect(advice?.('0,30', 'USD')).toMatch(/^Cards take \$0\.50 or more/)
    expect(['0.50', '24', '', 'four'].map((typed) => advice?.(typed, 'USD'))).toEqual([
      null,
      null,
      null,
      null,
    ])
  }
})
