import { describe, expect, it } from 'vitest'
import { addUp, type CartLine } from '#shop/cart/cart.ts'
import { firstShippingRates } from '#shop/settings/shipping.ts'
import { makingOf, pressMinus, pressPlus, shortLines, withQuantities } from './quantities.ts'

const line = (changes: Partial<CartLine>): CartLine => ({
  id: 1,
  kind: 'merch',
  productId: 4,
  name: 'Moth pin',
  descName: 'Enamel pin',
  size: '',
  quantity: 1,
  unitPrice: 450,
  priceWas: null,
  lineTotal: 450,
  picture: null,
  path: '/merch/4',
  state: 'ok',
  left: 3,
  heldUntil: null,
  ...changes,
})
const print = (changes: Partial<CartLine>) => line({ kind: 'prints', left: null, ...changes })

describe('plus', () => {
  it('takes one more of merch while there is more', () => {
    expect(pressPlus(line({ left: 3 }), 2)).toBe('raise')
  })

  it('says that it was the last one when there is no more', () => {
    expect(pressPlus(line({ left: 3 }), 3)).toBe('last_one')
  })

  it('says that somebody is buying the rest when the line is held', () => {
    expect(pressPlus(line({ state: 'held', left: 1, quantity: 2 }), 2)).toBe('held')
  })

  it("takes one more print up to the provider's limit", () => {
    expect(pressPlus(print({}), 999)).toBe('raise')
  })

  it("stops a print at the provider's limit", () => {
    expect(pressPlus(print({}), 1000)).toBe('most')
  })
})

describe('minus', () => {
  it('takes one away', () => {
    expect(pressMinus(2)).toBe('lower')
  })

  it('asks to remove at one', () => {
    expect(pressMinus(1)).toBe('ask_to_remove')
  })
})

describe('a cart with a change on its way', () => {
  const view = addUp(
    'c',
    [line({ id: 1, quantity: 1 }), print({ id: 2, unitPrice: 3200, lineTotal: 3200 })],
    firstShippingRates,
  )

  it('shows the wanted quantity and its price at once', () => {
    const changed = withQuantities(view, new Map([[1, 3]])).lines.find(({ id }) => id === 1)
    expect(changed).toMatchObject({ quantity: 3, lineTotal: 1350 })
  })

  it('adds up anew', () => {
    expect(withQuantities(view, new Map([[1, 3]])).subtotal).toBe(4550)
  })

  it('is as the shop says once nothing is under way', () => {
    expect(withQuantities(view, new Map())).toBe(view)
  })

  it('leaves what is sold out unpaid', () => {
    const gone = addUp('c', [line({ state: 'sold_out', left: 0 })], firstShippingRates)
    expect(withQuantities(gone, new Map([[1, 2]])).subtotal).toBe(0)
  })
})

describe('how long it takes', () => {
  it("says the studio's words of prints, and of a cart that is empty", () => {
    expect(makingOf([print({})], 'Allow 5 days.')).toEqual(['Allow 5 days.'])
    expect(makingOf([], 'Allow 5 days.')).toEqual(['Allow 5 days.'])
  })

  it('says that what is made already is here', () => {
    const words = makingOf([line({}), line({ id: 2, kind: 'clothing' })], 'Allow 5 days.')
    expect(words).toEqual([expect.stringMatching(/made already/)])
  })

  it('says both of a cart with both', () => {
    const words = makingOf([print({}), line({ id: 2 })], 'Allow 5 days.')
    expect(words).toEqual(['Allow 5 days.', expect.stringMatching(/made already/)])
  })
})

describe('the stock check', () => {
  it('is about what is sold out and what has become too little', () => {
    const lines = [
      line({ id: 1 }),
      line({ id: 2, state: 'sold_out' }),
      line({ id: 3, state: 'low_stock' }),
    ]
    expect(shortLines(lines).map(({ id }) => id)).toEqual([2, 3])
  })

  it('never touches a line that is only held', () => {
    expect(shortLines([line({ state: 'held' })])).toEqual([])
  })
})
