import { describe, expect, it } from 'vitest'
import { menuFor } from '#web/admin/sections.server.ts'
import { findInMenu } from './find-in-menu.ts'

const titlesFor = (words: string, role: 'owner' | 'helper' = 'owner') =>
  findInMenu(menuFor(role), words).map(({ hits }) => hits.map(({ title }) => title))

describe('the search for sections', () => {
  it('finds a setting by its name, and by words that sellers use', () => {
    expect(titlesFor('tax')[1]).toEqual(['Taxes'])
    expect(titlesFor('stripe')[1]).toEqual(['Payments'])
    expect(titlesFor('coupon')[0]).toEqual(['Discount codes'])
    expect(titlesFor('POSTAGE rates')[1]).toEqual(['Shipping'])
  })

  it('puts names before other words, and finds actions by kind', () => {
    expect(titlesFor('edit print')[0]?.[0]).toBe('Edit Print')
    expect(titlesFor('order')[0]?.slice(0, 2)).toEqual(['All orders', 'Order of the pieces'])
  })

  it('finds pages of Help', () => {
    expect(titlesFor('refunds')[2]).toEqual(['Refunds'])
  })

  it('finds nothing for signs and for words inside of words', () => {
    expect(titlesFor(' -&% ')).toEqual([])
    expect(titlesFor('axes')).toEqual([[], [], []])
  })

  it('finds only what the account may see', () => {
    expect(titlesFor('stripe', 'helper')[1]).toEqual([])
    expect(titlesFor('letters', 'helper')[0]).toContain('Letters')
  })

  it('leads to the entry', () => {
    const [, settings] = findInMenu(menuFor('owner'), 'taxes')
    expect(settings?.hits[0]).toEqual({
      to: '/admin?at=store-settings&id=taxes',
      title: 'Taxes',
      about: 'Settings',
    })
  })
})
