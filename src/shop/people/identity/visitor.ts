import { day } from '#platform/time/clock.ts'
import type { StaffRole } from '#shop/people/staff/staff-role.ts'
import type { PublicUser } from './identity.schema.ts'

/** Specification §6: 'admin' is every account of the studio. */
export type Role = 'guest' | 'admin'

export interface Visitor {
  userId: string
  role: Role
  /** Null for guests. */
  staffRole: StaffRole | null
  name: string
  email: string | null
}

/** Milliseconds from the last renewal. */
export const sessionLifetime: Record<Role, number> = { guest: 90 * day, admin: 14 * day }

export function publicUser({ userId, ...user }: Visitor): PublicUser {
  const { name, email, role, staffRole } = user
  return { id: userId, name, email, role, staffRole }
}

export interface StaffMember {
  id: string
  name: string
  email: string | null
  role: StaffRole
}
