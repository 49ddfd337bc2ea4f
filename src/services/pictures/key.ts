/** Nothing that leaves the folder. */
const keyPattern = /^(?:[A-Za-z0-9][A-Za-z0-9_-]*\/)+[A-Za-z0-9][A-Za-z0-9_-]*\.[a-z0-9]+$/

/** Throws on anything but a key, which would be a bug of ours. */
export function pictureKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error(`'${key}' is no key of a picture`)
  return key
}
