import type { Generated } from 'kysely'

/** shop/drops: several pieces that come into the shop at one moment. Times in epoch milliseconds. */
export interface DropTable {
  id: Generated<number>
  title: string
  words: string
  opens_at: number
  /** 1: visitors read of it beforehand, without its pieces. */
  announced: number
  created_at: number
}
