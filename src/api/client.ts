import type { Shop } from '#compose'
import { digest } from '#kernel/ids.ts'
import type { ApiEnv } from './api.ts'
import { clientAddress, networkDigest, wideNetworkDigest } from './client-address.ts'
import type { Client } from './limits.ts'
import { tokenOf } from './session.ts'

/** Who sent a request, as limits count: by digests, never by address or secret. */
export async function clientOf(
  { config, identity }: Pick<Shop, 'config' | 'identity'>,
  { headers }: { headers: Headers },
  { incoming }: ApiEnv['Bindings'] = {},
): Promise<Client> {
  const socket = incoming?.socket?.remoteAddress
  const forwarded = headers.get('X-Forwarded-For')
  const address = clientAddress(socket, forwarded, config.trustProxy)
  const key = await identity.networkKey()
  const token = tokenOf(headers)
  return {
    network: networkDigest(address, key),
    wideNetwork: wideNetworkDigest(address, key),
    visitor: token === null ? null : digest(token),
  }
}
