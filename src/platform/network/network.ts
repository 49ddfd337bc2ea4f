import ipaddr from 'ipaddr.js'

const unknown = 'unknown'

/** A household or a machine: an IPv4 address, or an IPv6 /64. */
export function networkOf(address: string): string {
  return cut(address, { ipv4: 32, ipv6: 64 })
}

/** The network that a subscriber may move about in: an IPv4 /24, or an IPv6 /48. */
export function wideNetworkOf(address: string): string {
  return cut(address, { ipv4: 24, ipv6: 48 })
}

/** An IPv4 address, or an IPv6 /56. */
export function subscriberNetworkOf(address: string): string {
  return cut(address, { ipv4: 32, ipv6: 56 })
}

/** A provider's usual network: an IPv4 /16, or an IPv6 /32. */
export function providerNetworkOf(address: string): string {
  return cut(address, { ipv4: 16, ipv6: 32 })
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || parse(host)?.range() === 'loopback'
}

export function isPublicAddress(address: string): boolean {
  return parse(address)?.range() === 'unicast'
}

export function isWithin(address: string, network: string): boolean {
  const parsed = parse(address)
  const [range, bits] = ipaddr.parseCIDR(network)
  return parsed !== null && parsed.kind() === range.kind() && parsed.match(range, bits)
}

function cut(address: string, bits: { ipv4: number; ipv6: number }): string {
  const parsed = parse(address)
  if (!parsed) return unknown
  if (parsed.kind() === 'ipv4' && bits.ipv4 === 32) return parsed.toString()
  const range = `${parsed}/${bits[parsed.kind()]}`
  const network = parsed.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6
  return `${network.networkAddressFromCIDR(range)}/${bits[parsed.kind()]}`
}

function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const plain = address
    .trim()
    .replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3')
    .replace(/%.*$/, '')
  // The library takes three numbers, octal and hexadecimal numbers for addresses; networks don't.
  const valid = ipaddr.IPv4.isValidFourPartDecimal(plain) || ipaddr.IPv6.isValid(plain)
  return valid ? ipaddr.process(plain) : null
}
