import type { Reader, Writer } from '#platform/db/database.ts'
import type { Currency } from '#platform/money/currency.ts'
import type { PlaceTax } from '#shop/store/tax/tax.ts'

/** Where the shop is, and where it sells to: what pages, mails and payments ask again and again. */
export interface Place {
  /** The shop's address, without a slash at the end. */
  readonly publicUrl: string
  /** The address before it: staff may still sign in there. Null: there was none. */
  readonly formerUrl: string | null
  /** An IANA zone; null: never chosen. */
  readonly timeZone: string | null
  /** The studio's own country; ISO 3166-1 alpha-2. */
  readonly country: string
  /** What every price is in. */
  readonly currency: Currency
  /** Where parcels may go; ISO 3166-1 alpha-2. */
  readonly countries: readonly string[]
  /** What of a price is tax. */
  readonly tax: PlaceTax
}

/** What a variable of the machine may say of it; what is set wins over what the owner chose. */
export interface MachinePlace {
  publicUrl: string | undefined
  timeZone: string | undefined
  countries: readonly string[] | undefined
  /** Whether the payment provider reckons tax. */
  taxByProvider: boolean | undefined
}

/** What the owner is asked about the shop's place. */
export type PlaceFact = 'address' | 'timeZone' | 'country' | 'currency' | 'countries'

/** Who has answered it: the machine's keeper, the owner, or nobody yet. */
export type PlaceStanding = 'machine' | 'set' | 'missing'

/** The shop's place, kept in memory and known anew with the content version. */
export interface LivePlace {
  /** As it is now: at once unless something was changed since it was read last. */
  read(): Place | Promise<Place>
  /** As a transaction sees it. */
  readIn(reader: Reader | Writer): Promise<Place>
  /** As it was read last: for what can't wait. A request has read it before it is answered. */
  current(): Place
}

/** Where the shop asks itself whether an address leads to it; the question follows. */
export const questionPath = '/.well-known/atelier/'
