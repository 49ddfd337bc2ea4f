import { z } from 'zod'
import { done } from '#http/answers.ts'
import { call, calls } from '#http/call.ts'
import { ownToken } from '#http/session.ts'
import { notificationsAudit } from './admin/copy.ts'
import { deviceChoiceSchema, deviceSchema, newDeviceSchema } from './push.schema.ts'

const params = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) })

export default calls('The owner: account', [
  call({
    id: 'addPushDevice',
    at: 'POST /api/push/create',
    least: 'helper',
    audit: ['push.on', notificationsAudit.on],
    summary: 'Let this browser hear of sales, contact messages and trouble',
    body: newDeviceSchema,
    answer: [z.object({ devices: z.array(deviceSchema) }), 'The account’s devices'],
    async run({ shop, body, visitor: { userId }, c }) {
      await shop.admin.pushes.add({ userId, token: ownToken(c) }, body)
      return { devices: await shop.admin.pushes.devices(userId) }
    },
  }),
  call({
    id: 'choosePush',
    at: 'PUT /api/push/update/id/{id}',
    least: 'helper',
    summary: 'Choose what a device hears, and its quiet hours',
    path: params,
    body: deviceChoiceSchema,
    answer: [done, 'It is chosen'],
    fails: ['not_found'],
    async run({ shop, path, body, visitor }) {
      await shop.admin.pushes.choose({ ...path, userId: visitor.userId }, body)
      return { done: true as const }
    },
  }),
  call({
    id: 'removePushDevice',
    at: 'DELETE /api/push/delete/id/{id}',
    least: 'helper',
    audit: ['push.off', notificationsAudit.off],
    summary: 'Let a device hear nothing any more',
    path: params,
    answer: [done, 'It hears nothing'],
    async run({ shop, path, visitor }) {
      await shop.admin.pushes.remove({ ...path, userId: visitor.userId })
      return { done: true as const }
    },
  }),
  call({
    id: 'tryPush',
    at: 'POST /api/push/try/id/{id}',
    least: 'helper',
    summary: 'Send a device a notification now',
    path: params,
    answer: [done, 'The push service took it'],
    fails: ['not_found', 'busy', 'too_many'],
    async run({ shop, path, visitor, c }) {
      await c.get('limits').take('mails', c.get('client'))
      await shop.admin.pushes.sendTest({ ...path, userId: visitor.userId })
      return { done: true as const }
    },
  }),
])
