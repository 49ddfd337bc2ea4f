import { describe, expect, it } from 'vitest'
import { addressAt, addressOf, atOf, groups, placeOf, roomAddress, titleOf } from './location.ts'

const at = (address: string) => placeOf(new URLSearchParams(address.split('?')[1]))

describe('places in the admin', () => {
  it('finds its way back from the address of every menu entry', () => {
    const names = groups.flatMap((group) => group.entries.map((entry) => entry.at))
    const found = names.map((name) => {
      const place = at(addressAt(name))
      return place && atOf(place)
    })
    expect(found).toEqual(names)
  })

  it('knows which piece is being edited', () => {
    expect(at(addressOf('edit', 'print', 12))).toEqual({ deed: 'edit', thing: 'print', id: 12 })
  })

  it('knows what is looked at in a room', () => {
    expect(at(roomAddress('studio', 'abc-1'))).toEqual({ room: 'studio', id: 'abc-1' })
  })

  it('takes what is no id for the list', () => {
    expect(at('/admin?at=edit-print&id=0x1')?.id).toBeNull()
  })

  it('takes an unknown place for the Admin Homepage', () => {
    expect(at('/admin?at=hot-hero')).toBeNull()
  })

  it('says the title above the screen', () => {
    expect(titleOf({ deed: 'create', thing: 'merch', id: null })).toBe('Create Merch (sticker/pin)')
  })
})
