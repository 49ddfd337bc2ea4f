/*
 * Owns the service_connections table: the services outside that the owner has set, secrets sealed.
 * Never opens a secret, never calls a provider.
 */
import type { Selectable } from 'kysely'
import type { Reader, Writer } from '#platform/db/database.ts'
import type { ServiceConnectionTable } from '#platform/db/tables/tables-services.ts'
import { newId } from '#platform/ids.ts'
import type { ServiceName } from './service.ts'

/** A connection's row; times in epoch milliseconds. */
export type Connection = Selectable<ServiceConnectionTable>

/** Every connection, those in use first. */
export function readConnections(reader: Reader | Writer): Promise<Connection[]> {
  return reader
    .selectFrom('service_connections')
    .selectAll()
    .orderBy('is_current', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
}

/**
 * Saves the service's connection. The same account keeps its row. Another account's row ends; with
 * `keepFormer` the ended row stays, because orders may still need it.
 */
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

/** Ends the service's connection; `keep` keeps the row for the orders that began there. */
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

/** Deletes a replaced account with its secrets; false when the id is unknown. */
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

/** Updates a stored connection that is unchanged since it was read; false when it has changed. */
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
