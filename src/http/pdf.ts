import { z } from '@hono/zod-openapi'
import type { ApiContext } from './api.ts'

export const pdf = {
  description: 'The PDF',
  content: { 'application/pdf': { schema: z.string() } },
}

export const sheetQuery = z.object({ sheet: z.enum(['A4', 'Letter']).optional() })

export const pageInstead = {
  description: 'To its page, where no typeface of PDFs has one of its letters',
  headers: { Location: { schema: { type: 'string' } } },
} as const

/** Without bytes it redirects to a page, which prints in the reader's own fonts. */
export function answerPdf(
  c: ApiContext,
  { name, page }: { name: string; page: string },
  bytes: Buffer | null,
): Response {
  if (bytes === null) return c.redirect(page, 303)
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${name}"`,
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex',
  }
  if (c.req.method === 'HEAD') return c.body(null, 200, headers)
  return c.body(new Uint8Array(bytes), 200, headers)
}
