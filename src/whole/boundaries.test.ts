import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tableOrder, tableOwners } from '#platform/db/tables/table-order.ts'
import {
  files,
  folders,
  imports,
  type Kind,
  kindOf,
  roomOf,
  textOf,
  writes,
} from '#testing/fixtures/source-files.ts'

/* Dependencies point one way. Type-only imports are free, but for the order of the rooms. */
const allowed: Record<Kind, readonly Kind[]> = {
  platform: [],
  rules: ['platform'],
  schema: ['platform', 'rules'],
  server: ['platform', 'rules', 'schema'],
  services: ['platform', 'rules', 'schema', 'server', 'config'],
  calls: ['platform', 'rules', 'schema', 'server', 'services', 'http'],
  admin: ['platform', 'rules', 'schema', 'web', 'views', 'services'],
  views: ['platform', 'rules', 'web', 'admin'],
  web: ['platform', 'rules', 'admin', 'views'],
  http: ['platform', 'rules', 'calls', 'web'],
  config: ['platform', 'rules'],
}

const exceptions = [
  'http/edge/security-headers.ts', // the hash of a script that a page holds
  'shop/audience/back-in-stock/pages/subscription.tsx', // a loader parses the address
  'shop/checkout/cart/pages/links/picked.tsx', // a loader parses the address
  'web/theme/icons.server.ts', // draws icons on the server
  'web/theme/theme-facts.server.ts', // reads the theme on the server
  'web/theme/respond.server.ts', // sends the logo
]

/** A room's rules, schemas and use cases import only from rooms before it. */
const rooms = [
  'people',
  'media',
  'store',
  'catalogue',
  'orders',
  'checkout',
  'audience',
  'upkeep',
] as const

/** Folders that may hold many files: each is a list of like things. */
const long = [/migrations$/, /fonts$/, /^testing\/fixtures$/]

describe('src', () => {
  it('has imports to check', () => {
    expect(imports.length).toBeGreaterThan(5000)
  })

  it('lets each kind of file import only its allowed kinds', () => {
    const wrong = imports.flatMap(({ file, target, typeOnly }) => {
      const from = kindOf(file)
      const to = kindOf(target)
      if (typeOnly || from === null || to === null || from === to) return []
      return allowed[from].includes(to) || exceptions.includes(file) ? [] : [`${file} -> ${target}`]
    })
    expect(wrong).toEqual([])
  })

  it('keeps zod out of files that are safe in a browser', () => {
    const wrong = files.filter(
      (file) => kindOf(file) === 'rules' && /^import (?!type)[^']*?from 'zod'/m.test(textOf(file)),
    )
    expect(wrong).toEqual([])
  })

  it('reads the environment in one file', () => {
    const readers = files.filter(
      (file) => !file.startsWith('testing/') && /process\.env|import\.meta\.env/.test(textOf(file)),
    )
    expect(readers).toEqual(['config.ts'])
  })

  it('has no file above 300 lines and no folder above 25 files', () => {
    const longFiles = files.filter((file) => textOf(file).split('\n').length > 301)
    const longFolders = folders.filter(
      ({ path, size }) => size > 25 && !long.some((pattern) => pattern.test(path)),
    )
    expect({ longFiles, longFolders }).toEqual({ longFiles: [], longFolders: [] })
  })

  it('has browser tests in folders of at most 25 files', () => {
    const byFolder = Map.groupBy(globSync('e2e/**/*.ts'), (path) => dirname(path))
    expect(byFolder.size).toBeGreaterThan(5)
    expect([...byFolder].filter(([, all]) => all.length > 25)).toEqual([])
  })
})

describe('the rooms of src/shop', () => {
  it('are these, each a folder', () => {
    const found = new Set(files.map(roomOf).filter((room) => room !== null))
    expect([...found].sort()).toEqual([...rooms].sort())
  })

  it('import only from the rooms before them', () => {
    const place = (file: string) => (rooms as readonly (string | null)[]).indexOf(roomOf(file))
    const wrong = imports.filter(
      ({ file, target }) =>
        inRoom(file) && inRoom(target) && place(target) > place(file) && place(file) >= 0,
    )
    expect(wrong).toEqual([])
  })

  it('write only their own tables', () => {
    const wrong = writes.filter(({ file, table }) => !file.startsWith(`${tableOwners[table]}/`))
    expect(wrong).toEqual([])
    expect(new Set(writes.map(({ table }) => table))).toEqual(new Set(tableOrder))
  })
})

/** Views and calls may use all rooms. */
function inRoom(file: string): boolean {
  return roomOf(file) !== null && ['rules', 'schema', 'server'].includes(kindOf(file) ?? '')
}
