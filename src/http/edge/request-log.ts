import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { ApiEnv } from '#http/api.ts'
import { newId } from '#platform/ids.ts'

/** Logs the route's pattern, never the address: nothing in it leads to a person. */
export const logRequest = createMiddleware<ApiEnv>(async (c, next) => {
  const requestId = c.env?.incoming?.headers?.['x-request-id'] ?? newId()
  const started = performance.now()
  c.set('requestId', requestId)
  await next()
  const { log } = c.get('shop')
  // Broken off by the client: nothing that an operator could mend.
  const level = c.env?.refusal && c.req.raw.signal.aborted ? 'debug' : 'info'
  log[level](
    {
      requestId,
      method: c.req.method,
      route: matchedRoutes(c).at(-1)?.path,
      status: c.res.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
    },
    'request',
  )
})
