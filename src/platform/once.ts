export interface Versioned {
  contentVersion(): number | Promise<number>
}

export interface Once<T> {
  read(): T | Promise<T>
  /** The value as it was read last, for callers that can't wait. */
  current(): T
}

/** Keeps the answer until the content version rises or `isOver` is true. */
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
