import type { Generated } from 'kysely'

/** shop/messages: messages from the contact form. */
export interface MessageTable {
  id: string
  name: string
  email: string
  subject: string
  body: string
  created_at: number
  /** Null until the owner has read it. */
  read_at: number | null
  /** Set aside; 1: one of a flood, mailed to nobody; 2: by the owner, to whom it was mailed. */
  suspicious: Generated<number>
}
