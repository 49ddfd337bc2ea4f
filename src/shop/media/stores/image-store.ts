/** The first and the last byte of a part, counted from 0. */
export interface BytePart {
  first: number
  last: number
}

/**
 * Where pictures and videos are kept. Keys are content-hashed ('Prints/<sha-256>.jpg', '…-640.avif'), so a key
 * always means the same bytes: writing one twice is harmless, and readers may cache for ever.
 * Failures are ShopErrors `storage_unavailable`.
 */
export interface ImageStore {
  readonly name: string
  /** Which store it is of all that there are: 'disk', 's3:<endpoint>/<bucket>', 'cloudinary:<cloud>'. */
  readonly id: string
  /** Origins that pictures are loaded from, beside our own, for the Content-Security-Policy. */
  readonly origins: readonly string[]
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** All bytes, or those of a part that lies within them. Null when there is no such key. */
  get(key: string, part?: BytePart): Promise<Uint8Array | null>
  /** Whether `get` would find it, without fetching it. */
  has(key: string): Promise<boolean>
  delete(key: string): Promise<void>
  /**
   * The address at which browsers get a picture from the store itself, which then makes its sizes,
   * too (see `derivativeAddress`); null when the shop serves it at /media/.
   */
  publicAddress(key: string): string | null
}
