import type { Generated } from 'kysely'

/** shop/messages: what visitors wrote by the contact form. */
export interface MessageTable {
  id: string
  name: string
  email: string
  subject: string
  body: string
  created_at: number
  /** Null until the owner has read it. */
  read_at: number | null
  /** Kept aside; 1: one of a flood, mailed to nobody; 2: by the owner, to whom it was mailed. */
  suspicious: Generated<number>
}
