import { describe, expect, it } from 'vitest'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { locationIn, productAddress, sectionNameOf } from './location.ts'
import { locationOf, sectionNames } from './sections.server.ts'

const at = (address: string) => locationIn(new URLSearchParams(address.split('?')[1]))

describe('locations in the admin', () => {
  it('are found from the address of every menu entry', () => {
    const found = sectionNames.map((name) => {
      const location = at(adminSectionPath(name))
      return location && sectionNameOf(location)
    })
    expect(found).toEqual(sectionNames)
  })

  it('include the edited product', () => {
    expect(at(productAddress('edit', 'print', 12))).toEqual({
      action: 'edit',
      type: 'print',
      id: 12,
    })
  })

  it('include the open entry of a section', () => {
    expect(at(adminSectionPath('studio', 'abc-1'))).toEqual({ section: 'studio', id: 'abc-1' })
  })

  it.each([
    ['look', 'theme'],
    ['place', 'store-settings'],
    ['waiting', 'subscriptions'],
  ])('lead from %s, a former link, to %s', (former, section) => {
    expect(at(`/admin?at=${former}`)).toEqual({ section, id: null })
  })

  it('treat an invalid id as the list', () => {
    expect(at('/admin?at=edit-print&id=0x1')?.id).toBeNull()
  })

  it('treat an unknown location as the Admin Homepage', () => {
    for (const name of ['hot-hero', 'tea', 'constructor']) {
      expect(locationOf(new URLSearchParams({ at: name }), 'owner')).toBeNull()
    }
  })
})
