import { isShopError, ShopError } from '#platform/errors.ts'
import { backupStorageCopy } from './copy.ts'

export type StorageFailureKind = keyof typeof backupStorageCopy.failures

/** The message may name hosts and accounts: it is for the log alone. */
export class StorageFailure extends Error {
  override readonly name = 'StorageFailure'
  readonly kind: StorageFailureKind

  constructor(kind: StorageFailureKind, message: string) {
    super(message)
    this.kind = kind
  }
}

export function storageFailed(kind: StorageFailureKind, message: string, cause?: unknown) {
  const error = new ShopError('storage_unavailable', backupStorageCopy.failures[kind])
  error.cause = new StorageFailure(kind, message)
  ;(error.cause as Error).cause = cause
  return error
}

export function toStorageFailure(error: unknown): StorageFailure | null {
  if (!isShopError(error) || error.code !== 'storage_unavailable') return null
  return error.cause instanceof StorageFailure ? error.cause : null
}

const namePattern = /^(?:[a-z]+\/)?[A-Za-z0-9][A-Za-z0-9~._-]*$/

/** Throws on anything but a name, which would be a bug of ours. */
export function storedName(name: string): string {
  if (!namePattern.test(name) || name.includes('..')) throw new Error(`no-stored-name:${name}`)
  return name
}

export const partEnding = '.part'
