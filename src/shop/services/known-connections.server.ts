/*
 * Owns what this process knows of the connections: read once a content version, kept in memory.
 */
import type { Database } from '#db/database.ts'
import { type Connection, readConnections } from './connections.server.ts'

/** The connections as they are stored, known anew with the content version. */
export interface KnownConnections {
  /** As they are now: at once unless something was changed since they were read last. */
  read(): readonly Connection[] | Promise<readonly Connection[]>
  /** As they were read last: for what can't wait. A request has read them before it is answered. */
  current(): readonly Connection[]
}

export function createKnownConnections(db: Database): KnownConnections {
  let known: { version: number; rows: readonly Connection[] } | null = null
  let reading: { version: number; rows: Promise<readonly Connection[]> } | null = null

  async function readNow(version: number): Promise<readonly Connection[]> {
    const rows = await readConnections(db.read)
    if (known === null || known.version <= version) known = { version, rows }
    return rows
  }

  function readAt(version: number): readonly Connection[] | Promise<readonly Connection[]> {
    if (known?.version === version) return known.rows
    if (reading?.version !== version) {
      reading = { version, rows: readNow(version) }
      reading.rows
        .finally(() => {
          if (reading?.version === version) reading = null
        })
        .catch(() => {})
    }
    return reading.rows
  }

  return {
    read() {
      const version = db.contentVersion()
      return typeof version === 'number' ? readAt(version) : version.then(readAt)
    },
    current: () => known?.rows ?? [],
  }
}
