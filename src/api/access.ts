import { createMiddleware } from 'hono/factory'
import type { AuditAction } from '#shop/identity/audit.ts'
import type { StaffRole } from '#shop/identity/staff-role.ts'
import type { ApiContext, ApiEnv } from './api.ts'
import { requireStaff } from './session.ts'

/** Who may call a route: every visitor, or the staff from this role on. */
export type Access = 'everyone' | StaffRole

/**
 * Says in a route's declaration, and so in the API's document, who may call it. A refusal comes
 * before the input is looked at. `action`: what the audit trail calls a call that went well.
 */
export function allow(access: Access, action?: AuditAction) {
  return {
    'x-access': access,
    'x-audit': action,
    middleware: access === 'everyone' ? undefined : staffOnly(access),
  }
}

function staffOnly(least: StaffRole) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    requireStaff(c, least)
    await next()
  })
}

/** Whether an account of the studio asks, whatever its role. */
export function isStaff(c: ApiContext): boolean {
  return c.get('visitor')?.role === 'admin'
}
