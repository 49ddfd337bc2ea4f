import { createHmac } from 'node:crypto'
import type { Shop } from '#compose'
import type { ApiEnv } from '#http/api.ts'
import type { Client } from '#http/limits/limits.ts'
import { sessionToken } from '#http/session.ts'
import { digest } from '#platform/ids.ts'
import {
  networkOf,
  providerNetworkOf,
  subscriberNetworkOf,
  wideNetworkOf,
} from '#platform/network/network.ts'
import type { HolderNetworks } from '#shop/catalogue/stock/hold-limits.server.ts'

/** Each proxy appends an address: left of the trusted ones stands the client's own claim. */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  trustedProxies: number,
): string {
  const claimed = (forwardedFor ?? '').split(',').map((part) => part.trim())
  const chain = [...claimed.filter(Boolean), socketAddress ?? 'local']
  return chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? 'local'
}

/** The key rotates, and without it no digest leads back to an address. */
export function networkDigest(address: string, key: string): string {
  return keyed(networkOf(address), key)
}

function networksOf(address: string, key: string): HolderNetworks {
  const wideNetwork = keyed(wideNetworkOf(address), key)
  return { network: networkDigest(address, key), wideNetwork }
}

function keyed(network: string, key: string): string {
  return createHmac('sha256', key).update(`network:${network}`).digest('hex').slice(0, 32)
}

type Parts = Pick<Shop, 'config' | 'identity' | 'settings'>

/** Digests, never addresses; on demand, since most requests need one or two. */
export async function readClient(
  shop: Parts,
  { headers }: { headers: Headers },
  { incoming }: Pick<ApiEnv['Bindings'], 'incoming'> = {},
): Promise<Client> {
  const forwarded = headers.get('X-Forwarded-For')
  const socketAddress = incoming?.socket?.remoteAddress
  const address = clientAddress(socketAddress, forwarded, shop.config.trustProxy)
  const { current, earlier } = await shop.identity.networkKeys()
  return {
    get network() {
      return networkDigest(address, current)
    },
    get wideNetwork() {
      return keyed(wideNetworkOf(address), current)
    },
    get subscriberNetwork() {
      return keyed(subscriberNetworkOf(address), current)
    },
    get providerNetwork() {
      return keyed(providerNetworkOf(address), current)
    },
    get earlier() {
      return earlier.map((key) => networksOf(address, key))
    },
    get visitor() {
      const token = sessionToken(headers, shop)
      return token === null ? null : digest(token)
    },
  }
}
