import { z } from '@hono/zod-openapi'
import type { ApiContext } from './api.ts'

/** A PDF for a route's `responses`. */
export const pdf = {
  description: 'The PDF',
  content: { 'application/pdf': { schema: z.string() } },
}

/** On which sheet; without it the usual one of the studio's country. */
export const sheetQuery = z.object({ sheet: z.enum(['A4', 'Letter']).optional() })

/** Where a PDF can't be drawn, for a route's `responses`. */
export const pageInstead = {
  description: 'To its page, where no typeface of PDFs has one of its letters',
  headers: { Location: { schema: { type: 'string' } } },
} as const

/**
 * Shown where a browser can, under this name where it is saved; never kept in between. Without bytes it
 * leads to the paper's page, which is printed in the reader's own fonts.
 */
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
