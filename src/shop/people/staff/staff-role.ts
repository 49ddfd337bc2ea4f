/** The least powerful first. */
export const staffRoles = ['helper', 'partner', 'owner'] as const
export type StaffRole = (typeof staffRoles)[number]

/** False for null, a visitor's role. */
export function isAtLeast(role: StaffRole | null, least: StaffRole): boolean {
  return role !== null && staffRoles.indexOf(role) >= staffRoles.indexOf(least)
}
