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
  /** 1: one of a flood; kept aside, and mailed to nobody. */
  suspicious: Generated<number>
}
