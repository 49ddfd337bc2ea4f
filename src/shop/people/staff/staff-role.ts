/** The least powerful first (design §11). */
export const staffRoles = ['helper', 'partner', 'owner'] as const
export type StaffRole = (typeof staffRoles)[number]

/** True if a role is at least another; false for null, a visitor's role. */
export function isAtLeast(role: StaffRole | null, least: StaffRole): boolean {
  return role !== null && staffRoles.indexOf(role) >= staffRoles.indexOf(least)
}
