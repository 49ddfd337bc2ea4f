import { call, calls } from '#http/call.ts'
import { checkUpSchema } from './check-up.schema.ts'

export default calls('Studio', [
  call({
    id: 'checkServices',
    at: 'GET /api/check-up',
    least: 'partner',
    summary: 'Check every service that the shop depends on',
    answer: [checkUpSchema, 'How each thing is, and how to mend it'],
    run: async ({ shop }) => ({ checks: await shop.admin.checkUp.look() }),
  }),
])
