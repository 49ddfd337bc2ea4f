import { z } from '@hono/zod-openapi'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import { type ErrorCode, httpStatus } from '#platform/errors.ts'

const errorCodes = Object.keys(httpStatus) as ErrorCode[]

export const failureSchema = z
  .object({
    error: z.object({
      code: z.enum([...errorCodes, 'internal']).openapi({ example: 'sold_out' }),
      message: z.string().openapi({ example: 'Moon moths just got snatched.' }),
      field: z.string().optional().openapi({ description: 'The input field at fault.' }),
      heldUntil: z.number().int().optional().openapi({
        description: 'When a held piece may come back, in epoch milliseconds.',
      }),
      items: z.array(z.string()).optional().openapi({ description: 'The pieces concerned.' }),
    }),
  })
  .openapi('Failure')

export const done = z.object({ done: z.literal(true) }).meta({ id: 'Done' })

export function json<T extends z.ZodType>(schema: T, description: string) {
  return { content: { 'application/json': { schema } }, description }
}

export const table = {
  description: 'The table',
  content: { 'text/csv': { schema: z.string() } },
}

/** Of a file that the browser saves. */
export const fileHeaders = (name: string, type = 'text/csv; charset=utf-8') => ({
  'Content-Type': type,
  'Content-Disposition': `attachment; filename="${name}"`,
  'Cache-Control': 'no-store',
})

export function failures(...codes: ErrorCode[]) {
  const byStatus = Map.groupBy(codes, (code) => httpStatus[code])
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [status, json(failureSchema, names.join(', '))]),
  )
}

export const kindNames = {
  prints: { one: 'Print', many: 'Prints' },
  clothing: { one: 'Clothing', many: 'Clothing' },
  merch: { one: 'Merch', many: 'Merch' },
} as const satisfies Record<ProductKind, { one: string; many: string }>
