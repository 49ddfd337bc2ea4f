import type { Writer } from '#platform/db/database.ts'
import type { ServiceInput } from './connect.schema.ts'
import type { ServiceFact, ServiceName } from './service.ts'

export interface StoredConfig {
  provider: string
}

export interface Connected<Config extends StoredConfig> {
  config: Config
  /** Runs in the transaction that saves the connection; `now` in epoch ms. */
  join?(trx: Writer, now: number): Promise<void>
  undo?(): Promise<void>
  /** Called after saving; its failure undoes nothing. */
  after?(): Promise<void>
}

export interface Described {
  says: string
  mend?: string
  state?: 'trouble' | 'unset' | 'waiting'
  facts?: ServiceFact[]
}

export interface ServiceDefinition<Config extends StoredConfig, Adapter extends object> {
  name: ServiceName
  schema: { parse(value: unknown): Config }
  /** Sealed fields; all other fields are stored open and may be shown. */
  secrets: readonly string[]
  /** From environment variables, which win; null: they set nothing. */
  machine: Config | null
  unset: { adapter: Adapter; described: Described }
  ended?: { adapter: Adapter; described: Described }
  /** In use while the secrets can't be opened: refuses every call with these words. */
  locked(words: string): Adapter
  createAdapter(config: Config): Adapter
  describe(config: Config): Described
  /** Accounts that took money stay known; absent: a replaced connection is forgotten. */
  readAccount?(config: Config): string
  /** The reason to keep a replaced account, for the owner; null or absent: none. */
  neededFor?(trx: Writer, account: string): Promise<string | null>
  providers: readonly ServiceInput['provider'][]
  /**
   * Absent: only environment variables set it. `former`: newest first. ShopErrors leave nothing
   * behind: `bad_input` naming the field, or the port's own when the provider is away.
   */
  connect?(
    input: ServiceInput,
    before: Config | null,
    former: readonly Config[],
  ): Promise<Connected<Config>>
  retry?(config: Config): Promise<void>
  /** A failure doesn't keep the service connected. */
  disconnect?(config: Config): Promise<void>
}
