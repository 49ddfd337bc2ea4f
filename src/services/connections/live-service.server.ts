/* Environment variables win over the owner's settings. Secrets go only to an adapter. */
import type { Logger } from 'pino'
import { raiseContentVersion } from '#platform/db/content-version.ts'
import type { Database } from '#platform/db/database.ts'
import { Mutex } from '#platform/db/sqlite/mutex.ts'
import { badInput, ShopError } from '#platform/errors.ts'
import type { Sealing } from '#platform/sealing.ts'
import type { Clock } from '#platform/time/clock.ts'
import {
  changeConnection,
  endConnection,
  forgetFormer,
  type KnownConnections,
  saveConnection,
} from './connections.server.ts'
import { connectionsCopy } from './copy.ts'
import { type AtWork, openConnections } from './opened-connections.ts'
import type { ServiceStatus } from './service.ts'
import type { ServiceDefinition, StoredConfig } from './service-definition.ts'

export interface LiveServiceDeps {
  db: Database
  clock: Clock
  sealing: Sealing
  log: Pick<Logger, 'warn'>
  connections: KnownConnections
}

export type LiveService<Config extends StoredConfig, Adapter extends object> = ReturnType<
  typeof createLiveService<Config, Adapter>
>

export function createLiveService<Config extends StoredConfig, Adapter extends object>(
  definition: ServiceDefinition<Config, Adapter>,
  { db, clock, sealing, log, connections }: LiveServiceDeps,
) {
  const { name, machine } = definition
  const { opened, rowsOf, atWork, currentIn, formerIn, stored } = openConnections(
    definition,
    sealing,
  )
  const mutex = new Mutex()

  async function status(): Promise<ServiceStatus> {
    const rows = await connections.read()
    const { state, config, adapter, described } = currentIn(rows)
    return {
      name,
      state,
      provider: config?.provider ?? adapterName(adapter),
      says: described.says,
      mend: described.mend ?? null,
      facts: described.facts ?? [],
      former: rowsOf(rows)
        .filter(({ is_current, account }) => is_current === 0 && account !== '')
        .map((row) => ({
          id: row.id,
          endedAt: row.ended_at ?? row.updated_at,
          facts: atWork(row).described.facts ?? [
            { label: connectionsCopy.account, value: row.account },
          ],
        })),
    }
  }

  function requireOwn(): void {
    if (machine) throw new ShopError('changed', connectionsCopy.setOnMachine)
  }

  return {
    name,
    async read(): Promise<AtWork<Config, Adapter>> {
      return currentIn(await connections.read())
    },
    /** The last known connection, for callers that can't wait. */
    current: () => currentIn(connections.current()),
    async former(): Promise<AtWork<Config, Adapter>[]> {
      return formerIn(await connections.read())
    },
    currentFormer: () => formerIn(connections.current()),
    status,

    /** 'changed': environment variables win, or another call was faster. Errors change nothing. */
    connect(input: { provider: string }): Promise<ServiceStatus> {
      requireOwn()
      if (!takes(definition, input.provider))
        throw badInput('provider', connectionsCopy.noSuchProvider)
      return inTurn(mutex, async () => {
        const rows = await connections.read()
        const before = rowsOf(rows).find(({ is_current }) => is_current === 1)
        const was = before ? opened(before) : null
        const former = formerIn(rows).flatMap(({ config }) => config ?? [])
        const { config, join, undo, after } = await definition.connect(input as never, was, former)
        const account = definition.readAccount?.(config) ?? ''
        try {
          await db.transact(async (trx) => {
            const now = clock.now()
            const same = await trx
              .selectFrom('service_connections')
              .select(['id', 'revision'])
              .where('service', '=', name)
              .where('is_current', '=', 1)
              .executeTakeFirst()
            if (same?.id !== before?.id || same?.revision !== before?.revision)
              throw new ShopError('changed', connectionsCopy.changedMeanwhile)
            const row = { service: name, account, ...stored(config) }
            await saveConnection(trx, row, {
              now,
              keepFormer: definition.readAccount !== undefined,
            })
            await join?.(trx, now)
            raiseContentVersion(trx)
          })
        } catch (error) {
          await undo?.().catch((err) =>
            log.warn({ err, service: name }, 'could not undo a connection'),
          )
          throw error
        }
        await after?.().catch((err) =>
          log.warn({ err, service: name }, 'could not tidy a connection'),
        )
        return status()
      })
    },

    async retry(): Promise<ServiceStatus> {
      requireOwn()
      const { config } = currentIn(await connections.read())
      if (config) await definition.retry?.(config)
      return status()
    },

    /** ShopError 'changed' when environment variables set the connection. */
    disconnect(): Promise<ServiceStatus> {
      requireOwn()
      return inTurn(mutex, async () => {
        const { config } = currentIn(await connections.read())
        await db.transact(async (trx) => {
          const keep = definition.readAccount !== undefined
          await endConnection(trx, name, { now: clock.now(), keep })
          raiseContentVersion(trx)
        })
        if (config) {
          await definition
            .disconnect?.(config)
            .catch((err) => log.warn({ err, service: name }, 'could not take down a connection'))
        }
        return status()
      })
    },

    /**
     * ShopErrors: 'not_found'; 'changed' while something needs the account, or while no account has
     * taken its place, because then nothing would record that real money was taken once.
     */
    forget(id: string): Promise<ServiceStatus> {
      return inTurn(mutex, async () => {
        const rows = await connections.read()
        const row = rowsOf(rows).find((each) => each.id === id && each.is_current === 0)
        if (!row) throw new ShopError('not_found', connectionsCopy.noSuchAccount)
        if (!currentIn(rows).config) throw new ShopError('changed', connectionsCopy.takesItsPlace)
        await db.transact(async (trx) => {
          const reason = (await definition.neededFor?.(trx, row.account)) ?? null
          if (reason !== null) throw new ShopError('changed', reason)
          await forgetFormer(trx, { service: name, id })
          raiseContentVersion(trx)
        })
        const config = opened(row)
        if (config) {
          await definition
            .disconnect?.(config)
            .catch((err) => log.warn({ err, service: name }, 'could not take down an account'))
        }
        return status()
      })
    },

    /** Starts from the current value. False: the account is gone, or `changed` returned null. */
    async change(account: string, changed: (config: Config) => Config | null): Promise<boolean> {
      const rows = rowsOf(await connections.read())
      const row = rows.find((each) => each.account === account)
      const config = row && opened(row)
      const next = config && changed(config)
      if (!row || !next) return false
      return db.transact(async (trx) => {
        const done = await changeConnection(trx, row, stored(next), clock.now())
        if (done) raiseContentVersion(trx)
        return done
      })
    },
  }
}

const adapterName = (adapter: { name?: unknown }) => String(adapter.name ?? '')

async function inTurn<T>(mutex: Mutex, work: () => Promise<T>): Promise<T> {
  await mutex.take()
  try {
    return await work()
  } finally {
    mutex.release()
  }
}

function takes({ inputs }: Pick<ServiceDefinition<StoredConfig, object>, 'inputs'>, name: string) {
  return inputs.some(({ shape: { provider } }) => provider?.safeParse(name).success)
}
