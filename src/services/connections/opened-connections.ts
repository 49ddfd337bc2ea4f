/* Secrets go only to an adapter. Reads no database and calls no provider. */
import type { Sealing } from '#platform/sealing.ts'
import type { Connection } from './connections.server.ts'
import { connectionsCopy } from './copy.ts'
import type { ServiceState } from './service.ts'
import type { Described, ServiceDefinition, StoredConfig } from './service-definition.ts'

export interface AtWork<Config, Adapter> {
  state: ServiceState
  /** '' where a service has only one account. */
  account: string
  /** Null while nothing is set, or its secrets can't be opened. */
  config: Config | null
  adapter: Adapter
  described: Described
}

export const lockedWords = connectionsCopy.locked

export function openConnections<Config extends StoredConfig, Adapter extends object>(
  definition: ServiceDefinition<Config, Adapter>,
  sealing: Sealing,
) {
  const { name, machine, secrets } = definition
  const purpose = `service:${name}`
  const made = new Map<string, AtWork<Config, Adapter>>()

  const configured = (config: Config, state: ServiceState): AtWork<Config, Adapter> => {
    const described = definition.describe(config)
    return {
      state: state === 'working' ? (described.state ?? state) : state,
      account: definition.readAccount?.(config) ?? '',
      config,
      adapter: definition.createAdapter(config),
      described,
    }
  }
  const without = (what: { adapter: Adapter; described: Described }): AtWork<Config, Adapter> => ({
    state: 'unset',
    account: '',
    config: null,
    ...what,
  })
  const unset = without(definition.unset)
  const ended = definition.ended ? without(definition.ended) : unset
  const onMachine = machine && configured(machine, 'machine')

  function opened({ config, secrets: sealed }: Connection): Config | null {
    const text = sealing.open(sealed, purpose)
    return text === null
      ? null
      : definition.schema.parse({ ...JSON.parse(config), ...JSON.parse(text) })
  }

  /** One adapter per revision: it may hold a connection open. */
  function atWork(row: Connection): AtWork<Config, Adapter> {
    const key = `${row.id}:${row.revision}`
    const known = made.get(key)
    if (known) return known
    const config = opened(row)
    const now: AtWork<Config, Adapter> = config
      ? configured(config, 'working')
      : {
          state: 'trouble',
          account: row.account,
          config: null,
          adapter: definition.locked(lockedWords),
          described: {
            says: lockedWords,
            mend: connectionsCopy.lockedHint,
          },
        }
    for (const old of made.keys()) if (old.startsWith(`${row.id}:`)) made.delete(old)
    made.set(key, now)
    return now
  }

  const serviceRows = (rows: readonly Connection[]) =>
    rows.filter(({ service }) => service === name)

  return {
    opened,
    rowsOf: serviceRows,
    atWork,

    currentIn(rows: readonly Connection[]): AtWork<Config, Adapter> {
      if (onMachine) return onMachine
      const own = serviceRows(rows)
      const row = own.find(({ is_current }) => is_current === 1)
      if (row) return atWork(row)
      return own.length > 0 ? ended : unset
    },

    formerIn(rows: readonly Connection[]): AtWork<Config, Adapter>[] {
      return serviceRows(rows)
        .filter(({ is_current }) => machine || is_current === 0)
        .map(atWork)
    },

    stored(config: Config) {
      const entries = Object.entries(config)
      const open = Object.fromEntries(entries.filter(([field]) => !secrets.includes(field)))
      const secret = Object.fromEntries(entries.filter(([field]) => secrets.includes(field)))
      return {
        config: JSON.stringify(open),
        secrets: sealing.seal(JSON.stringify(secret), purpose),
      }
    },
  }
}
