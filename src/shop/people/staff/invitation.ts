import { day } from '#platform/time/clock.ts'
import type { StaffRole } from './staff-role.ts'

/** How long an invitation can be used, in milliseconds (design §4). */
export const invitationLifetime = 7 * day

/** A token as `newSecret` makes them; anything else is not even looked up. */
export const invitationPattern = /^[\w-]{43}$/

/** How an invitation may stand: it can be used while it is open, and once. */
export const invitationStates = ['open', 'used', 'expired', 'withdrawn'] as const
/** How an invitation stands. */
export type InvitationState = (typeof invitationStates)[number]

/** An invitation as the owner sees it, without its secret; times in epoch milliseconds. */
export interface Invitation {
  id: string
  /** For whom it is, in the owner's words; may be ''. */
  note: string
  /** What the account that it makes may do. */
  role: StaffRole
  createdAt: number
  expiresAt: number
  state: InvitationState
  /** The name of the account that was made by it; null: none yet. */
  usedBy: string | null
}

interface Times {
  expiresAt: number
  usedAt: number | null
  withdrawnAt: number | null
}

/** What became of an invitation, as of now. */
export function invitationState(
  { expiresAt, usedAt, withdrawnAt }: Times,
  now: number,
): InvitationState {
  if (usedAt !== null) return 'used'
  if (withdrawnAt !== null) return 'withdrawn'
  return expiresAt > now ? 'open' : 'expired'
}
