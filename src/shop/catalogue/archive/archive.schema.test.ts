import { expect, it } from 'vitest'
import { offlineSaleInputSchema } from './archive.schema.ts'

it('an offline sale names everything that is wrong with it', () => {
  const sale = { kind: 'prints', productId: 1, method: 'cash', attempt: 'an-attempt' }
  const wrong = { ...sale, quantity: 0, price: '', soldOn: 'soon' }
  const { error } = offlineSaleInputSchema('USD').safeParse(wrong)
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['quantity', 'price', 'soldOn'])
})
