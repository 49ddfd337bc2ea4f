import type { Reader, Writer } from '#platform/db/database.ts'
import type { PersonalDataCounts } from './privacy.schema.ts'

/** So that all data of a person can be exported and erased in one action. */
export interface PersonalDataSource {
  readonly name: keyof PersonalDataCounts
  /** `email` in lower case. */
  find(reader: Reader, email: string): Promise<object[]>
  /** Of everybody, each once, in lower case. */
  emails(reader: Reader): Promise<string[]>
  /** The reason against it, in the owner's words; null: none. */
  erasureBlocker(trx: Writer, email: string): Promise<string | null>
  /** Answers the number of entries. */
  erase(trx: Writer, email: string, now: number): Promise<number>
  /** Before an erasure is repeated in a restored database: ends what was still open in the backup. */
  settle?(trx: Writer, email: string, now: number): Promise<void>
  /** Entries that are erased one by one. `erase` answers false where there is none. */
  readonly entries?: {
    ids(trx: Writer): Promise<string[]>
    /** Those that an older backup may hold without the person's address. */
    ofPerson?(trx: Writer, email: string): Promise<string[]>
    erase(trx: Writer, id: string, now: number): Promise<boolean>
  }
}
