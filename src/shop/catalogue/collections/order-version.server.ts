/* So that the second of two parallel arrangements is refused. */
import { ShopError } from '#platform/errors.ts'
import { digest } from '#platform/ids.ts'
import { collectionsCopy } from './copy.ts'

export function orderVersion(keys: readonly (string | number)[]): string {
  return digest(JSON.stringify(keys)).slice(0, 20)
}

/** Undefined skips the check. ShopError 'changed'. */
export function refuseOtherOrder(
  keys: readonly (string | number)[],
  version: string | undefined,
): void {
  if (version === undefined || version === orderVersion(keys)) return
  throw new ShopError('changed', collectionsCopy.orderChanged)
}
