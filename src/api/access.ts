import { createMiddleware } from 'hono/factory'
import type { AuditAction } from '#shop/identity/audit.ts'
import type { StaffRole } from '#shop/identity/staff-role.ts'
import type { ApiContext, ApiEnv } from './api.ts'
import { requireFresh, requireStaff } from './session.ts'

/** Who may call a route: every visitor, or the staff from this role on. */
export type Access = 'everyone' | StaffRole

/**
 * Says in a route's declaration, and so in the API's document, who may call it. A refusal comes
 * before the input is looked at. `action`: what the audit trail calls a call that went well. `fresh`:
 * the account must have been proved within the last ten minutes.
 */
export function allow(access: Access, action?: AuditAction, fresh?: 'fresh') {
  return {
    'x-access': access,
    'x-audit': action,
    'x-fresh': fresh && true,
    middleware: access === 'everyone' ? undefined : staffOnly(access, action, fresh),
  }
}

function staffOnly(least: StaffRole, action: AuditAction | undefined, fresh?: 'fresh') {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const { userId } = requireStaff(c, least)
    if (fresh) requireFresh(c)
    if (!action || c.req.method === 'HEAD') return next()
    const target = (made: unknown) => targetOf(c, made)
    await c.get('shop').identity.audited({ actor: userId, action, target }, async () => {
      await next()
      return c.res.ok
    })
  })
}

/** What a call is about: the number or id in its path, else that of what it made. */
function targetOf(c: ApiContext, made: unknown): string | null {
  const [named] = Object.values(c.req.param())
  const id = named ?? idIn(made)
  const [, , collection] = c.req.path.split('/')
  return id === null ? null : `${collection}:${id}`
}

/**
 * The id of an entity, or of the first one in an answer that holds some; of what was removed how many.
 * Never any other text.
 */
function idIn(answer: unknown): string | number | null {
  if (typeof answer !== 'object' || answer === null) return null
  if ('id' in answer && (typeof answer.id === 'number' || typeof answer.id === 'string')) {
    return answer.id
  }
  // How many have gone, where they are no single one.
  if ('removed' in answer && typeof answer.removed === 'number') return `${answer.removed} removed`
  const inner = Object.values(answer).find((value) => typeof value === 'object' && value !== null)
  return inner && 'id' in inner ? idIn({ id: inner.id }) : null
}

/** Whether an account of the studio asks, whatever its role. */
export function isStaff(c: ApiContext): boolean {
  return c.get('visitor')?.role === 'admin'
}
