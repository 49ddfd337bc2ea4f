import type { Generated } from 'kysely'

export interface MessageTable {
  id: string
  name: string
  email: string
  subject: string
  body: string
  created_at: number
  read_at: number | null
  /** 1: one of a flood, mailed to nobody; 2: set aside by the owner, to whom it was mailed. */
  suspicious: Generated<number>
}
