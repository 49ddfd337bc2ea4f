import { describe, expect, it } from 'vitest'
import {
  addressAt,
  locationOf,
  productAddress,
  sectionAddress,
  sectionNameOf,
  titleOf,
} from './location.ts'
import { menuFor } from './sections.ts'

const at = (address: string) => locationOf(new URLSearchParams(address.split('?')[1]), 'owner')

describe('locations in the admin', () => {
  it('finds its way back from the address of every menu entry', () => {
    const names = menuFor('owner', ['demo']).flatMap((group) =>
      group.sections.map((section) => section.at),
    )
    const found = names.map((name) => {
      const location = at(addressAt(name))
      return location && sectionNameOf(location)
    })
    expect(found).toEqual(names)
  })

  it('knows which product is being edited', () => {
    expect(at(productAddress('edit', 'print', 12))).toEqual({
      action: 'edit',
      type: 'print',
      id: 12,
    })
  })

  it('knows what is looked at in a section', () => {
    expect(at(sectionAddress('studio', 'abc-1'))).toEqual({ section: 'studio', id: 'abc-1' })
  })

  it('takes what is no id for the list', () => {
    expect(at('/admin?at=edit-print&id=0x1')?.id).toBeNull()
  })

  it('takes an unknown location for the Admin Homepage', () => {
    expect(at('/admin?at=hot-hero')).toBeNull()
  })

  it('says the title above the screen', () => {
    expect(titleOf({ action: 'create', type: 'merch', id: null })).toBe(
      'Create Merch (sticker/pin)',
    )
    expect(titleOf({ section: 'messages', id: null })).toBe('Messages')
    expect(titleOf(null)).toBe('Admin Homepage')
  })
})
