import { z } from '@hono/zod-openapi'
import type { ApiContext } from './api.ts'

/** A PDF for a route's `responses`. */
export const pdf = {
  description: 'The PDF',
  content: { 'application/pdf': { schema: z.string() } },
}

/** On which sheet; without it the usual one of the studio's country. */
export const sheetQuery = z.object({ sheet: z.enum(['A4', 'Letter']).optional() })

/** Shown where a browser can, under this name where it is saved; never kept in between. */
export function answerPdf(c: ApiContext, name: string, bytes: Buffer): Response {
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${name}"`,
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex',
  }
  if (c.req.method === 'HEAD') return c.body(null, 200, headers)
  return c.body(new Uint8Array(bytes), 200, headers)
}
