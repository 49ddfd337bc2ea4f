/** shop/identity: one-time ways to another account of the studio; only the token's digest is kept. */
export interface InvitationTable {
  id: string
  token_digest: string
  /** For whom it is, in the owner's words; may be ''. */
  note: string
  created_at: number
  expires_at: number
  used_at: number | null
  used_by: string | null
  withdrawn_at: number | null
}
