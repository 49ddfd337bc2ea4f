import { networkInterfaces } from 'node:os'
import { isPublicAddress, isWithin } from '#platform/network/network.ts'

/** Whether an address is public, and neither this machine's nor of a network that it stands in. */
export function isOutside(address: string): boolean {
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return (
    isPublicAddress(address) && !own.some(({ cidr }) => cidr !== null && isWithin(address, cidr))
  )
}
