import { isShopError, ShopError } from '#platform/errors.ts'
import { storesCopy } from './copy.ts'
import { storeName } from './picture-stores.ts'

/**
 * The cause of a store's failure: its address, no answer, the key or its secret, the bucket or account, the
 * region, a right that the key lacks, this machine's clock, the one picture, or the store itself, for now.
 */
export type StoreFailureKind =
  | 'address'
  | 'silent'
  | 'key'
  | 'secret'
  | 'bucket'
  | 'region'
  | 'rights'
  | 'clock'
  | 'picture'
  | 'away'

/** The message may name hosts and accounts: it is for the log alone. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure'
  readonly kind: StoreFailureKind
  /** The id of the store. */
  readonly store: string
  /** The bucket's region, as the store reports it. */
  readonly region: string | undefined

  constructor(kind: StoreFailureKind, store: string, message: string, region?: string) {
    super(message)
    this.kind = kind
    this.store = store
    this.region = region
  }
}

/** The failure that every port throws: `storage_unavailable`, with its cause for the log alone. */
export function unavailable(cause: unknown): ShopError {
  const error = new ShopError('storage_unavailable', storesCopy.unreachable)
  error.cause = cause
  return error
}

/** Null: the error names no store failure. */
export function toStoreFailure(error: unknown): StoreFailure | null {
  if (!isShopError(error) || error.code !== 'storage_unavailable') return null
  return error.cause instanceof StoreFailure ? error.cause : null
}

/** The same failure in a sentence for the owner: the store and the cause. */
export function inWords(error: unknown): unknown {
  const failure = toStoreFailure(error)
  if (!failure) return error
  const says = `${storeName(failure.store)} ${storesCopy.storeFailure[failure.kind]}.`
  const told = new ShopError('storage_unavailable', says.charAt(0).toUpperCase() + says.slice(1))
  told.cause = failure
  return told
}
