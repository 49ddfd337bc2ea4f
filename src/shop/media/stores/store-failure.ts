import { capital } from '#platform/capital.ts'
import { isShopError, ShopError } from '#platform/errors.ts'
import { storesCopy } from './copy.ts'
import { storeName } from './picture-stores.ts'

/** 'picture': the store refuses this one picture. 'clock': this machine's clock is off. */
export type StoreFailureKind = keyof typeof storesCopy.storeFailure

/** The message may name hosts and accounts: it is for the log alone. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure'
  readonly kind: StoreFailureKind
  readonly store: string
  readonly region: string | undefined

  constructor(kind: StoreFailureKind, store: string, message: string, region?: string) {
    super(message)
    this.kind = kind
    this.store = store
    this.region = region
  }
}

/** The cause is for the log alone. */
export function unavailable(cause: unknown): ShopError {
  const error = new ShopError('storage_unavailable', storesCopy.unreachable)
  error.cause = cause
  return error
}

export function toStoreFailure(error: unknown): StoreFailure | null {
  if (!isShopError(error) || error.code !== 'storage_unavailable') return null
  return error.cause instanceof StoreFailure ? error.cause : null
}

export function inWords(error: unknown): unknown {
  const failure = toStoreFailure(error)
  if (!failure) return error
  const says = `${storeName(failure.store)} ${storesCopy.storeFailure[failure.kind]}.`
  const told = new ShopError('storage_unavailable', capital(says))
  told.cause = failure
  return told
}
