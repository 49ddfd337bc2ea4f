import { createContext, useContext } from 'react'
import { isAtLeast, type StaffRole } from '#shop/people/staff/staff-role.ts'

/** The role of the account that looks at the admin, as its loader read it. */
export const StaffRoleContext = createContext<StaffRole | null>(null)

/** Whether the account may do what asks for this role; the API decides, this only hides buttons. */
export function useMay(least: StaffRole): boolean {
  return isAtLeast(useContext(StaffRoleContext), least)
}
