import type { Generated } from 'kysely'

export interface DropTable {
  id: Generated<number>
  title: string
  words: string
  opens_at: number
  /** 1: visitors read of it beforehand, without its pieces. */
  announced: number
  /** 1: a buyer has one of each of its pieces at the most. */
  one_each: number
  created_at: number
}
