import { describe, expect, it } from 'vitest'
import { hour, minute } from '#platform/time/clock.ts'
import {
  decideHold,
  fullHold,
  type HoldRequest,
  type HoldScope,
  type HoldUse,
  shortHold,
} from './hold-limits.ts'

const now = 100 * hour
const shirt = {
  kind: 'clothing' as const,
  productId: 1,
  size: '',
  quantity: 1,
  name: 'Shirt',
  oneOfAKind: true,
}
const pins = { kind: 'merch' as const, productId: 7, size: '', quantity: 2, name: 'Pin' }

const ask = (request: Partial<HoldRequest> = {}): HoldRequest => {
  const lines = request.lines ?? [shirt]
  const shop = { onHand: lines.map(() => 8), freeUnique: 100, boughtBefore: false, now }
  return { lines, ...shop, ...request }
}

const own: readonly HoldScope[] = ['visitor', 'network', 'wide']
const neighbour: readonly HoldScope[] = ['network', 'wide']
const street: readonly HoldScope[] = ['wide']

/** A hold of the shirt that began `ago` and lasted `length`, both in minutes. */
const use = (ago: number, length: number, more: Partial<HoldUse> = {}): HoldUse => ({
  ...shirt,
  short: false,
  startedAt: now - ago * minute,
  heldUntil: now - ago * minute + fullHold,
  endedAt: now - (ago - length) * minute,
  scopes: own,
  ...more,
})

const running = (more: Partial<HoldUse> = {}): HoldUse =>
  use(5, 5, { endedAt: null, productId: 99, ...more })

describe('the time for which a piece may be held unpaid', () => {
  it('is a full hold for a visitor’s first attempt', () => {
    expect(decideHold(ask(), [])).toEqual({
      outcome: 'granted',
      until: now + fullHold,
      short: [false],
    })
  })

  it.each([
    ['after five minutes and a cancelled payment, the other thirty', [use(60, 5)], 30],
    ['after two short tries, what both have left', [use(90, 10), use(60, 12)], 13],
    ['the whole of it again once six hours have gone by', [use(6 * 60 + 36, 35)], 35],
    ['a part of it when a part of the first hold is over six hours ago', [use(375, 35)], 15],
    ['the whole of it when a neighbour had another piece', [use(60, 35, { productId: 2 })], 35],
    [
      'the whole of it when another address of the /24 had it',
      [use(60, 35, { scopes: street })],
      35,
    ],
    ['a short hold once a whole one went by', [use(60, 35)], 10],
    ['a short hold when less than that is left', [use(60, 26)], 10],
    ['a short hold when a neighbour had a whole one', [use(60, 35, { scopes: neighbour })], 10],
    [
      'a short hold when three addresses of the /24 had a whole one',
      [1, 2, 3].map((n) => use(60 * n, 35, { scopes: street })),
      10,
    ],
  ])('%s', (_, uses, minutes) => {
    expect(decideHold(ask(), uses)).toMatchObject({ until: now + minutes * minute })
  })

  it('counts a hold that the provider ended late for its granted time', () => {
    const late = use(100, 100)
    expect(decideHold(ask(), [{ ...late, heldUntil: late.startedAt + 20 * minute }])).toMatchObject(
      {
        until: now + 15 * minute,
      },
    )
  })

  it('ends after one short hold, until the window has passed', () => {
    const uses = [use(60, 35), use(20, 10, { short: true })]
    expect(decideHold(ask(), uses)).toEqual({
      outcome: 'wait',
      until: now - 25 * minute + 6 * hour,
    })
  })

  it.each([
    [2, 'granted'],
    [3, 'wait'],
  ])('left to a network after %i short holds of others: %s', (count, outcome) => {
    const before = use(120, 35, { scopes: neighbour })
    const shorts = Array.from({ length: count }, (_, n) =>
      use(80 - 20 * n, 10, { short: true, scopes: neighbour }),
    )
    expect(decideHold(ask(), [before, ...shorts]).outcome).toBe(outcome)
  })

  it('is the shortest time of the cart’s pieces', () => {
    const lines = [shirt, pins]
    expect(decideHold(ask({ lines }), [use(60, 35)])).toEqual({
      outcome: 'granted',
      until: now + shortHold,
      short: [true, false],
    })
  })
})

