import { day } from '#platform/time/clock.ts'
import type { StaffRole } from '#shop/people/staff/staff-role.ts'

/** The roles of specification §6: 'admin' is every account of the studio. */
export type Role = 'guest' | 'admin'

/** The visitor of a live session. */
export interface Visitor {
  userId: string
  role: Role
  /** Null for guests. */
  staffRole: StaffRole | null
  name: string
  email: string | null
}

/** A user's public fields (specification §3), as the API sends them. */
export interface PublicUser {
  id: string
  name: string
  email: string | null
  role: Role
  staffRole: StaffRole | null
}

/** Milliseconds from the last renewal (design §4). */
export const sessionLifetime: Record<Role, number> = { guest: 90 * day, admin: 14 * day }

/** A visitor's public fields: no token, no password, no role but the specification's. */
export function publicUser({ userId, ...user }: Visitor): PublicUser {
  const { name, email, role, staffRole } = user
  return { id: userId, name, email, role, staffRole }
}

/** An account that may run the studio. */
export interface StaffMember {
  id: string
  name: string
  email: string | null
  role: StaffRole
}
