import type { z } from 'zod'
import type { Config as ShopConfig } from '#config'
import type { Database, Writer } from '#platform/db/database.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { PaymentProvider } from '#services/payments/port.ts'
import type { LiveStoreSettings } from '#shop/store/store-settings/store-settings.ts'
import type { Check } from '#shop/upkeep/check-up/check-up.ts'
import type { ServiceFact, ServiceName } from './service.ts'

export interface StoredConfig {
  provider: string
}

/** `PUBLIC_URL`: the machine's address for the shop. */
export type Environment<Variables extends z.ZodRawShape> = ([keyof Variables] extends [never]
  ? object
  : z.output<z.ZodObject<Variables>>) & { PUBLIC_URL?: string | undefined }

/** Part of every service, also of a service that has an admin section of its own. */
export interface ServiceShape<Input extends z.ZodObject, Variables extends z.ZodRawShape, Machine> {
  name: ServiceName
  title: string
  /** The owner's inputs: a schema for each provider to choose. */
  inputs: readonly Input[]
  variables: Variables
  /** The variables' settings, which win. Null: there are none. Throws ConfigError. */
  read(e: Environment<Variables>): Machine
}

/**
 * An external service: its inputs, its stored connection, and its work in a shop. Its form is
 * `form.tsx` in its folder; `all-services.ts` lists it.
 */
export interface Service<
  Input extends z.ZodObject,
  Config extends StoredConfig,
  Adapter extends object,
  Variables extends z.ZodRawShape = Record<never, never>,
> extends ServiceShape<Input, Variables, Config | null> {
  schema: { parse(value: unknown): Config }
  /** Sealed fields; all other fields are stored open and may be shown. */
  secrets: readonly string[]
  checks?(adapter: () => Adapter, shop: Omit<ServiceSetup, 'demo'>): Check[]
  define(config: ShopConfig, setup: ServiceSetup): ServiceWork<z.output<Input>, Config, Adapter>
}

/** A service may use nothing else of the shop. */
export interface ServiceSetup {
  db: Database
  clock: Clock
  storeSettings: Pick<LiveStoreSettings, 'read' | 'current'>
  demo: PaymentProvider
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

export interface ServiceWork<Input, Config extends StoredConfig, Adapter extends object> {
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
  /**
   * The live check. `former`: newest first. ShopErrors leave nothing behind: `bad_input` naming the
   * field, or the port's own when the provider is away.
   */
  connect(
    input: Input,
    before: Config | null,
    former: readonly Config[],
  ): Promise<Connected<Config>>
  retry?(config: Config): Promise<void>
  /** A failure doesn't keep the service connected. */
  disconnect?(config: Config): Promise<void>
}

export type ServiceDefinition<Config extends StoredConfig, Adapter extends object> = Pick<
  Service<z.ZodObject, Config, Adapter, z.ZodRawShape>,
  'name' | 'inputs' | 'schema' | 'secrets'
> &
  ServiceWork<never, Config, Adapter> & {
    /** From environment variables, which win; null: they set nothing. */
    machine: Config | null
  }
