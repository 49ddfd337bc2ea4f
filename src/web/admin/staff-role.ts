import { createContext, useContext } from 'react'
import { isAtLeast, type StaffRole } from '#shop/people/staff/staff-role.ts'

/** The role of the account that looks at the admin, as its loader read it. */
export const StaffRoleContext = createContext<StaffRole | null>(null)

/** Only hides buttons: the API decides. */
export function useMay(least: StaffRole): boolean {
  return isAtLeast(useContext(StaffRoleContext), least)
}
