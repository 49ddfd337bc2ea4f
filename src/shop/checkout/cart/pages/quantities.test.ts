import { describe, expect, it } from 'vitest'
import { type CartLine, toCartView } from '#shop/checkout/cart/cart.ts'
import {
  cartLine as line,
  shippingOfCart as shipping,
} from '#testing/fixtures/checkout/cart-line.ts'
import {
  answerTo,
  calledIn,
  detailIn,
  makingTimes,
  shortLines,
  withQuantities,
} from './quantities.ts'

const print = (changes: Partial<CartLine>) =>
  line({ kind: 'prints', inventoryPolicy: 'to_order', printed: true, left: null, ...changes })

describe('a requested quantity', () => {
  it('is accepted while enough units are left', () => {
    expect(answerTo(line({ left: 3, quantity: 2 }), 3)).toEqual({ quantity: 3 })
    expect(answerTo(line({ left: 3, quantity: 2 }), 1)).toEqual({ quantity: 1 })
  })

  it('becomes the number of units left, with the message that this was the last one', () => {
    const all = { quantity: 3, says: 'last_one' }
    expect(answerTo(line({ left: 3, quantity: 3 }), 4)).toEqual(all)
    expect(answerTo(line({ left: 3, quantity: 1 }), 99)).toEqual(all)
  })

  it('is refused with the message that a buyer holds the rest', () => {
    const held = line({ state: 'held', left: 1, quantity: 2 })
    expect(answerTo(held, 3)).toEqual({ quantity: 2, says: 'held' })
    const allFree = line({ left: 2, quantity: 2, othersHold: true })
    expect(answerTo(allFree, 3)).toEqual({ quantity: 2, says: 'held' })
  })

  it("stops at the provider's limit for a print", () => {
    expect(answerTo(print({ quantity: 999 }), 1000)).toEqual({ quantity: 1000 })
    expect(answerTo(print({ quantity: 2 }), 5000)).toEqual({ quantity: 1000, says: 'most' })
  })

  it('stays at one for a piece with one for each buyer, however many are left', () => {
    const once = line({ oneEach: true, left: 30 })
    expect(answerTo(once, 2)).toEqual({ quantity: 1, says: 'one_each' })
    expect(answerTo({ ...once, left: 1 }, 2)).toEqual({ quantity: 1, says: 'last_one' })
  })

  it('below one asks for a removal, and changes nothing before the answer', () => {
    expect(answerTo(line({ quantity: 1 }), 0)).toEqual({ quantity: 1, says: 'ask_to_remove' })
    expect(answerTo(print({ quantity: 7 }), 0)).toEqual({ quantity: 7, says: 'ask_to_remove' })
  })
})

describe("a line's name", () => {
  it('is enough while no other line has it', () => {
    expect(calledIn([line({}), line({ id: 2, name: 'Heron' })], line({}))).toBe('Moth pin')
  })

  it('adds the difference between two lines of the same name', () => {
    const lines = [line({}), print({ id: 2, descName: null, size: '10x10' })]
    const names = lines.map((one) => calledIn(lines, one))
    expect(names).toEqual(['Moth pin, Enamel pin', 'Moth pin, 10 × 10 in'])
    const worded = ['Otto', 'Ida'].map((text, id) =>
      line({ id, personalText: { label: '', text } }),
    )
    expect(worded.map((one) => calledIn(worded, one))).toEqual([
      'Moth pin, Enamel pin, “Otto”',
      'Moth pin, Enamel pin, “Ida”',
    ])
    expect(worded.map((one) => detailIn(worded, one))).toEqual(['Enamel pin', 'Enamel pin'])
  })

  it('adds the pictures’ difference to equal lines, else their number', () => {
    const showing = (id: number, alt: string) =>
      print({
        id,
        descName: null,
        size: '10x10',
        picture: { address: `/media/Prints/${id}.jpg`, width: 9, height: 9, placeholder: '', alt },
      })
    const details = (...lines: CartLine[]) => lines.map((one) => detailIn(lines, one))
    expect(details(showing(1, 'A moth.'), showing(2, 'A lamp.'))).toEqual([
      '10 × 10 in · A moth.',
      '10 × 10 in · A lamp.',
    ])
    expect(details(showing(1, 'A moth.'), showing(2, 'A moth.'))).toEqual([
      '10 × 10 in · alike, 1 of 2',
      '10 × 10 in · alike, 2 of 2',
    ])
    const [first, second] = [showing(1, 'A moth.'), showing(2, 'A lamp.')]
    expect(calledIn([first, second], second)).toBe('Moth pin, 10 × 10 in · A lamp.')
  })
})

