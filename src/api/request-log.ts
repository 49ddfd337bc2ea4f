import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { newId } from '#kernel/ids.ts'
import type { ApiEnv } from './api.ts'

/** What every answer carries unless its route says otherwise. */
const defaultHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
}

/**
 * Gives a request its id, its answer the common headers, and the log one line about it. The line
 * holds the route's pattern, never the address: nothing in it leads to a person.
 */
export const logRequest = createMiddleware<ApiEnv>(async (c, next) => {
  const requestId = newId()
  const started = performance.now()
  c.set('requestId', requestId)
  await next()
  for (const [name, value] of Object.entries(defaultHeaders)) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
  c.res.headers.set('X-Request-Id', requestId)
  c.get('shop').log.info(
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
