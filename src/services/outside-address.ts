import { lookup } from 'node:dns'
import { lookup as lookUpAll } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { networkInterfaces } from 'node:os'
import { isPublicAddress, isWithin } from '#platform/network/network.ts'

export function isOutside(address: string): boolean {
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return (
    isPublicAddress(address) && !own.some(({ cidr }) => cidr !== null && isWithin(address, cidr))
  )
}

/** Also true for a name that leads nowhere. An IPv6 address may stand in brackets. */
export async function isOutsideHost(host: string): Promise<boolean> {
  const found = await lookUpAll(host.replace(/^\[|\]$/g, ''), { all: true }).catch(() => [])
  return found.every(({ address }) => isOutside(address))
}

export class PrivateAddress extends Error {}

interface Names {
  resolve: typeof lookup
  isOutside(address: string): boolean
}

/**
 * The connection uses exactly the checked addresses: a name that leads elsewhere a moment later
 * changes nothing. Fails unless all addresses are outside.
 */
export function outsideLookup(names: Names = { resolve: lookup, isOutside }): LookupFunction {
  return (hostname, options, callback) => {
    names.resolve(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? []
      if (error || !first) callback(error ?? new Error('no address'), '', 4)
      else if (!found.every(({ address }) => names.isOutside(address))) {
        callback(new PrivateAddress(hostname), '', 4)
      } else if (options.all) callback(null, found)
      else callback(null, first.address, first.family)
    })
  }
}

/** For a library that looks names up by itself. */
export function addressBy(lookUp: LookupFunction, host: string): Promise<string> {
  if (isIP(host) !== 0) return Promise.resolve(host)
  return new Promise((resolve, reject) => {
    lookUp(host, {}, (error, address) => (error ? reject(error) : resolve(String(address))))
  })
}
