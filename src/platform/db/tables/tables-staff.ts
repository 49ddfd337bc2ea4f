import type { Generated } from 'kysely'

/* Tables of who runs the studio, and how they come in (see tables.ts). */

/** shop/identity: one-time ways to another account of the studio; only the token's digest is kept. */
interface InvitationTable {
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
interface AuditTrailTable {
  id: Generated<number>
  at: number
  /** The account that did it; null: no account that is known. */
  actor: string | null
  action: string
  /** The id of what it was done to. */
  target: string | null
}

/** shop/identity: passkeys, by the credential's id. */
interface PasskeyTable {
  id: string
  user_id: string
  /** COSE, as base64url. */
  public_key: string
  counter: number
  /** JSON: how the authenticator may be reached. */
  transports: string
  name: string
  created_at: number
  used_at: number | null
}

/** shop/identity: the secret behind an account's one-time codes, sealed. */
interface OneTimeCodeTable {
  user_id: string
  secret: string
  /** Null until a first code has proved that the app has it. */
  confirmed_at: number | null
  /** The time step of the last code that was taken: none is taken twice. */
  last_step: number
}

/** shop/identity: digests; a code that was used is gone. */
interface RecoveryCodeTable {
  digest: string
  user_id: string
}

/** shop/identity: what opens something once and for a while; only digests are kept. */
interface OneTimeTokenTable {
  digest: string
  purpose: 'passkey.add' | 'passkey.use' | 'link'
  user_id: string | null
  expires_at: number
}

export interface StaffTables {
  invitations: InvitationTable
  audit_trail: AuditTrailTable
  passkeys: PasskeyTable
  one_time_codes: OneTimeCodeTable
  recovery_codes: RecoveryCodeTable
  one_time_tokens: OneTimeTokenTable
}
