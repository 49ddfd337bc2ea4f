/* Names an order as it was read, so that of two arrangements at once the second is told. */
import { ShopError } from '#platform/errors.ts'
import { digest } from '#platform/ids.ts'

/** The name of an order of these keys. */
export function orderVersion(keys: readonly (string | number)[]): string {
  return digest(JSON.stringify(keys)).slice(0, 20)
}

/** ShopError 'changed' when `version` names another order than this; undefined names any. */
export function refuseOtherOrder(
  keys: readonly (string | number)[],
  version: string | undefined,
): void {
  if (version === undefined || version === orderVersion(keys)) return
  throw new ShopError(
    'changed',
    'The order was changed meanwhile, in another tab or by somebody else.',
  )
}
