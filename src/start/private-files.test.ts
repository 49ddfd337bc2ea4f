import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eachFolder } from '#testing/harness/each.ts'
import { keepFilesPrivate } from './private-files.ts'

const modeOf = (path: string) => statSync(path).mode & 0o777

describe('files', () => {
  const folder = eachFolder()
  let mask: number
  beforeEach(() => {
    mask = process.umask(0o022)
  })
  afterEach(() => process.umask(mask))

  it('are private to the shop, earlier and later ones alike', () => {
    const data = join(folder.path, 'data')
    mkdirSync(join(data, 'mail'), { recursive: true })
    writeFileSync(join(data, 'atelier.sqlite'), '')
    expect(modeOf(data)).toBe(0o755)
    keepFilesPrivate(data)
    writeFileSync(join(data, 'mail', 'a.eml'), '')
    expect(modeOf(data)).toBe(0o700)
    expect(modeOf(join(data, 'mail'))).toBe(0o700)
    expect(modeOf(join(data, 'atelier.sqlite'))).toBe(0o600)
    expect(modeOf(join(data, 'mail', 'a.eml'))).toBe(0o600)
  })

  it('stay unchanged in a shared folder, and may be missing', () => {
    chmodSync(folder.path, 0o1777)
    keepFilesPrivate(folder.path)
    expect(modeOf(folder.path)).toBe(0o777)
    expect(() => keepFilesPrivate(join(folder.path, 'not yet'))).not.toThrow()
  })
})
