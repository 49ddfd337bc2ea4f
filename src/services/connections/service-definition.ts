import type { Writer } from '#platform/db/database.ts'
import type { ServiceInput } from './connect.schema.ts'
import type { ServiceFact, ServiceName } from './service.ts'

export interface StoredConfig {
  provider: string
}

/** A connection as the owner's input made it: checked by a live call, ready to be saved. */
export interface Connected<Config extends StoredConfig> {
  config: Config
  /** Writes in the transaction that saves the connection; `now` in epoch milliseconds. */
  join?(trx: Writer, now: number): Promise<void>
  /** Undoes the work at the provider; called when saving fails. */
  undo?(): Promise<void>
  /** Finishes the work at the provider after saving; its failure undoes nothing. */
  after?(): Promise<void>
}

export interface Described {
  says: string
  mend?: string
  /** Absent when the configuration works; see `ServiceState`. */
  state?: 'trouble' | 'unset' | 'waiting'
  facts?: ServiceFact[]
}

/**
 * One outside service: the shape of its stored configuration, the adapter for a configuration, and the
 * way from the owner's input to a configuration.
 */
export interface ServiceDefinition<Config extends StoredConfig, Adapter extends object> {
  name: ServiceName
  /** Parses the stored configuration, secrets included. */
  schema: { parse(value: unknown): Config }
  /** Sealed fields; all other fields are stored as they are and may be shown. */
  secrets: readonly string[]
  /** The configuration of the environment variables, which win; null: they set nothing. */
  machine: Config | null
  /** In use while nothing is set. */
  unset: { adapter: Adapter; described: Described }
  /** In use after the owner has removed the connection; absent: `unset` is used again. */
  ended?: { adapter: Adapter; described: Described }
  /** In use while the sealed secrets can't be opened: refuses every call with these words. */
  locked(words: string): Adapter
  createAdapter(config: Config): Adapter
  describe(config: Config): Described
  /**
   * A configuration's account. Accounts that took money stay known by it after a replacement; absent: a
   * replaced connection is forgotten.
   */
  readAccount?(config: Config): string
  /**
   * Why a replaced account can't be forgotten yet, in the owner's words; null: nothing needs it.
   * Absent: nothing ever does.
   */
  neededFor?(trx: Writer, account: string): Promise<string | null>
  /** Providers that the owner may choose. */
  providers: readonly ServiceInput['provider'][]
  /**
   * Checks the input by a live call, and sets up the provider for the shop. `before`: the current
   * configuration, null while nothing is set or it can't be opened; `former`: earlier configurations,
   * newest first. ShopErrors: `bad_input` naming the field, or the port's own when the provider is
   * unavailable; then nothing is left behind. Absent: only environment variables set the service.
   */
  connect?(
    input: ServiceInput,
    before: Config | null,
    former: readonly Config[],
  ): Promise<Connected<Config>>
  /** Tries to prove a connection that the provider has not proved yet. */
  retry?(config: Config): Promise<void>
  /** Removes the shop's work at the provider; failures don't keep the service connected. */
  disconnect?(config: Config): Promise<void>
}
