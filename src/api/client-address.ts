import { createHmac } from 'node:crypto'
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

/**
 * What is kept of a client's network: enough to count by, and without the key (which rotates) nothing
 * to find an address by.
 */
export function networkDigest(address: string, key: string): string {
  return keyed(networkOf(address), key)
}

/** The same of the /24 or /48 around it. */
export function wideNetworkDigest(address: string, key: string): string {
  return keyed(wideNetworkOf(address), key)
}

function keyed(network: string, key: string): string {
  return createHmac('sha256', key).update(`network:${network}`).digest('hex').slice(0, 32)
}
