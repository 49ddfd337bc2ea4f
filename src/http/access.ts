import { createMiddleware } from 'hono/factory'
import type { AuditAction } from '#shop/people/audit/audit.ts'
import type { StaffRole } from '#shop/people/staff/staff-role.ts'
import type { ApiContext, ApiEnv } from './api.ts'
import { requireFresh, requireStaff } from './session.ts'

export type Access = 'everyone' | StaffRole

/** A refusal comes before the input is looked at. `fresh`: proved within the last ten minutes. */
export function allow(access: Access, action?: AuditAction, fresh?: true) {
  return {
    'x-access': access,
    'x-audit': action,
    'x-fresh': fresh,
    middleware: access === 'everyone' ? undefined : staffOnly(access, action, fresh),
  }
}

function staffOnly(least: StaffRole, action: AuditAction | undefined, fresh?: true) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const { userId } = await requireStaff(c, least)
    if (fresh) requireFresh(c)
    if (!action || c.req.method === 'HEAD') return next()
    await next()
    if (!c.res.ok) return
    const { identity, log } = c.get('shop')
    const entry = { actor: userId, action: c.get('did') ?? action, target: await targetOf(c) }
    // The work is done: the answer must say so, even if the audit entry fails.
    await identity.recordAudit(entry).catch((err: unknown) => {
      log.error({ err, entry }, 'the audit trail lacks an entry')
    })
  })
}

async function targetOf(c: ApiContext): Promise<string | null> {
  const { kind, id: ofKind } = c.req.param()
  if (kind && ofKind) return `${kind}:${ofKind}`
  const [named] = Object.values(c.req.param())
  const isJson = c.res.headers.get('content-type')?.startsWith('application/json')
  const id = named ?? (isJson ? idIn(await c.res.clone().json(), c.res.status === 201) : null)
  const [, , collection] = c.req.path.split('/')
  return id === null ? null : `${collection}:${id}`
}

/** Ids and counts, never any other text. */
function idIn(answer: unknown, made: boolean): string | number | null {
  if (typeof answer !== 'object' || answer === null) return null
  if ('removed' in answer && typeof answer.removed === 'number') return `${answer.removed} removed`
  if (!made) return null
  if ('id' in answer && (typeof answer.id === 'number' || typeof answer.id === 'string')) {
    return answer.id
  }
  return idIn(
    Object.values(answer).find((value) => typeof value === 'object' && value !== null),
    made,
  )
}

export function isStaff(c: ApiContext): boolean {
  return c.get('visitor')?.role === 'admin'
}
