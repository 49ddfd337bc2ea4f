import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { streamText } from '#http/stream-text.ts'
import { auditEntrySchema, auditQuerySchema } from './audit.schema.ts'
import { auditFilterOf } from './audit.ts'

const tags = ['The owner: account']
const refused = failures('bad_input', 'no_session', 'forbidden')

const list = createRoute({
  method: 'get',
  path: '/api/audit',
  ...allow('owner'),
  tags,
  operationId: 'listAudit',
  summary: 'The audit trail, newest first: what was done, by which account, to what',
  description: 'A hundred entries; go on with `before`, the id of the last one.',
  request: { query: auditQuerySchema },
  responses: { 200: json(z.array(auditEntrySchema), 'Entries; ids only'), ...refused },
})

const table = createRoute({
  method: 'get',
  path: '/api/audit/export.csv',
  ...allow('owner', 'audit.exported'),
  tags,
  operationId: 'exportAudit',
  summary: 'The audit trail as a table',
  request: { query: auditQuerySchema.omit({ before: true }) },
  responses: {
    200: { description: 'The table', content: { 'text/csv': { schema: z.string() } } },
    ...refused,
  },
})

export function auditRoutes(api: Api): void {
  api.openapi(list, async (c) => {
    const { identity, settings } = c.get('shop')
    const filter = auditFilterOf(c.req.valid('query'), (await settings.studio()).timeZone)
    return c.json(await identity.audit(filter), 200)
  })
  api.openapi(table, async (c) => {
    const { identity, settings } = c.get('shop')
    const filter = auditFilterOf(c.req.valid('query'), (await settings.studio()).timeZone)
    return streamText(identity.exportAudit(filter), {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="audit-trail.csv"',
      'Cache-Control': 'no-store',
    })
  })
}
