import { z } from 'zod'
import { call, calls } from '#http/call.ts'
import { afterForm } from '#http/forms.ts'
import { adminPath } from '#platform/addresses/page-paths.ts'
import type { Message } from './message.ts'
import { markSchema, messageSchema } from './messages.schema.ts'

const params = z.object({ id: z.string().min(1).max(64) })
const room = adminPath('messages')

export const messageCalls = calls('The owner: messages', [
  call({
    id: 'listMessages',
    at: 'GET /api/messages',
    least: 'helper',
    summary: 'Visitors’ messages, newest first',
    query: z.object({
      search: z.string().max(200).default(''),
      before: z.string().max(64).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(24),
      suspicious: z.stringbool().default(false).meta({ description: 'Those of a flood.' }),
    }),
    answer: [z.array(messageSchema), 'The messages'],
    fails: ['not_found'],
    async run({ shop, query }) {
      const found = await shop.storefront.messages.list(query)
      return found.map(messageJson)
    },
  }),
  call({
    id: 'markMessage',
    at: 'PUT /api/messages/{id}',
    least: 'helper',
    audit: 'message.marked',
    summary: 'Mark a message as read or unread, put it aside or back among the others',
    path: params,
    body: markSchema,
    answer: [messageSchema, 'The message'],
    fails: ['not_found'],
    async run({ shop, path, body, c }) {
      const { id } = path
      const { storefront, jobs } = shop
      const message = await storefront.messages.mark(id, body)
      jobs.poke()
      afterForm(c, room)
      return messageJson(message)
    },
  }),
  call({
    id: 'deleteMessage',
    at: 'DELETE /api/messages/{id}',
    least: 'helper',
    audit: 'message.deleted',
    summary: 'Delete a message',
    path: params,
    answer: [z.object({ deleted: z.string() }), 'It is gone'],
    fails: ['not_found'],
    async run({ shop, path, c }) {
      const { id } = path
      await shop.storefront.messages.remove(id)
      afterForm(c, room)
      return { deleted: id }
    },
  }),
])

function messageJson({ text, at, readAt, ...message }: Message) {
  return { ...message, message: text, createdAt: at, read: readAt !== null }
}
