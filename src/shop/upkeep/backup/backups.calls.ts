import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { adminPathOf } from '#platform/addresses/page-paths.ts'
import { isShopError } from '#platform/errors.ts'
import { backupsStandingSchema } from './backups.schema.ts'
import type { TakenBackup } from './backups.server.ts'

const tags = ['The owner: backups']
const type = 'application/gzip'
const file = { description: 'The backup', content: { [type]: { schema: z.string() } } }

const standing = createRoute({
  method: 'get',
  path: '/api/backups',
  ...allow('owner'),
  tags,
  operationId: 'getBackups',
  summary: 'The state of the shop’s backups',
  responses: {
    200: json(backupsStandingSchema, 'What is on this machine, and what was downloaded'),
    ...failures('no_session', 'forbidden'),
  },
})

const fresh = createRoute({
  method: 'get',
  path: '/api/backups/download',
  ...allow('owner', 'backup.downloaded', 'fresh'),
  tags,
  operationId: 'downloadBackup',
  summary: 'Download a backup of the whole shop as it is now',
  description:
    'It is made while it is sent; one at a time. If anything fails in between, the connection breaks.',
  responses: { 200: file, ...failures('no_session', 'forbidden', 'busy', 'storage_unavailable') },
})

const night = createRoute({
  method: 'get',
  path: '/api/backups/nights/{day}',
  ...allow('owner', 'backup.downloaded', 'fresh'),
  tags,
  operationId: 'downloadNightlyBackup',
  summary: 'Download the backup of a night',
  description: 'Only the owner can, whose account was the first.',
  request: {
    params: z.object({
      day: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'Please name a day, such as 2026-11-22.'),
    }),
  },
  responses: { 200: file, ...failures('bad_input', 'no_session', 'forbidden', 'not_found') },
})

export function backupRoutes(api: Api): void {
  api.use('/api/backups/*', async (c, next) => {
    await next()
    // An address that was typed or kept: the section's button asks for the fresh sign-in.
    const typed = c.req.header('Sec-Fetch-Site') === 'none'
    if (typed && isShopError(c.error) && c.error.code === 'confirm_sign_in') {
      c.res = c.redirect(adminPathOf('backups'), 303)
    }
  })

  api.openapi(standing, async (c) => c.json(await c.get('shop').admin.backups.standing(), 200))

  api.openapi(fresh, async (c) => {
    // A question for the headers alone sets nothing going.
    if (c.req.method === 'HEAD') return c.body(null, 200, headersOf('atelier.tar.gz', null))
    return handedOver(await c.get('shop').admin.backups.take())
  })

  api.openapi(night, async (c) => {
    const taken = await c.get('shop').admin.backups.takeNight(c.req.valid('param').day)
    if (c.req.method !== 'HEAD') return handedOver(taken)
    await taken.body.cancel()
    return c.body(null, 200, headersOf(taken.name, taken.bytes))
  })
}

function handedOver({ name, bytes, body }: TakenBackup): Response {
  return new Response(body, { headers: headersOf(name, bytes) })
}

function headersOf(name: string, bytes: number | null): Record<string, string> {
  return {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
    ...(bytes !== null && { 'Content-Length': String(bytes) }),
  }
}
