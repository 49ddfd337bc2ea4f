import { z } from 'zod'
import { call, calls } from '#http/call.ts'
import { ShopError } from '#platform/errors.ts'
import { mailAudit, mailCopy } from './copy.ts'
import { mailDomainSchema } from './mail-domain.schema.ts'

export default calls('The owner: services', [
  call({
    id: 'sendTestMail',
    at: 'POST /api/services/mail/test-mail',
    least: 'owner',
    audit: ['mail.tested', mailAudit.tested],
    summary: 'Email the signed-in account through the shop’s mailbox, now',
    answer: [z.object({ to: z.string() }), 'The mail server accepted it'],
    fails: ['mail_unavailable', 'too_many'],
    async run({ shop, visitor: { userId } }) {
      return { to: await shop.services.mailbox.sendTest(userId) }
    },
  }),
  call({
    id: 'getMailDomain',
    at: 'GET /api/services/mail/domain',
    least: 'owner',
    summary: 'What the sender’s domain says about the shop’s emails: SPF, DKIM and DMARC',
    answer: [mailDomainSchema, 'What was found, and what to add at the domain'],
    fails: ['not_found'],
    async run({ shop }) {
      const found = await shop.services.mailbox.domain()
      if (!found) throw new ShopError('not_found', mailCopy.noMailboxYet)
      return found
    },
  }),
])
