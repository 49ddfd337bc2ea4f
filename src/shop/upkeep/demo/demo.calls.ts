import { z } from 'zod'
import { call, calls } from '#http/call.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { demoAdminAudit } from './admin/copy.ts'
import { demoClearingSchema } from './demo.schema.ts'

const counts = z
  .object({ pieces: z.number().int(), heroes: z.number().int(), pictures: z.number().int() })
  .meta({ id: 'DemoParts' })

export default calls('The owner: the studio', [
  call({
    id: 'clearDemo',
    at: 'POST /api/demo/clear',
    least: 'owner',
    audit: ['demo.cleared', demoAdminAudit.cleared],
    summary: 'Remove the demo studio from the shop',
    description: 'Pieces, heroes and page pictures that the demo brought. Orders stay.',
    body: demoClearingSchema,
    answer: [counts, 'What was taken out'],
    leads: pagePaths.admin,
    run: ({ shop }) => shop.admin.demo.clear(),
  }),
])
