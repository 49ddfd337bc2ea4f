import { expect, it } from 'vitest'
import { type Listing, listingAddress, listingIn } from './listing.ts'

const sizes = { step: 24, most: 240 }
const read = (query: string) => listingIn(new URLSearchParams(query), sizes)

it('reads what an address of a list shows, and writes the same address', () => {
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
])('takes %s for what it can be', (query, expected) => {
  expect(read(query)).toMatchObject(expected)
})

it('looks for a hundred characters at most', () => {
  expect(read(`find=${'a'.repeat(10_000)}`).search).toHaveLength(100)
})
