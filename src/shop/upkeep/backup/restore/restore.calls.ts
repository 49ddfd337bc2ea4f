import { z } from 'zod'
import type { ApiContext } from '#http/api.ts'
import { call, calls } from '#http/call.ts'
import { requireFresh, requireStaff } from '#http/session.ts'
import { ShopError } from '#platform/errors.ts'
import { restoreAudit, restoreCopy } from './copy.ts'
import {
  restoreFileSchema,
  restoreIdSchema,
  restorePartSchema,
  restorePlaceSchema,
  restoreStatusSchema,
} from './restore.schema.ts'

/** The account of an owner with a fresh sign-in; null: the holder of the first invitation. */
async function requireMay(c: ApiContext, invitation: string | undefined): Promise<string | null> {
  if (invitation === undefined) {
    const { userId } = await requireStaff(c, 'owner')
    requireFresh(c)
    return userId
  }
  const { identity } = c.get('shop')
  const role = await identity.openInvitationRole(invitation)
  if (role !== 'owner' || (await identity.hasOwner())) {
    throw new ShopError('forbidden', restoreCopy.notYours)
  }
  return null
}

export default calls('The owner: backups', [
  call({
    id: 'restoreFile',
    at: 'POST /api/restore/file',
    least: 'everyone',
    summary: 'Begin to bring a shop back from a file',
    description:
      'Into an empty shop only, by its owner, or by whoever holds the first invitation. Its parts follow.',
    body: restoreFileSchema,
    answer: [restoreStatusSchema, 'It waits for the first part'],
    fails: ['no_session', 'forbidden', 'confirm_sign_in', 'duplicate', 'too_large', 'busy'],
    async run({ shop, body, c }) {
      const actor = await requireMay(c, body.invitation)
      return shop.admin.restore.beginFile(body.bytes, actor)
    },
  }),
  call({
    id: 'restorePart',
    at: 'PUT /api/restore/{id}/part',
    least: 'everyone',
    summary: 'A part of the file, of at most 8 MiB',
    description: 'Its bytes as application/octet-stream. After the last one the shop goes on.',
    path: restoreIdSchema,
    query: restorePartSchema,
    answer: [restoreStatusSchema, 'How much has arrived'],
    fails: ['not_found', 'changed', 'busy', 'too_large'],
    async run({ shop, path, query, c }) {
      const part = new Uint8Array(await c.req.arrayBuffer())
      return shop.admin.restore.takePart(path.id, query.at, part)
    },
  }),
  call({
    id: 'restoreFromElsewhere',
    at: 'POST /api/restore/elsewhere',
    least: 'everyone',
    summary: 'Bring a shop back from its place elsewhere',
    description: 'The place is one of PUT /api/services/backups. It goes on after the answer.',
    body: restorePlaceSchema,
    answer: [restoreStatusSchema, 'It has begun'],
    fails: [
      ...(['no_session', 'forbidden', 'confirm_sign_in', 'duplicate', 'busy'] as const),
      ...(['not_found', 'storage_unavailable'] as const),
    ],
    async run({ shop, body, c }) {
      const actor = await requireMay(c, body.invitation)
      return shop.admin.restore.beginElsewhere(body.place, actor)
    },
  }),
  call({
    id: 'getRestore',
    at: 'GET /api/restore/{id}',
    least: 'everyone',
    summary: 'How far a shop is back',
    description: 'It answers for an hour after the shop is back.',
    path: restoreIdSchema,
    answer: [restoreStatusSchema, 'Its step, and at the end what is back'],
    fails: ['not_found'],
    run: ({ shop, path }) => shop.admin.restore.status(path.id),
  }),
  call({
    id: 'attendPaidOrder',
    at: 'POST /api/restored/paid/{session}',
    least: 'owner',
    audit: ['restore.attended', restoreAudit.attended],
    summary: 'An order that was paid after the backup is done',
    path: z.object({ session: z.string().max(200) }),
    status: 204,
    answer: 'Done',
    run: ({ shop, path }) => shop.admin.restore.paidSince.attend(path.session),
  }),
])
