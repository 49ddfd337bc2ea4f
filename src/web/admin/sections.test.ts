import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { sectionNames as names } from './menu-order.ts'
import { locationOf, menuFor, sectionAt, titleOf } from './sections.server.ts'

const source = fileURLToPath(new URL('../..', import.meta.url))

describe('sections of the admin', () => {
  it('stand in a file of their name, and none is missing in the menu', () => {
    const listed = names
      .filter((at) => !/^(create|edit|delete|hot)-/.test(at))
      .map((at) => `${at}-section.tsx`)
      .concat('products-section.tsx')
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    const screens = files.filter((file) => /\/admin\/.*-section\.tsx$/.test(file))
    expect(screens.map((file) => basename(file)).sort()).toEqual(listed.sort())
  })

  it('are what their file says', () => {
    expect(names.map((at) => sectionAt(at).at)).toEqual(names)
  })

  it('say the title above the screen', () => {
    expect(titleOf({ action: 'create', type: 'merch', id: null })).toBe(
      'Create Merch (sticker/pin)',
    )
    expect(titleOf({ section: 'messages', id: null })).toBe('Messages')
    expect(titleOf(null)).toBe('Admin Homepage')
  })

  it('are named once', () => {
    expect(new Set(names).size).toBe(names.length)
  })

  it('are not for guests: neither in the menu nor by their address', () => {
    expect(menuFor(null)).toEqual([])
    const found = names.map((at) => locationOf(new URLSearchParams({ at }), null))
    expect(found.filter((location) => location !== null)).toEqual([])
  })

  it('leave the menu once they are over', () => {
    const listed = menuFor('owner').flatMap(({ sections }) => sections.map(({ at }) => at))
    expect(names.filter((at) => !listed.includes(at))).toEqual(['clear-demo'])
  })

  const onlyOwners = [
    'audit',
    'backups',
    'clear-demo',
    'social-feed',
    'staff',
    'invoices',
    'law',
    'store-settings',
    'services',
  ]
  const noHelpers = [
    'check-up',
    'discounts',
    'feeds',
    'theme',
    'imports',
    'reports',
    'pages',
    'privacy',
    'printer',
    'shipping',
    'studio',
    'vacation',
    'words',
  ]

  it.each([
    { role: 'owner' as const, closed: [] },
    { role: 'partner' as const, closed: onlyOwners },
    { role: 'helper' as const, closed: [...onlyOwners, ...noHelpers] },
  ])('are closed to a $role by menu and address alike', ({ role, closed }) => {
    const shown = menuFor(role, ['demo']).flatMap(({ sections }) => sections.map(({ at }) => at))
    expect(names.filter((at) => !shown.includes(at)).sort()).toEqual([...closed].sort())
    const found = names.filter((at) => locationOf(new URLSearchParams({ at }), role) === null)
    expect(found.sort()).toEqual([...closed].sort())
  })
})
