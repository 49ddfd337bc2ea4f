import type { ImageStore } from '#services/pictures/port.ts'
import { storesCopy } from './copy.ts'

export interface PictureStores {
  read(): Promise<{ current: ImageStore; others: readonly ImageStore[] }>
}

/**
 * Writes go to `current` alone; deletes go everywhere. Throws the failures of `current`, unless
 * another store has the picture.
 */
export function readingAlso(current: ImageStore, others: readonly ImageStore[]): ImageStore {
  if (others.length === 0) return current

  async function firstFound<T>(look: (store: ImageStore) => Promise<T>, none: T): Promise<T> {
    let failure: { error: unknown } | null = null
    for (const store of [current, ...others]) {
      try {
        const found = await look(store)
        if (found) return found
      } catch (error) {
        failure ??= { error }
      }
    }
    if (failure) throw failure.error
    return none
  }

  return {
    name: current.name,
    id: current.id,
    origins: [...new Set([current, ...others].flatMap(({ origins }) => origins))],
    put: (...picture) => current.put(...picture),
    get: (key, part) => firstFound((store) => store.get(key, part), null),
    has: (key) => firstFound((store) => store.has(key), false),
    async delete(key) {
      for (const store of [current, ...others]) await store.delete(key)
    },
    publicAddress: (key) => current.publicAddress(key),
  }
}

export function storeName(id: string): string {
  if (id === 'disk') return storesCopy.thisMachine
  if (id.startsWith('cloudinary:')) return storesCopy.cloudinary(id.slice('cloudinary:'.length))
  const at = id.lastIndexOf('/')
  const endpoint = id.slice('s3:'.length, at)
  return URL.canParse(endpoint)
    ? storesCopy.theBucketAt(id.slice(at + 1), new URL(endpoint).host)
    : id
}
