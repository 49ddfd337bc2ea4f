import type { Reader, Writer } from '#platform/db/database.ts'

/**
 * Personal data that a module keeps about people without an account, so that all data of a person
 * can be exported and erased in one action.
 */
export interface PersonalDataSource {
  readonly name: 'orders' | 'messages' | 'waiting' | 'withdrawals' | 'carts'
  /** Everything that is kept about the person with this address (lower case). */
  find(reader: Reader, email: string): Promise<object[]>
  /** The reason why the person can't be removed yet, in the owner's words; null: none. */
  inTheWay(trx: Writer, email: string): Promise<string | null>
  /** Removes the person; answers the number of entries. */
  erase(trx: Writer, email: string, now: number): Promise<number>
}

export type PersonalDataCounts = Partial<Record<PersonalDataSource['name'], number>>
