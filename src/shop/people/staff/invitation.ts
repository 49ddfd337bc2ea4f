import { day } from '#platform/time/clock.ts'

/** Milliseconds. */
export const invitationLifetime = 7 * day

/** Any other text isn't looked up. Our tokens have 43 letters; an operator may choose the first. */
export const invitationPattern = /^[\w-]{32,64}$/

export const invitationStates = ['open', 'used', 'expired', 'withdrawn'] as const
export type InvitationState = (typeof invitationStates)[number]

interface Times {
  expiresAt: number
  usedAt: number | null
  withdrawnAt: number | null
}

export function invitationState(
  { expiresAt, usedAt, withdrawnAt }: Times,
  now: number,
): InvitationState {
  if (usedAt !== null) return 'used'
  if (withdrawnAt !== null) return 'withdrawn'
  return expiresAt > now ? 'open' : 'expired'
}
