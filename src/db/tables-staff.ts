import type { Generated } from 'kysely'

/* Tables of who runs the studio, and how they come in (see tables.ts). */

/** shop/identity: one-time ways to another account of the studio; only the token's digest is kept. */
export interface InvitationTable {
  id: string
  token_digest: string
  /** For whom it is, in the owner's words; may be ''. */
  note: string
  role: 'owner' | 'partner' | 'helper'
  /** The owner who made it; null for those of older versions. */
  invited_by: string | null
  created_at: number
  expires_at: number
  used_at: number | null
  used_by: string | null
  withdrawn_at: number | null
}

/** shop/identity: append-only; the database itself refuses another order of things. */
export interface AuditTrailTable {
  id: Generated<number>
  at: number
  /** The account that did it; null: nobody who is known. */
  actor: string | null
  action: string
  /** The id of what it was done to. */
  target: string | null
}
