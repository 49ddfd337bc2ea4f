export interface StoredFile {
  name: string
  bytes: number
}

/**
 * A place of the owner's elsewhere, in a folder of this shop's own. Names are 'shop.key.age',
 * 'databases/<file>' and 'pictures/<file>'. Throws `storage_unavailable`, whose cause is a
 * StorageFailure.
 */
export interface BackupStorage {
  readonly id: string
  /** The file has its name once it is there whole. Replaces. */
  put(name: string, content: Blob): Promise<void>
  /** Null for an unknown name. */
  get(name: string): Promise<AsyncIterable<Uint8Array> | null>
  /** `folder`: 'databases'; '' is the shop's own. Empty where it doesn't exist. */
  list(folder: string): Promise<StoredFile[]>
  delete(name: string): Promise<void>
}

/** The place at work with the key of its files. */
export interface BackupPlace {
  isSet: boolean
  storage: BackupStorage
  /** An age identity; '' where none is set. */
  identity: string
}
