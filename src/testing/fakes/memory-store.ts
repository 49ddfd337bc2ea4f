import { ShopError } from '#platform/errors.ts'
import type { ImageStore } from '#services/pictures/port.ts'

export interface MemoryStore extends ImageStore {
  readonly kept: Map<string, Uint8Array>
  /** In order: 'get Prints/….jpg'. */
  readonly calls: string[]
  /** Everything fails as at a store that can't be reached. */
  down: boolean
}

export function memoryStore(id = 'memory'): MemoryStore {
  const kept = new Map<string, Uint8Array>()
  const calls: string[] = []
  const call = (what: string, key: string) => {
    calls.push(`${what} ${key}`)
    if (store.down) throw new ShopError('storage_unavailable', 'The store is down.')
  }
  const store: MemoryStore = {
    name: 'memory',
    id,
    origins: [],
    kept,
    calls,
    down: false,
    async put(key, bytes) {
      call('put', key)
      kept.set(key, bytes)
    },
    async get(key, part) {
      call('get', key)
      const bytes = kept.get(key) ?? null
      return part && bytes ? bytes.subarray(part.first, part.last + 1) : bytes
    },
    async has(key) {
      call('has', key)
      return kept.has(key)
    },
    async delete(key) {
      call('delete', key)
      kept.delete(key)
    },
    publicAddress: () => null,
  }
  return store
}
