import type { Database } from '#platform/db/database.ts'
import { type Once, once } from '#platform/once.ts'
import { type Connection, readConnections } from './connections.server.ts'

export type KnownConnections = Once<readonly Connection[]>

export function createKnownConnections(db: Database): KnownConnections {
  return once<readonly Connection[]>(db, () => readConnections(db.read), [])
}
