import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

/*
 * Dependencies point one way (design §2). Rooms, and the rooms that each may import; type-only
 * imports of the composed Shop are how the API and the pages are handed it.
 */
const source = fileURLToPath(new URL('.', import.meta.url))
const allowed: Record<string, readonly string[]> = {
  kernel: [],
  db: ['kernel'],
  shop: ['kernel', 'db'],
  adapters: ['kernel', 'shop'],
  api: ['kernel', 'shop'],
  web: ['kernel', 'shop'],
}

interface Import {
  file: string
  target: string
  typeOnly: boolean
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.endsWith('.d.ts'),
)
const imports = files.flatMap(importsOf)

function importsOf(file: string): Import[] {
  const text = readFileSync(join(source, file), 'utf8')
  const statements = text.matchAll(/^(?:import|export)\s+(type\s)?[^'"]*?from\s+'(#[^']+)'/gms)
  return [...statements].map(([, type, target]) => ({
    file,
    target: (target ?? '').slice(1),
    typeOnly: type !== undefined,
  }))
}

function roomOf(path: string): string {
  return path.split('/')[0] ?? ''
}

const inRooms = imports.filter(({ file }) => roomOf(file) in allowed)

describe('the house', () => {
  it('has imports to look at', () => {
    expect(inRooms.length).toBeGreaterThan(50)
  })

  it('lets dependencies point one way', () => {
    const wrong = inRooms.filter(({ file, target, typeOnly }) => {
      const from = roomOf(file)
      const to = roomOf(target)
      if (to === 'compose' || to === 'config')
        return !(typeOnly && ['api', 'web', 'shop'].includes(from))
      return from !== to && !allowed[from]?.includes(to)
    })
    expect(wrong).toEqual([])
  })

  it('lets one file choose adapters', () => {
    const wrong = imports.filter(
      ({ file, target }) =>
        roomOf(target) === 'adapters' &&
        roomOf(file) !== 'adapters' &&
        roomOf(file) !== 'testing' &&
        file !== 'services.ts',
    )
    expect(wrong).toEqual([])
  })

  it('keeps zod and server files out of browser-safe shop files', () => {
    const safe = files.filter(
      (file) => roomOf(file) === 'shop' && !/\.(server|schema)\.ts$/.test(file),
    )
    const wrong = safe.filter((file) => {
      const text = readFileSync(join(source, file), 'utf8')
      return /^import (?!type)[^']*?from '(zod|[^']*\.(server|schema)\.ts)'/m.test(text)
    })
    expect(wrong).toEqual([])
  })

  it('reads the environment in one file', () => {
    const readers = files.filter(
      (file) =>
        roomOf(file) !== 'testing' &&
        /process\.env|import\.meta\.env/.test(readFileSync(join(source, file), 'utf8')),
    )
    expect(readers).toEqual(['config.ts'])
  })

  it('has no file that is two rooms', () => {
    const long = files.filter(
      (file) => readFileSync(join(source, file), 'utf8').split('\n').length > 301,
    )
    expect(long).toEqual([])
  })
})
