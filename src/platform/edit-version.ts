/* The second of two tabs that save over the same values gets an error. */
import { platformCopy } from './copy.ts'
import { ShopError } from './errors.ts'
import { digest } from './ids.ts'

/** Another order of keys is another version. */
export const editVersion = (values: unknown): string => digest(JSON.stringify(values)).slice(0, 20)

export const versioned = <V extends object>(values: V) => ({
  ...values,
  version: editVersion(values),
})

/** ShopError 'changed' when `version`, if there is one, is not the current one. */
export function requireVersion(
  version: string | undefined,
  current: string,
  message: string = platformCopy.changedMeanwhile,
): void {
  if (version === undefined || version === current) return
  throw new ShopError('changed', message)
}
