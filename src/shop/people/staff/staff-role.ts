/** What an account of the studio may do, the least first (design §11). */
export const staffRoles = ['helper', 'partner', 'owner'] as const
/** What an account of the studio may do, from `staffRoles`. */
export type StaffRole = (typeof staffRoles)[number]

/** Whether a role is at least another. Null, the role of a visitor who is no staff, never is. */
export function isAtLeast(role: StaffRole | null, least: StaffRole): boolean {
  return role !== null && staffRoles.indexOf(role) >= staffRoles.indexOf(least)
}
