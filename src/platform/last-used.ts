import { LRUCache } from 'lru-cache'

/** Keeps the last used values. LRUCache's `max` would reserve memory for all at the start. */
export function lastUsed<V extends object>(most: number): LRUCache<string, V> {
  return new LRUCache<string, V>({ maxSize: most, sizeCalculation: () => 1 })
}
