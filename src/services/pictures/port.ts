/** First and last byte, counted from 0. */
export interface BytePart {
  first: number
  last: number
}

/**
 * A key always means the same bytes ('Prints/<sha-256>.jpg', '…-640.avif'): writing it twice is
 * harmless, and readers may cache it forever. Throws `storage_unavailable`.
 */
export interface ImageStore {
  readonly name: string
  /** 'disk', 's3:<endpoint>/<bucket>', 'cloudinary:<cloud>'. */
  readonly id: string
  /** Beside our own, for the Content-Security-Policy. */
  readonly origins: readonly string[]
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Null for an unknown key. */
  get(key: string, part?: BytePart): Promise<Uint8Array | null>
  has(key: string): Promise<boolean>
  delete(key: string): Promise<void>
  /** At a store that makes its pictures' sizes itself; null: the shop serves them at /media/. */
  publicAddress(key: string): string | null
}