const kept = { id: 'c', destination: null }
describe('a cart with an unanswered change', () => {
  const view = toCartView(
    kept,
    [line({ id: 1, quantity: 1 }), print({ id: 2, unitPrice: 3200, lineTotal: 3200 })],
    shipping,
  )

  it('shows the wanted quantity and its price at once', () => {
    const changed = withQuantities(view, new Map([[1, 3]])).lines.find(({ id }) => id === 1)
    expect(changed).toMatchObject({ quantity: 3, lineTotal: 1350 })
  })

  it('keeps the shop’s sums, which belong together', () => {
    const { lines: _, ...sums } = view
    expect(withQuantities(view, new Map([[1, 3]]))).toMatchObject(sums)
  })

  it('shows the shop’s state once nothing is unanswered', () => {
    expect(withQuantities(view, new Map())).toBe(view)
  })
})

describe('the time for making', () => {
  const making = {
    prints: 'Allow 5 days.',
    others: 'Yours is begun once you have bought it.',
    ready: 'All of it is ready.',
  }

  const shirt = line({ id: 3, kind: 'clothing', inventoryPolicy: 'to_order' })
  const held = line({ id: 2, state: 'held', left: 0 })
  const mug = line({ id: 4, personalText: { label: 'Name', text: 'Otto' } })
  const personalisation = { label: 'Name', required: true, lines: 1, most: 12, price: 0 }
  const wordless = line({ id: 5, personalisation })
  const prints = 'Allow 5 days.'
  it.each([
    ['has the studio’s text about prints', [print({})], 1, [prints]],
    ['has it in an empty cart', [], 0, [prints]],
    [
      'says that finished pieces can be sent',
      [line({}), line({ id: 2, kind: 'clothing' })],
      1,
      [making.ready],
    ],
    ['says nothing of finished pieces while another buyer pays for one', [line({}), held], 1, []],
    ['and only of the prints beside it', [print({}), held], 1, [prints]],
    ['names no prints when a garment is made to order', [shirt], 1, [making.others]],
    ['says that a counted piece with a buyer’s words is made', [mug], 1, [making.others]],
    ['says so before a buyer has written the needed words', [wordless], 1, [making.others]],
    [
      'names both kinds in a mixed cart, in two parcels',
      [print({}), line({ id: 2 })],
      2,
      [prints, 'The rest is ready now and ships separately.'],
    ],
    [
      'names both kinds in a mixed cart, in one parcel',
      [print({}), line({ id: 2 })],
      1,
      [prints, 'The rest is ready now and ships with it.'],
    ],
  ])('%s', (_, lines, parcels, words) => {
    expect(makingTimes(lines, making, parcels)).toEqual(words)
  })

  it('leaves out a sentence that the owner removed', () => {
    expect(makingTimes([print({})], { prints: '', others: '', ready: '' }, 1)).toEqual([])
  })
})

it('the stock check finds sold-out lines and lines with too few units, but never a held line', () => {
  const states = ['ok', 'sold_out', 'low_stock', 'held'] as const
  const lines = states.map((state, id) => line({ id, state }))
  expect(shortLines(lines).map(({ id }) => id)).toEqual([1, 2])
})
