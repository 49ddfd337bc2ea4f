import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { afterForm } from '#http/forms.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { isLetterFlood } from './letter-flood.calls.ts'
import { contactSchema } from './messages.schema.ts'

const contact = createRoute({
  method: 'post',
  path: '/api/mail/contact',
  ...allow('everyone'),
  tags: ['Contact'],
  operationId: 'sendContactMessage',
  summary: 'Send a message to the studio',
  description: 'Kept first, mailed after. Possible on vacation, too.',
  request: jsonBody(contactSchema),
  responses: {
    200: json(z.object({ sent: z.literal(true) }), 'It is kept, and on its way'),
    ...failures('bad_input', 'too_many'),
  },
})

/** The contact form (specification §7, contact). */
export function mailRoutes(api: Api): void {
  api.openapi(contact, async (c) => {
    const {
      storefront: { messages },
      jobs,
    } = c.get('shop')
    const isFlood = await isLetterFlood(c.get('limits'), c.get('client'))
    await messages.leave(c.req.valid('json'), isFlood)
    jobs.poke()
    afterForm(c, `${pagePaths.contact}?sent=1`)
    return c.json({ sent: true as const }, 200)
  })
}
