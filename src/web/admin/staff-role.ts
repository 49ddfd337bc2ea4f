import { createContext, useContext } from 'react'
import { isAtLeast, type StaffRole } from '#shop/people/staff/staff-role.ts'

export const StaffRoleContext = createContext<StaffRole | null>(null)

/** Only hides buttons: the API decides. */
export function useMay(least: StaffRole): boolean {
  return isAtLeast(useContext(StaffRoleContext), least)
}
