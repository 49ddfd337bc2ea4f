import { expect, it } from 'vitest'
import { type Listing, listingAddress, listingIn } from './listing.ts'

const sizes = { step: 24, most: 240 }
const read = (query: string) => listingIn(new URLSearchParams(query), sizes)

it('reads a list’s address, and writes the same address', () => {
  const listing: Listing = { search: 'night owl', show: 'drafts', shown: 48, before: 7 }
  const address = listingAddress('edit-print', listing, sizes)
  expect(address).toBe('/admin?at=edit-print&show=drafts&find=night+owl&before=7&shown=48')
  expect(read(address.slice('/admin?'.length))).toEqual(listing)
})

it.each([
  ['shown=50', { shown: 72 }],
  ['shown=100000', { shown: 240 }],
  ['shown=-3', { shown: 24 }],
  ['shown=1.5', { shown: 24 }],
  ['before=0', { before: null }],
  ['before=1e9', { before: null }],
  ['find=%00owl', { search: 'owl' }],
])('reads %s as far as it is valid', (query, expected) => {
  expect(read(query)).toMatchObject(expected)
})

it('cuts a search at a hundred characters', () => {
  expect(read(`find=${'a'.repeat(10_000)}`).search).toHaveLength(100)
})
