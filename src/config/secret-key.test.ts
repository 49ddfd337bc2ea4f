import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { eachFolder } from '#testing/harness/each.ts'
import { readConfig } from '../config.ts'
import { readSecretKey } from './secret-key.ts'

const folder = eachFolder()

describe('the key that seals secrets', () => {
  it('is made once, for the shop’s own account alone', () => {
    const place = { secretKey: undefined, dataDir: join(folder.path, 'data') }
    const key = readSecretKey(place)
    expect(key.length).toBe(32)
    expect(readSecretKey(place)).toEqual(key)
    expect(statSync(join(folder.path, 'data/secret.key')).mode & 0o777).toBe(0o600)
  })

  it('is SECRET_KEY when that is set, and then nothing is written', () => {
    const given = Buffer.alloc(32, 7)
    const config = readConfig({ SECRET_KEY: given.toString('base64'), DATA_DIR: folder.path })
    expect(readSecretKey(config)).toEqual(given)
    expect(() => readFileSync(join(folder.path, 'secret.key'))).toThrow('ENOENT')
  })

  it('is never replaced when its file is damaged', () => {
    writeFileSync(join(folder.path, 'secret.key'), 'half')
    expect(() => readSecretKey({ secretKey: undefined, dataDir: folder.path })).toThrow(
      'holds no key',
    )
    expect(readFileSync(join(folder.path, 'secret.key'), 'utf8')).toBe('half')
  })

  it('is refused at the start when it is too short', () => {
    expect(() => readConfig({ SECRET_KEY: 'c2hvcnQ=' })).toThrow('SECRET_KEY wants 32 random bytes')
  })
})
