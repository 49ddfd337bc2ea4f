export interface StoredFile {
  name: string
  bytes: number
}

/**
 * The owner's storage elsewhere, in this shop's own folder. Names are 'shop.key.age',
 * 'databases/<file>' and 'pictures/<file>'. Throws `storage_unavailable`, whose cause is a
 * StorageFailure.
 */
export interface BackupStorage {
  readonly id: string
  /** Replaces. The file gets its name only once it is whole. */
  put(name: string, content: Blob): Promise<void>
  /** Null for an unknown name. */
  get(name: string): Promise<AsyncIterable<Uint8Array> | null>
  /** `folder`: 'databases'; '' is the shop's own. Empty where it doesn't exist. */
  list(folder: string): Promise<StoredFile[]>
  delete(name: string): Promise<void>
}

/** The storage in use, with the key of its files. */
export interface BackupPlace {
  isSet: boolean
  storage: BackupStorage
  /** An age identity; '' where none is set. */
  identity: string
}
