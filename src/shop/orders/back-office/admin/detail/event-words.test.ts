import { expect, it } from 'vitest'
import { eventWords } from './event-words.ts'

const fulfillments: [] = []
const event = (type: 'placed' | 'paid' | 'packing') => ({ type, at: 0, kind: null, detail: null })

it('says that a replacement was made: nobody ordered it, nobody paid', () => {
  const replacement = { fulfillments, replacing: { number: 7, why: '' } }
  expect(eventWords(event('placed'), replacement)).toBe('Replacement made')
  expect(eventWords(event('paid'), replacement)).toBeNull()
})

it('says that an order was ordered and paid', () => {
  const order = { fulfillments, replacing: null }
  expect(eventWords(event('placed'), order)).toBe('Ordered')
  expect(eventWords(event('paid'), order)).toBe('Paid')
})

it('says of printed slips only that they were made, not that anybody packed', () => {
  const order = { fulfillments, replacing: null }
  expect(eventWords(event('packing'), order)).toMatch(/^Papers or postage prepared/)
})
