import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { locationOf } from './location.ts'
import { menuFor } from './sections.ts'

const source = fileURLToPath(new URL('../..', import.meta.url))
const names = menuFor('owner', ['demo']).flatMap(({ sections }) => sections.map(({ at }) => at))

describe('sections of the admin', () => {
  it('have a screen of their name, and no screen is forgotten', () => {
    const listed = names
      .filter((at) => !/^(create|edit|delete|hot)-/.test(at))
      .map((at) => `${at}-section.tsx`)
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    const screens = files.filter((file) => /\/admin\/.*-screen\.tsx$/.test(file))
    expect(screens.map((file) => basename(file)).sort()).toEqual(listed.sort())
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
    'instagram',
    'invitations',
    'invoices',
    'law',
    'place',
    'services',
  ]
  const noHelpers = [
    'check-up',
    'codes',
    'feeds',
    'look',
    'moving',
    'numbers',
    'pages',
    'people',
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
