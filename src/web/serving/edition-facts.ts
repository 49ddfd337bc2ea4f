import { withoutTopics } from '#kernel/topics.ts'
import type { EditionFacts } from '../shop-context.ts'
import type { Edition } from './page-cache.ts'

/**
 * What many pages show and only another edition changes (the frame, the studio's words, the look), read
 * once for each. An edition is known before anything is read of it, so that nothing here is older.
 */
export function createEditionFacts() {
  let newest: Edition | null = null
  let known = new Map<string, Promise<unknown>>()

  return {
    /** For one rendering. */
    at(edition: Edition): EditionFacts {
      if (edition !== newest) {
        newest = edition
        known = new Map()
      }
      const mine = known
      return {
        once<T>(name: string, read: () => Promise<T>): Promise<T> {
          const before = mine.get(name) as Promise<T> | undefined
          if (before) return before
          const reading = withoutTopics(read)
          mine.set(name, reading)
          reading.catch(() => mine.delete(name))
          return reading
        },
      }
    },
  }
}
