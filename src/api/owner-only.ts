import { createMiddleware } from 'hono/factory'
import { badInput } from '#kernel/errors.ts'
import type { ApiContext, ApiEnv } from './api.ts'
import { requireAdmin } from './session.ts'

/** For routes of the owner: who may not ask is told so before the input is looked at. */
export const ownerOnly = createMiddleware<ApiEnv>(async (c, next) => {
  requireAdmin(c)
  await next()
})

export function isOwner(c: ApiContext): boolean {
  return c.get('visitor')?.role === 'admin'
}

/** Throws bad_input when a body names another id than the address (design §4, ids in bodies). */
export async function sameId(c: ApiContext, inPath: number): Promise<void> {
  const body: unknown = await c.req.json()
  if (typeof body !== 'object' || body === null || !('id' in body)) return
  if (body.id === undefined || body.id === null || body.id === '') return
  if (Number(body.id) !== inPath) {
    throw badInput('id', 'The id in the body is another one than in the address.')
  }
}
