import { z } from 'zod'
import { fileHeaders, table } from '#http/answers.ts'
import { call, calls } from '#http/call.ts'
import { streamText } from '#http/stream-text.ts'
import { trailAudit } from './admin/copy.ts'
import { auditEntrySchema, auditQuerySchema } from './audit.schema.ts'
import { auditWords, parseAuditFilter } from './audit.ts'

const filters = auditQuerySchema(auditWords)

export default calls('The owner: account', [
  call({
    id: 'listAudit',
    at: 'GET /api/audit',
    least: 'owner',
    summary: 'The audit trail, newest first: what was done, by which account, to what',
    description: 'A hundred entries; go on with `before`, the id of the last one.',
    query: filters,
    answer: [z.array(auditEntrySchema), 'Entries; ids only'],
    async run({ shop, query }) {
      const { identity, settings } = shop
      const filter = parseAuditFilter(query, (await settings.studio()).timeZone)
      return await identity.audit(filter)
    },
  }),
  call({
    id: 'exportAudit',
    at: 'GET /api/audit/export.csv',
    least: 'owner',
    audit: ['audit.exported', trailAudit.exported],
    summary: 'The audit trail as a table',
    query: filters.omit({ before: true }),
    answer: table,
    async run({ shop, query }) {
      const { identity, settings } = shop
      const filter = parseAuditFilter(query, (await settings.studio()).timeZone)
      return streamText(identity.exportAudit(filter), fileHeaders('audit-trail.csv'))
    },
  }),
])
