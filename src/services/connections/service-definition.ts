import type { Writer } from '#platform/db/database.ts'
import type { ServiceInput } from './connect.schema.ts'
import type { ServiceFact, ServiceName } from './service.ts'

/** What is stored of a connection; `provider` says which of the service's providers it is. */
export interface StoredConfig {
  provider: string
}

/** A connection as the owner's input made it: checked by a live call, ready to be saved. */
export interface Connected<Config extends StoredConfig> {
  config: Config
  /** What is written in the transaction that saves it; `now` in epoch milliseconds. */
  join?(trx: Writer, now: number): Promise<void>
  /** Takes back what was made at the provider; called when saving fails. */
  undo?(): Promise<void>
  /** What is left to do at the provider once it is saved; its failure takes nothing back. */
  after?(): Promise<void>
}

/** What a service says of the configuration that it has. */
export interface Described {
  says: string
  mend?: string
  /** When it isn't at work as it is: see `ServiceState`. */
  state?: 'trouble' | 'unset' | 'waiting'
  facts?: ServiceFact[]
}

/**
 * One service outside: what is stored of it, which adapter a configuration means, and how the owner's
 * input becomes one.
 */
export interface ServiceDefinition<Config extends StoredConfig, Adapter extends object> {
  name: ServiceName
  /** Parses what is stored, secrets included. */
  schema: { parse(value: unknown): Config }
  /** Which of its fields are sealed; every other is stored as it is, and may be shown. */
  secrets: readonly string[]
  /** What the machine's variables say; null: nothing. What they say wins. */
  machine: Config | null
  /** At work while nothing is set. */
  unset: { adapter: Adapter; described: Described }
  /** At work once what was set has been taken away; absent: as before anything was set. */
  ended?: { adapter: Adapter; described: Described }
  /** At work while the sealed secrets can't be opened: refuses every call with these words. */
  locked(words: string): Adapter
  adapterOf(config: Config): Adapter
  describe(config: Config): Described
  /**
   * Which account a configuration is of. Accounts that took money before stay known by it after
   * another took their place; absent: what is replaced is forgotten.
   */
  accountOf?(config: Config): string
  /**
   * Why an account that was replaced can't be forgotten yet, in the owner's words; null: nothing needs it.
   * Absent: nothing ever does.
   */
  neededFor?(trx: Writer, account: string): Promise<string | null>
  /** The providers that its owner may choose here. */
  providers: readonly ServiceInput['provider'][]
  /**
   * Checks the input by a live call, and makes what the shop needs at the provider. `before`: what is
   * set, null while nothing is or it can't be opened; `former`: what was, the newest first. ShopErrors `bad_input` naming the field, or the
   * port's own when the provider can't be had; then nothing is left behind.
   * Absent: only the machine sets it.
   */
  connect?(
    input: ServiceInput,
    before: Config | null,
    former: readonly Config[],
  ): Promise<Connected<Config>>
  /** Tries once more what the provider has not shown yet to work. */
  retry?(config: Config): Promise<void>
  /** Takes down at the provider what the shop made there; failures are no reason to stay connected. */
  disconnect?(config: Config): Promise<void>
}
