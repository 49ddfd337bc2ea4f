import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createSealing, keyBytes } from './sealing.ts'

const sealingBy = (key: Uint8Array) => createSealing(() => key)

describe('sealing', () => {
  const key = randomBytes(keyBytes)
  const sealing = sealingBy(key)

  it('opens what the same key sealed for the same purpose', () => {
    const sealed = sealing.seal('sk_live_ümlaut', 'service:stripe')
    expect(sealed).toMatch(/^v1\./)
    expect(sealed).not.toContain('sk_live')
    expect(sealingBy(key).open(sealed, 'service:stripe')).toBe('sk_live_ümlaut')
  })

  it('seals the same text differently each time', () => {
    expect(sealing.seal('a', 'x')).not.toBe(sealing.seal('a', 'x'))
  })

  it('opens nothing by another key or for another purpose', () => {
    const sealed = sealing.seal('secret', 'totp')
    expect(sealingBy(randomBytes(keyBytes)).open(sealed, 'totp')).toBeNull()
    expect(sealing.open(sealed, 'service:stripe')).toBeNull()
  })

  it('opens nothing that was changed, cut or never sealed', () => {
    const sealed = sealing.seal('secret', 'totp')
    const flipped = sealed.slice(0, 25) + (sealed[25] === 'A' ? 'B' : 'A') + sealed.slice(26)
    const wrong = [flipped, sealed.slice(0, 20), '', 'v1..', `${sealed}.x`, `v2${sealed}`]
    expect(wrong.filter((each) => sealing.open(each, 'totp') !== null)).toEqual([])
  })
})
