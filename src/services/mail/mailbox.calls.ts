import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { requireVisitor } from '#http/session.ts'
import { ShopError } from '#platform/errors.ts'
import { mailDomainSchema } from '#services/connections/mail-domain.schema.ts'

const tags = ['The owner: services']

const sendTest = createRoute({
  method: 'post',
  path: '/api/services/mail/test-mail',
  ...allow('owner', 'mail.tested'),
  tags,
  operationId: 'sendTestMail',
  summary: 'Send a mail to the signed-in account by way of the shop’s mailbox, now',
  responses: {
    200: json(z.object({ to: z.string() }), 'The mail server took it'),
    ...failures('no_session', 'forbidden', 'mail_unavailable', 'too_many'),
  },
})

const domain = createRoute({
  method: 'get',
  path: '/api/services/mail/domain',
  ...allow('owner'),
  tags,
  operationId: 'getMailDomain',
  summary: 'What the sender’s domain says about the shop’s mails: SPF, DKIM and DMARC',
  responses: {
    200: json(mailDomainSchema, 'What was found, and what to add at the domain'),
    ...failures('no_session', 'forbidden', 'not_found'),
  },
})

/** The mailbox that the shop's mails come from, beside how it is set (services.ts). */
export function mailboxRoutes(api: Api): void {
  api.openapi(sendTest, async (c) => {
    const { userId } = requireVisitor(c)
    return c.json({ to: await c.get('shop').services.mailbox.sendTest(userId) }, 200)
  })

  api.openapi(domain, async (c) => {
    const found = await c.get('shop').services.mailbox.domain()
    if (!found) throw new ShopError('not_found', 'The shop has no mailbox yet.')
    return c.json(found, 200)
  })
}
