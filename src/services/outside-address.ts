import { networkInterfaces } from 'node:os'
import { isPublicAddress, isWithin } from '#platform/network/network.ts'

export function isOutside(address: string): boolean {
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return (
    isPublicAddress(address) && !own.some(({ cidr }) => cidr !== null && isWithin(address, cidr))
  )
}
