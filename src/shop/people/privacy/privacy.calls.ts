import { call, calls } from '#http/call.ts'
import { privacyAdminAudit } from './admin/copy.ts'
import { exportSchema, foundSchema, personSchema } from './privacy.schema.ts'

export default calls('The owner: privacy requests', [
  call({
    id: 'countPersonalData',
    at: 'POST /api/privacy/find',
    least: 'partner',
    summary: 'How much is kept about a person',
    body: personSchema,
    answer: [foundSchema, 'Counts by kind'],
    run: async ({ shop, body }) => ({ found: await shop.admin.privacy.find(body.email) }),
  }),
  call({
    id: 'exportPersonalData',
    at: 'POST /api/privacy/export',
    least: 'partner',
    audit: ['person.exported', privacyAdminAudit.exported],
    summary: 'Everything that is kept about a person',
    body: personSchema,
    answer: [exportSchema, 'To hand to her'],
    run: ({ shop, body }) => shop.admin.privacy.export(body.email),
  }),
  call({
    id: 'erasePersonalData',
    at: 'POST /api/privacy/erase',
    least: 'owner',
    audit: ['person.erased', privacyAdminAudit.erased],
    fresh: true,
    summary: 'Erase a person’s data; orders stay for the books, without it',
    body: personSchema,
    answer: [foundSchema, 'What was about her'],
    fails: ['held'],
    run: async ({ shop, body }) => ({ found: await shop.admin.privacy.erase(body.email) }),
  }),
])
