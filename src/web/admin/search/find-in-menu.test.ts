import { describe, expect, it } from 'vitest'
import { menuFor } from '#web/admin/sections.server.ts'
import { findInMenu, type Headings } from './find-in-menu.ts'

const titlesFor = (words: string, role: 'owner' | 'helper' = 'owner') =>
  Object.fromEntries(
    findInMenu(menuFor(role), words).map(({ name, hits }) => [
      name,
      hits.map(({ title }) => title),
    ]),
  )

describe('the search for sections', () => {
  it('finds a setting by its name, and by sellers’ words', () => {
    expect(titlesFor('tax').Settings).toEqual(['Taxes'])
    expect(titlesFor('stripe').Settings).toEqual(['Payments'])
    expect(titlesFor('coupon').Sections).toEqual(['Discount codes'])
    expect(titlesFor('POSTAGE rates').Settings).toEqual(['Shipping'])
  })

  it.each([
    ['packing slip', 'All orders'],
    ['pick list', 'All orders'],
    ['free shipping', 'Discount codes'],
    ['minimum order', 'Discount codes'],
    ['variants', 'Products'],
    ['sku', 'Products'],
    ['print file', 'Products'],
    ['hide', 'Products'],
    ['instagram', 'Social feed'],
    ['sizes', 'Size guide'],
    ['quiet hours', 'Notifications'],
    ['customs', 'Legal requirements'],
    ['employee', 'Staff'],
    ['recovery codes', 'Your account'],
  ])('finds “%s” in %s', (words, title) => {
    expect(Object.values(titlesFor(words)).flat()).toContain(title)
  })

  it('puts the group with the words in a name first', () => {
    const first = (words: string) => findInMenu(menuFor('owner'), words)[0]?.hits[0]?.title
    expect(first('ship')).toBe('Shipping')
    expect(first('orders')).toBe('All orders')
  })

  it('puts names before other words, and finds actions by kind', () => {
    expect(titlesFor('edit print').Sections?.[0]).toBe('Edit Print')
    expect(titlesFor('page').Sections?.slice(0, 2)).toEqual(['Pages', 'Visitors'])
  })

  it('finds pages of Help', () => {
    expect(titlesFor('refunds').Help).toEqual(['Refunds'])
  })

  it('finds pages of Help by their headings, after titles, and names the heading', () => {
    const headings: Headings = (page) =>
      page === 'mail'
        ? ['When refunds are mailed']
        : page === 'staff'
          ? ['What helpers may do']
          : []
    const helpFor = (words: string) =>
      findInMenu(menuFor('owner'), words, headings).find(({ name }) => name === 'Help')?.hits
    expect(helpFor('refunds')?.map(({ title, about }) => [title, about])).toEqual([
      ['Refunds', ''],
      ['Email', 'When refunds are mailed'],
    ])
    expect(helpFor('helpers')).toEqual([
      { to: '/admin?at=help&id=staff', title: 'Staff', about: 'What helpers may do' },
    ])
  })

  it('finds nothing for signs and for parts inside words', () => {
    expect(titlesFor(' -&% ')).toEqual({})
    expect(titlesFor('axes')).toEqual({ Sections: [], Settings: [], Help: [] })
  })

  it('finds only sections that the account may see', () => {
    expect(titlesFor('stripe', 'helper').Settings).toEqual([])
    expect(titlesFor('letters', 'helper').Sections).toContain('Letters')
  })

  it('leads to the entry', () => {
    const [settings] = findInMenu(menuFor('owner'), 'taxes')
    expect(settings?.hits[0]).toEqual({
      to: '/admin?at=store-settings&id=taxes',
      title: 'Taxes',
      about: 'Settings',
    })
  })
})
