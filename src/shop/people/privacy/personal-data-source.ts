import type { Reader, Writer } from '#platform/db/database.ts'
import type { PersonalDataCounts } from './privacy.schema.ts'

export interface PersonalDataSource {
  readonly name: keyof PersonalDataCounts
  /** `email` in lower case. */
  find(reader: Reader, email: string): Promise<object[]>
  /** Every address once, in lower case. */
  emails(reader: Reader): Promise<string[]>
  /** A reason against the erasure, in words for the owner; null: none. */
  erasureBlocker(trx: Writer, email: string): Promise<string | null>
  erase(trx: Writer, email: string, now: number): Promise<number>
  /** Ends work that was open in a restored backup, before an erasure is repeated. */
  settle?(trx: Writer, email: string, now: number): Promise<void>
  /** Entries that are erased one by one. `erase` answers false for an unknown entry. */
  readonly entries?: {
    ids(trx: Writer): Promise<string[]>
    /** Entries that an older backup may hold without the person's address. */
    ofPerson?(trx: Writer, email: string): Promise<string[]>
    erase(trx: Writer, id: string, now: number): Promise<boolean>
  }
}
