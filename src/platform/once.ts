export interface Versioned {
  contentVersion(): number | Promise<number>
}

/** A value that this process reads once a content version. */
export interface Once<T> {
  /** The value as it is now: at once unless the content version was raised since it was read. */
  read(): T | Promise<T>
  /** The value as it was read last: for callers that can't wait. A request has read it before it is answered. */
  current(): T
}

/**
 * Keeps the answer of `readNow`, which is told the version that it is read for, until the content version rises, or until `isOver` says that the answer
 * is too old by the clock. `first` is the value before the first read. A failed read is tried anew.
 */
export function once<T>(
  db: Versioned,
  readNow: (version: number) => Promise<T>,
  first: T,
  isOver: (value: T) => boolean = () => false,
): Once<T> {
  let known: { version: number; value: T } | null = null
  let reading: { version: number; value: Promise<T> } | null = null

  async function readFor(version: number): Promise<T> {
    const value = await readNow(version)
    // It expired during the read.
    if (isOver(value)) return readFor(version)
    if (known === null || known.version <= version) known = { version, value }
    return value
  }

  function readAt(version: number): T | Promise<T> {
    if (known?.version === version && !isOver(known.value)) return known.value
    if (reading?.version === version) return reading.value
    const mine = { version, value: readFor(version) }
    reading = mine
    mine.value
      .finally(() => {
        if (reading === mine) reading = null
      })
      .catch(() => {})
    return mine.value
  }

  return {
    read() {
      const version = db.contentVersion()
      return typeof version === 'number' ? readAt(version) : version.then(readAt)
    },
    current: () => known?.value ?? first,
  }
}
