import type { Reader, Writer } from '#platform/db/database.ts'
import type { Currency } from '#platform/money/currency.ts'
import type { StoreTax } from '#shop/store/tax/tax.ts'

export interface StoreSettings {
  /** Without a slash at the end. */
  readonly publicUrl: string
  /** Staff may still sign in there. Null: there was none. */
  readonly formerUrl: string | null
  /** IANA; null: never chosen. */
  readonly timeZone: string | null
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly currency: Currency
  /** Where parcels may go; ISO 3166-1 alpha-2. */
  readonly countries: readonly string[]
  readonly tax: StoreTax
  /** Of sales that no provider settles. */
  readonly offlineTax: StoreTax
}

/** From the environment; they win over the owner's. */
export interface MachineStoreSettings {
  publicUrl: string | undefined
  timeZone: string | undefined
  countries: readonly string[] | undefined
  taxByProvider: boolean | undefined
}

export type StoreFact = 'address' | 'timeZone' | 'country' | 'currency' | 'countries'

export type StoreStatus = 'machine' | 'set' | 'missing'

export interface LiveStoreSettings {
  /** Synchronous unless something has changed since the last read. */
  read(): StoreSettings | Promise<StoreSettings>
  /** As a transaction sees it. */
  readIn(reader: Reader | Writer): Promise<StoreSettings>
  /** For synchronous callers. Each request reads the settings before its answer. */
  current(): StoreSettings
}

/** The shop requests this path from itself, to see whether an address leads to it. */
export const questionPath = '/.well-known/atelier/'
