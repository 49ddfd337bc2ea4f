import type { Database } from './database.ts'

/** What this process knows of rows that rarely change, read anew with the content version. */
export interface Known<T> {
  /** As it is now: at once unless something was changed since it was read last. */
  read(): T | Promise<T>
  /** As it was read last: for what can't wait. A request has read it before it is answered. */
  current(): T
}

/** Reads by `readNow` once a content version and keeps what it read; `none` is known before that. */
export function createKnown<T>(
  db: Pick<Database, 'contentVersion'>,
  readNow: () => Promise<T>,
  none: T,
): Known<T> {
  let known: { version: number; value: T } | null = null
  let reading: { version: number; value: Promise<T> } | null = null

  async function readFor(version: number): Promise<T> {
    const value = await readNow()
    if (known === null || known.version <= version) known = { version, value }
    return value
  }

  function readAt(version: number): T | Promise<T> {
    if (known?.version === version) return known.value
    if (reading?.version !== version) {
      reading = { version, value: readFor(version) }
      reading.value
        .finally(() => {
          if (reading?.version === version) reading = null
        })
        .catch(() => {})
    }
    return reading.value
  }

  return {
    read() {
      const version = db.contentVersion()
      return typeof version === 'number' ? readAt(version) : version.then(readAt)
    },
    current: () => known?.value ?? none,
  }
}
