import { z } from 'zod'
import type { Shop } from '#compose'
import { fileHeaders } from '#http/answers.ts'
import { type Call, call, calls } from '#http/call.ts'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { isShopError } from '#platform/errors.ts'
import { backupsAudit } from './admin/copy.ts'
import { backupsStatusSchema } from './backups.schema.ts'
import type { TakenBackup } from './backups.server.ts'
import { backupCopy } from './copy.ts'
import { elsewhereStatusSchema } from './elsewhere/elsewhere.schema.ts'

const type = 'application/gzip'
const file = { description: 'The backup', content: { [type]: { schema: z.string() } } }

/** A typed address leads to the section, whose button asks for a fresh sign-in. */
const leadTypedAddresses: Call = {
  register(api) {
    api.use('/api/backups/*', async (c, next) => {
      await next()
      const typed = c.req.header('Sec-Fetch-Site') === 'none'
      if (typed && isShopError(c.error) && c.error.code === 'confirm_sign_in') {
        c.res = c.redirect(adminSectionPath('backups'), 303)
      }
    })
  },
}

export default calls('The owner: backups', [
  leadTypedAddresses,
  call({
    id: 'getBackups',
    at: 'GET /api/backups',
    least: 'owner',
    summary: 'The state of the shop’s backups',
    answer: [backupsStatusSchema, 'What is on this machine, and what was downloaded'],
    run: ({ shop }) => shop.admin.backups.status(),
  }),
  call({
    id: 'getBackupsElsewhere',
    at: 'GET /api/backups/elsewhere',
    least: 'owner',
    summary: 'The state of the backups elsewhere',
    answer: [elsewhereStatusSchema, 'What was sent and tried last'],
    run: ({ shop }) => shop.admin.backups.elsewhere.status(),
  }),
  call({
    id: 'sendBackup',
    at: 'POST /api/backups/elsewhere/send',
    least: 'owner',
    audit: ['backup.sent', backupsAudit.sent],
    summary: 'Send a backup elsewhere now',
    description: 'It goes on after the answer; the state says how it ended.',
    answer: [elsewhereStatusSchema, 'It has begun'],
    fails: ['busy', 'not_found'],
    run: ({ shop }) => begun(shop, 'sending'),
  }),
  call({
    id: 'tryBackup',
    at: 'POST /api/backups/elsewhere/try',
    least: 'owner',
    audit: ['backup.tried', backupsAudit.tried],
    summary: 'Restore the newest backup elsewhere beside the shop, and count it',
    description: 'It goes on after the answer. The state and an email say how it ended.',
    answer: [elsewhereStatusSchema, 'It has begun'],
    fails: ['busy', 'not_found'],
    run: ({ shop }) => begun(shop, 'trying'),
  }),
  call({
    id: 'downloadBackup',
    at: 'GET /api/backups/download',
    least: 'owner',
    audit: ['backup.downloaded', backupsAudit.downloaded],
    fresh: true,
    summary: 'Download a backup of the whole shop as it is now',
    description:
      'It is made while it is sent; one at a time. If anything fails in between, the connection breaks.',
    answer: file,
    fails: ['busy', 'storage_unavailable'],
    async run({ shop, c }) {
      // A HEAD request starts nothing.
      if (c.req.method === 'HEAD') return c.body(null, 200, headersOf('atelier.tar.gz', null))
      return handedOver(await shop.admin.backups.take())
    },
  }),
  call({
    id: 'downloadNightlyBackup',
    at: 'GET /api/backups/nights/{day}',
    least: 'owner',
    audit: ['backup.downloaded', backupsAudit.downloaded],
    fresh: true,
    summary: 'Download the backup of a night',
    description: 'Only the owner can, whose account was the first.',
    path: z.object({
      day: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, backupCopy.dayMissing),
    }),
    answer: file,
    fails: ['not_found'],
    async run({ shop, path, c }) {
      const taken = await shop.admin.backups.takeNight(path.day)
      if (c.req.method !== 'HEAD') return handedOver(taken)
      await taken.body.cancel()
      return c.body(null, 200, headersOf(taken.name, taken.bytes))
    },
  }),
])

async function begun(shop: Shop, what: 'sending' | 'trying') {
  await shop.admin.backups.elsewhere.begin(what)
  return shop.admin.backups.elsewhere.status()
}

function handedOver({ name, bytes, body }: TakenBackup): Response {
  return new Response(body, { headers: headersOf(name, bytes) })
}

function headersOf(name: string, bytes: number | null): Record<string, string> {
  return {
    ...fileHeaders(name, type),
    ...(bytes !== null && { 'Content-Length': String(bytes) }),
  }
}
