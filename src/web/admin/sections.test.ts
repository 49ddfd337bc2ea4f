import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { placeInMenu } from './menu-groups.ts'
import { locationOf, menuFor, sectionNames as names, titleOf } from './sections.server.ts'

const listedFor = (...asked: Parameters<typeof menuFor>) =>
  menuFor(...asked).flatMap(({ entries }) => entries.map(({ at }) => at))

const source = fileURLToPath(new URL('../..', import.meta.url))

describe('sections of the admin', () => {
  it('are in files of their name', () => {
    const listed = names
      .filter((at) => !/^(create|edit|delete|hot)-/.test(at))
      .map((at) => `${at}-section.tsx`)
      .concat('product-section.tsx')
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    const screens = files.filter((file) => /\/admin\/.*-section\.tsx$/.test(file))
    expect(screens.map((file) => basename(file)).sort()).toEqual(listed.sort())
  })

  it('are in the menu, except More and the list of services', () => {
    const lines = menuFor('owner', ['demo']).flatMap(({ entries }) => entries)
    const missing = names.filter((at) => lines.every(({ name }) => name !== at))
    expect(missing.sort()).toEqual(['more', 'services'])
  })

  it('exist for every address', () => {
    const texts = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => readFileSync(join(source, file), 'utf8'))
    const named = texts.flatMap((text) => [...text.matchAll(/\badminSectionPath\('([^']+)'/g)])
    expect(named.length).toBeGreaterThan(50)
    expect(named.map(([, at]) => at).filter((at) => !names.includes(at ?? ''))).toEqual([])
  })

  it('name the title above the screen', () => {
    expect(titleOf({ action: 'create', type: 'merch', id: null })).toBe(
      'Create Merch (sticker/pin)',
    )
    expect(titleOf({ section: 'messages', id: null })).toBe('Letters')
    expect(titleOf(null)).toBe('Admin Homepage')
  })

  it('are named once', () => {
    expect(new Set(names).size).toBe(names.length)
  })

  it('are hidden from guests, in the menu and by address', () => {
    expect(menuFor(null)).toEqual([])
    const found = names.map((at) => locationOf(new URLSearchParams({ at }), null))
    expect(found.filter((location) => location !== null)).toEqual([])
  })

  it('name their entries in the menu', () => {
    const entries = menuFor('owner').flatMap(({ entries }) => entries)
    const parts = entries.filter(({ id }) => id !== undefined)
    expect(Object.fromEntries(parts.map(({ name, label }) => [name, label]))).toMatchObject({
      'store-settings/taxes': 'Taxes',
      'services/payments': 'Payments',
      'services/backups': 'Backups elsewhere',
      'store-settings/domain': 'Domain',
    })
    const words = entries.map(({ label, title, at }) =>
      /^(create|edit|delete|hot)-/.test(at) ? title : label,
    )
    expect(new Set(words).size).toBe(words.length)
  })

  it.each([
    [null, null, undefined],
    ['orders', 'orders', 'orders'],
    ['invoices', 'orders', 'invoices'],
    ['messages', 'messages', 'messages'],
    ['edit-print', 'products', 'edit-print'],
    ['services&id=payments', 'more', 'services/payments'],
    ['services', 'more', undefined],
    ['store-settings&id=taxes', 'more', 'store-settings/taxes'],
    ['store-settings', 'more', 'store-settings'],
    ['more', 'more', undefined],
  ])('%s is in the menu under %s', (at, tab, name) => {
    const location = locationOf(new URLSearchParams(at === null ? '' : `at=${at}`), 'owner')
    const found = placeInMenu(menuFor('owner'), location)
    expect([found.tab, found.entry?.name]).toEqual([tab, name])
  })

  it('leave the menu once they are over', () => {
    const listed = listedFor('owner')
    expect(names.filter((at) => !listed.includes(at))).toEqual(['clear-demo', 'more'])
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
    'costs',
    'books',
    'visitors',
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
    const shown = listedFor(role, ['demo'])
    const hidden = names.filter((at) => at !== 'more' && !shown.includes(at))
    expect(hidden).toEqual(expect.arrayContaining(closed))
    const found = names.filter((at) => locationOf(new URLSearchParams({ at }), role) === null)
    expect(found.sort()).toEqual(hidden.sort())
  })
})
