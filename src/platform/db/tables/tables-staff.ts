import type { Generated } from 'kysely'

/* Tables of the studio's accounts and their sign-in (see tables.ts). */

/**
 * shop/identity: one-time invitations to another account of the studio; only the token's digest is
 * stored.
 */
interface InvitationTable {
  id: string
  token_digest: string
  /** A name for the invited person, in the owner's words; may be ''. */
  note: string
  role: 'owner' | 'partner' | 'helper'
  /** The inviting owner; null for invitations of older versions. */
  invited_by: string | null
  created_at: number
  expires_at: number
  used_at: number | null
  used_by: string | null
  withdrawn_at: number | null
}

/**
 * shop/identity: append-only; the database itself refuses updates, and deletions before their time.
 */
interface AuditTrailTable {
  id: Generated<number>
  at: number
  /** The acting account; null: unknown. */
  actor: string | null
  action: string
  /** The id of the action's target. */
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

/** shop/identity: one-time tokens with a time limit; only digests are stored. */
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
