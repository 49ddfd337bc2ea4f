import { isIPv6 } from 'node:net'
import { digest } from '#kernel/ids.ts'

/**
 * The client's network address. Each trusted proxy has appended the address it saw to
 * X-Forwarded-For, so with n of them the client's is the n-th from the right; whatever stands left
 * of it is the client's own claim.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  trustedProxies: number,
): string {
  const claimed = (forwardedFor ?? '').split(',').map((part) => part.trim())
  const chain = [...claimed.filter(Boolean), socketAddress ?? 'local']
  return chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? 'local'
}

/** The network that an address belongs to: one IPv4 address, or the /64 that a household has. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** What is kept of a client's network: enough to count by, nothing to find a person by at a glance. */
export function networkDigest(address: string): string {
  return digest(`network:${networkOf(address)}`).slice(0, 32)
}
