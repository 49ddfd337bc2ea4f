import { day } from '#kernel/clock.ts'

/** The roles of specification §6. */
export type Role = 'guest' | 'admin'

/** Who asks, as a live session proves it. */
export interface Visitor {
  userId: string
  role: Role
  name: string
  email: string | null
}

/** A user's public fields (specification §3), as the API sends them. */
export interface PublicUser {
  id: string
  name: string
  email: string | null
  role: Role
}

/** How long a session lasts after it was last renewed, in milliseconds (design §4). */
export const sessionLifetime: Record<Role, number> = { guest: 90 * day, admin: 14 * day }

export function publicUser(visitor: Visitor): PublicUser {
  const { userId, name, email, role } = visitor
  return { id: userId, name, email, role }
}

/** Somebody who may run the studio. */
export interface Admin {
  id: string
  name: string
  email: string | null
  isOwner: boolean
}
