import type { Reader, Writer } from '#platform/db/database.ts'
import type { Currency } from '#platform/money/currency.ts'
import type { PlaceTax } from '#shop/store/tax/tax.ts'

export interface Place {
  /** The shop's address, without a slash at the end. */
  readonly publicUrl: string
  /** The address before it: staff may still sign in there. Null: there was none. */
  readonly formerUrl: string | null
  /** An IANA zone; null: never chosen. */
  readonly timeZone: string | null
  /** The studio's own country; ISO 3166-1 alpha-2. */
  readonly country: string
  readonly currency: Currency
  /** Where parcels may go; ISO 3166-1 alpha-2. */
  readonly countries: readonly string[]
  readonly tax: PlaceTax
}

/** Values from the environment; they win over the owner's. */
export interface MachinePlace {
  publicUrl: string | undefined
  timeZone: string | undefined
  countries: readonly string[] | undefined
  taxByProvider: boolean | undefined
}

export type PlaceFact = 'address' | 'timeZone' | 'country' | 'currency' | 'countries'

export type PlaceStatus = 'machine' | 'set' | 'missing'

/** Kept in memory, and read again with each content version. */
export interface LivePlace {
  /** Synchronous unless something has changed since the last read. */
  read(): Place | Promise<Place>
  /** As a transaction sees it. */
  readIn(reader: Reader | Writer): Promise<Place>
  /** The last value read, for synchronous callers. Each request reads it before its answer. */
  current(): Place
}

/**
 * The shop requests this path, with a question at its end, to see whether an address leads to it.
 */
export const questionPath = '/.well-known/atelier/'
