import ipaddr from 'ipaddr.js'

/** Everything that is no address counts as this: garbage in a header gets no network of its own. */
const unknown = 'unknown'

/**
 * The network of one household or one machine: the IPv4 address itself, or the /64 of an IPv6
 * address ('2001:db8:1:2::/64'). 'unknown' for text that is no address.
 */
export function networkOf(address: string): string {
  return cut(address, { ipv4: 32, ipv6: 64 })
}

/**
 * The wider network that one subscriber may move about in: the /24 of an IPv4 address
 * ('192.0.2.0/24'), or the /48 of an IPv6 address. 'unknown' for text that is no address.
 */
export function wideNetworkOf(address: string): string {
  return cut(address, { ipv4: 24, ipv6: 48 })
}

/** A subscriber's usual network: the IPv4 address, or the /56 of an IPv6 address. */
export function subscriberNetworkOf(address: string): string {
  return cut(address, { ipv4: 32, ipv6: 56 })
}

/** The usual network of a provider: the /16 of an IPv4 address, or the /32 of an IPv6 address. */
export function providerNetworkOf(address: string): string {
  return cut(address, { ipv4: 16, ipv6: 32 })
}

/** `host` as a URL or a setting writes it. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || parse(host)?.range() === 'loopback'
}

/** False for private networks and for this machine. */
export function isPublicAddress(address: string): boolean {
  return parse(address)?.range() === 'unicast'
}

/** `network`: '192.0.2.0/24' or '2001:db8::/64'. */
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

/** Null for text that is no address. Proxies write brackets and ports, too: '[2001:db8::1]:443'. */
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const plain = address
    .trim()
    .replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3')
    .replace(/%.*$/, '')
  // Three numbers, octal and hexadecimal ones are addresses to the library, but to no network.
  const valid = ipaddr.IPv4.isValidFourPartDecimal(plain) || ipaddr.IPv6.isValid(plain)
  return valid ? ipaddr.process(plain) : null
}
