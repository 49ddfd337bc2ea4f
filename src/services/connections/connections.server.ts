/* Alone writes service_connections. Never opens a secret, never calls a provider. */
import type { Selectable } from 'kysely'
import type { Database, Reader, Writer } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables/tables.ts'
import { newId } from '#platform/ids.ts'
import { type Once, once } from '#platform/once.ts'
import type { ServiceName } from './service.ts'

/** Times in epoch ms. */
export type Connection = Selectable<Tables['service_connections']>

export function readConnections(reader: Reader | Writer): Promise<Connection[]> {
  return reader
    .selectFrom('service_connections')
    .selectAll()
    .orderBy('is_current', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
}

export type KnownConnections = Once<readonly Connection[]>

export function createKnownConnections(db: Database): KnownConnections {
  return once<readonly Connection[]>(db, () => readConnections(db.read), [])
}

/** The same account keeps its row; `keepFormer`: another's ended row stays for its orders. */
export async function saveConnection(
  trx: Writer,
  made: Pick<Connection, 'account' | 'config' | 'secrets'> & { service: ServiceName },
  { now, keepFormer }: { now: number; keepFormer: boolean },
): Promise<void> {
  const { service, account, config, secrets } = made
  await endConnection(trx, service, { now, keep: keepFormer })
  const changes = { config, secrets, is_current: 1, updated_at: now, ended_at: null }
  await trx
    .insertInto('service_connections')
    .values({ id: newId(), service, account, revision: 1, created_at: now, ...changes })
    .onConflict((oc) =>
      oc.columns(['service', 'account']).doUpdateSet((eb) => ({
        ...changes,
        revision: eb('service_connections.revision', '+', 1),
      })),
    )
    .execute()
}

export async function endConnection(
  trx: Writer,
  service: ServiceName,
  { now, keep }: { now: number; keep: boolean },
): Promise<void> {
  if (!keep) {
    await trx.deleteFrom('service_connections').where('service', '=', service).execute()
    return
  }
  await trx
    .updateTable('service_connections')
    .set((eb) => ({ is_current: 0, ended_at: now, revision: eb('revision', '+', 1) }))
    .where('service', '=', service)
    .where('is_current', '=', 1)
    .execute()
}

export async function forgetFormer(
  trx: Writer,
  { service, id }: { service: ServiceName; id: string },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('service_connections')
    .where('service', '=', service)
    .where('id', '=', id)
    .where('is_current', '=', 0)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** False when the row has changed since it was read. */
export async function changeConnection(
  trx: Writer,
  { id, revision }: Pick<Connection, 'id' | 'revision'>,
  changes: Pick<Connection, 'config' | 'secrets'>,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('service_connections')
    .set({ ...changes, revision: revision + 1, updated_at: now })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
