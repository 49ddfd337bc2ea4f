import { describe, expect, it } from 'vitest'
import { clientAddress, networkDigest } from './client-address.ts'

describe('the client’s address', () => {
  it('is the socket’s without a trusted proxy, even if the client claims another', () => {
    expect(clientAddress('9.9.9.9', '1.1.1.1', 0)).toBe('9.9.9.9')
  })

  it('is the address that the outermost trusted proxy saw', () => {
    expect(clientAddress('10.0.0.1', '6.6.6.6, 1.1.1.1', 1)).toBe('1.1.1.1')
    expect(clientAddress('10.0.0.1', '6.6.6.6, 1.1.1.1, 10.0.0.2', 2)).toBe('1.1.1.1')
  })

  it('is the first known address when a proxy sent none', () => {
    expect(clientAddress('10.0.0.1', null, 1)).toBe('10.0.0.1')
    expect(clientAddress('10.0.0.1', '1.1.1.1', 5)).toBe('1.1.1.1')
  })
})

describe('a network', () => {
  it('is the same for all devices of a household, and stored as a digest', () => {
    const one = networkDigest('2001:db8:1:2::1', 'key')
    expect(networkDigest('2001:db8:1:2:ffff::9', 'key')).toBe(one)
    expect(networkDigest('2001:db8:1:3::1', 'key')).not.toBe(one)
    expect(one).toMatch(/^[0-9a-f]{32}$/)
    expect(networkDigest('2001:db8:1:2::1', 'another key')).not.toBe(one)
  })
})
