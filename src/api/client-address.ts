import { digest } from '#kernel/ids.ts'
import { networkOf, wideNetworkOf } from '#kernel/network.ts'

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

/** What is kept of a client's network: enough to count by, nothing to find a person by at a glance. */
export function networkDigest(address: string): string {
  return digest(`network:${networkOf(address)}`).slice(0, 32)
}

/** The same of the /24 or /48 around it. */
export function wideNetworkDigest(address: string): string {
  return digest(`network:${wideNetworkOf(address)}`).slice(0, 32)
}