describe('the number of units that may be held unpaid', () => {
  const shirts = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ ...shirt, productId: 10 + n }))

  it.each([
    [5, 'granted'],
    [6, 'too_much'],
  ])('of one-of-a-kind pieces, %i in a cart: %s', (count, outcome) => {
    expect(decideHold(ask({ lines: shirts(count), boughtBefore: true }), []).outcome).toBe(outcome)
  })

  it.each([
    [10, 8, 'granted'],
    [11, 8, 'too_much'],
    [25, 100, 'granted'],
    [26, 100, 'too_much'],
  ])('of a counted piece, %i of %i on hand: %s', (quantity, onHand, outcome) => {
    const lines = [{ ...pins, quantity }]
    expect(decideHold(ask({ lines, onHand: [onHand], boughtBefore: true }), []).outcome).toBe(
      outcome,
    )
  })

  it('allows a small cart while the network has units left', () => {
    const others = Array.from({ length: 14 }, () => running({ scopes: neighbour }))
    expect(decideHold(ask(), others).outcome).toBe('granted')
  })

  it('asks a shopper to wait when the network has none left, and names the time', () => {
    const others = Array.from({ length: 15 }, () => running({ scopes: neighbour }))
    expect(decideHold(ask(), others)).toEqual({ outcome: 'wait', until: others[0]?.heldUntil })
  })

  it.each([
    [false, 'wait'],
    [true, 'granted'],
  ])(
    'keeps one visitor’s limit of a network free from large carts, bought before %s: %s',
    (boughtBefore, outcome) => {
      const others = Array.from({ length: 7 }, () => running({ scopes: neighbour }))
      expect(decideHold(ask({ lines: shirts(4), boughtBefore }), others).outcome).toBe(outcome)
    },
  )

  const heldBy = (scopes: readonly HoldScope[], count: number) =>
    Array.from({ length: count }, () => running({ scopes }))

  it.each([
    // A network: 24 pieces, of which it holds so many.
    { scopes: neighbour, held: 7, free: 17, pieces: 1, outcome: 'granted' },
    { scopes: neighbour, held: 8, free: 16, pieces: 1, outcome: 'wait' },
    // A /24 or /48: 24 pieces.
    { scopes: street, held: 15, free: 9, pieces: 1, outcome: 'granted' },
    { scopes: street, held: 16, free: 8, pieces: 1, outcome: 'wait' },
    // A studio of six, and of three.
    { scopes: own, held: 0, free: 6, pieces: 3, outcome: 'granted' },
    { scopes: own, held: 0, free: 6, pieces: 4, outcome: 'too_much' },
    { scopes: neighbour, held: 3, free: 3, pieces: 1, outcome: 'wait' },
    { scopes: own, held: 0, free: 3, pieces: 3, outcome: 'granted' },
  ])(
    'leaves others two thirds of the single pieces: $held held of $scopes, $free free, $pieces wanted: $outcome',
    ({ scopes, held, free, pieces, outcome }) => {
      const request = ask({ lines: shirts(pieces), freeUnique: free, boughtBefore: true })
      expect(decideHold(request, heldBy(scopes, held)).outcome).toBe(outcome)
    },
  )

  it('gives the wider network six visitors’ limit', () => {
    const others = Array.from({ length: 30 }, () => running({ scopes: street }))
    expect(decideHold(ask(), others.slice(1)).outcome).toBe('granted')
    expect(decideHold(ask(), others).outcome).toBe('wait')
  })
})
