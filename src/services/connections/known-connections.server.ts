/*
 * Owns what this process knows of the connections: read once a content version, kept in memory.
 */
import type { Database } from '#platform/db/database.ts'
import { type Once, once } from '#platform/once.ts'
import { type Connection, readConnections } from './connections.server.ts'

/** The connections as they are stored, known anew with the content version. */
export type KnownConnections = Once<readonly Connection[]>

export function createKnownConnections(db: Database): KnownConnections {
  return once<readonly Connection[]>(db, () => readConnections(db.read), [])
}
