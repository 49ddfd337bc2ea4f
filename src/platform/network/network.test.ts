import { describe, expect, it } from 'vitest'
import {
  isLoopback,
  isPublicAddress,
  isWithin,
  networkOf,
  providerNetworkOf,
  subscriberNetworkOf,
  wideNetworkOf,
} from './network.ts'

describe('a network', () => {
  it.each([
    ['1.2.3.4', '1.2.3.4', '1.2.3.0/24'],
    ['1.2.3.4:5678', '1.2.3.4', '1.2.3.0/24'],
    ['::ffff:1.2.3.4', '1.2.3.4', '1.2.3.0/24'],
    ['::FFFF:0102:0304', '1.2.3.4', '1.2.3.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8::/64', '2001:db8::/48'],
    ['::1', '::/64', '::/48'],
    ['fe80::1%eth0', 'fe80::/64', 'fe80::/48'],
  ])('of %s is %s, and more widely %s', (address, network, wide) => {
    expect(networkOf(address)).toBe(network)
    expect(wideNetworkOf(address)).toBe(wide)
  })

  it('of a subscriber is the address, or the /56', () => {
    expect(subscriberNetworkOf('1.2.3.4')).toBe('1.2.3.4')
    expect(subscriberNetworkOf('2001:db8:1:2ff::9')).toBe('2001:db8:1:200::/56')
    expect(subscriberNetworkOf('nonsense')).toBe('unknown')
  })

  it('of a provider is the /16, or the /32', () => {
    expect(providerNetworkOf('1.2.3.4')).toBe('1.2.0.0/16')
    expect(providerNetworkOf('2001:db8:1:2ff::9')).toBe('2001:db8::/32')
    expect(providerNetworkOf('nonsense')).toBe('unknown')
  })

  it.each([
    '',
    'nonsense',
    'local',
    '1.2.3',
    '0x7f000001',
    '999.1.1.1',
    '1.2.3.4.5',
    '2001:db8:::1',
    '[',
    '%',
  ])('is shared by all texts that are no address: %j', (garbage) => {
    expect(networkOf(garbage)).toBe('unknown')
    expect(wideNetworkOf(garbage)).toBe('unknown')
  })
})

describe('this very machine', () => {
  it.each(['localhost', '127.0.0.1', '127.8.9.10', '::1', '[::1]', '::ffff:127.0.0.1'])(
    'is %s',
    (host) => expect(isLoopback(host)).toBe(true),
  )

  it.each(['127.0.0.1.example', 'localhost.example', '128.0.0.1', '0.0.0.0', '::', '10.0.0.1'])(
    'is not %s',
    (host) => expect(isLoopback(host)).toBe(false),
  )
})

describe('the open internet', () => {
  it.each(['93.184.216.34', '2606:2800:220:1::1', '::ffff:93.184.216.34'])(
    'includes %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  it.each([
    '127.0.0.1',
    '127.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.9',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::127.0.0.1',
    'fe80::1%eth0',
    'fd00::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('excludes %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it('holds networks whose own addresses are public', () => {
    expect(isWithin('192.0.2.7', '192.0.2.9/24')).toBe(true)
    expect(isWithin('::ffff:192.0.2.7', '192.0.2.9/24')).toBe(true)
    expect(isWithin('192.0.3.7', '192.0.2.9/24')).toBe(false)
    expect(isWithin('2001:db8::1', '192.0.2.9/24')).toBe(false)
  })
})
