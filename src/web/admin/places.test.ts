import { describe, expect, it } from 'vitest'
import { addressOf, groups, placeOf, titleOf } from './places.ts'

const at = (address: string) => placeOf(new URLSearchParams(address.split('?')[1]))

describe('places in the admin', () => {
  it('finds its way back from the address of every menu entry', () => {
    const entries = groups.flatMap((group) => group.entries)
    const found = entries.map(({ deed, thing }) => at(addressOf(deed, thing)))
    expect(found).toEqual(entries.map(({ deed, thing }) => ({ deed, thing, id: null })))
  })

  it('knows which piece is being edited', () => {
    expect(at(addressOf('edit', 'print', 12))).toEqual({ deed: 'edit', thing: 'print', id: 12 })
  })

  it('takes what is no id for the list', () => {
    expect(at('/admin?at=edit-print&id=0x1')?.id).toBeNull()
  })

  it('takes an unknown place for the Admin Homepage', () => {
    expect(at('/admin?at=hot-hero')).toBeNull()
  })

  it('says the title above the screen', () => {
    expect(titleOf({ deed: 'create', thing: 'merch' })).toBe('Create Merch (sticker/pin)')
  })
})
