import type { Generated } from 'kysely'

interface InvitationTable {
  id: string
  token_digest: string
  note: string
  role: 'owner' | 'partner' | 'helper'
  invited_by: string | null
  created_at: number
  expires_at: number
  used_at: number | null
  used_by: string | null
  withdrawn_at: number | null
}

/** Append-only: the database refuses updates and early deletions. */
interface AuditTrailTable {
  id: Generated<number>
  at: number
  actor: string | null
  action: string
  target: string | null
}

interface PasskeyTable {
  id: string
  user_id: string
  /** COSE, as base64url. */
  public_key: string
  counter: number
  transports: string
  name: string
  created_at: number
  used_at: number | null
}

interface OneTimeCodeTable {
  user_id: string
  secret: string
  confirmed_at: number | null
  /** The time step of the last code that was taken: none is taken twice. */
  last_step: number
}

interface RecoveryCodeTable {
  digest: string
  user_id: string
}

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
