import { LRUCache } from 'lru-cache'

/** Remembers so many. `max` would take the room of all of them at the start. */
export function lastUsed<V extends object>(most: number): LRUCache<string, V> {
  return new LRUCache<string, V>({ maxSize: most, sizeCalculation: () => 1 })
}
