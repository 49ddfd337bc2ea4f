/** The first and the last byte of a part, counted from 0. */
export interface BytePart {
  first: number
  last: number
}

/**
 * Storage of pictures and videos. Keys are content-hashed ('Prints/<sha-256>.jpg', '…-640.avif'), so a key
 * always means the same bytes: writing one twice is harmless, and readers may cache forever. Failures are
 * ShopErrors `storage_unavailable`.
 */
export interface ImageStore {
  readonly name: string
  /** 'disk', 's3:<endpoint>/<bucket>', 'cloudinary:<cloud>'. */
  readonly id: string
  /** Origins that pictures are loaded from, beside our own, for the Content-Security-Policy. */
  readonly origins: readonly string[]
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** All bytes, or those of a part within them. Null for an unknown key. */
  get(key: string, part?: BytePart): Promise<Uint8Array | null>
  /** True if `get` would find it; fetches nothing. */
  has(key: string): Promise<boolean>
  delete(key: string): Promise<void>
  /**
   * The public address at a store that serves pictures and makes their sizes itself (see
   * `derivativeAddress`); null when the shop serves them at /media/.
   */
  publicAddress(key: string): string | null
}
