import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepFilesPrivate } from './private-files.ts'

const modeOf = (path: string) => statSync(path).mode & 0o777

describe('files', () => {
  let folder: string
  let mask: number
  beforeEach(() => {
    mask = process.umask(0o022)
    folder = mkdtempSync(join(tmpdir(), 'atelier-private-'))
  })
  afterEach(() => {
    process.umask(mask)
    rmSync(folder, { recursive: true })
  })

  it('are the shop’s alone, those of an earlier version and those it makes from now on', () => {
    const data = join(folder, 'data')
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

  it('stay as they are in a folder that is everybody’s, and need not be there yet', () => {
    chmodSync(folder, 0o1777)
    keepFilesPrivate(folder)
    expect(modeOf(folder)).toBe(0o777)
    expect(() => keepFilesPrivate(join(folder, 'not yet'))).not.toThrow()
  })
})
