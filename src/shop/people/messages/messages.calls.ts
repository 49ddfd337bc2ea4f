import { z } from 'zod'
import { call, calls } from '#http/call.ts'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { ordersAudit } from '#shop/orders/back-office/admin/copy.ts'
import { messagesAudit } from './admin/copy.ts'
import { longestMessageSearch, type Message } from './message.ts'
import { answerInputSchema, markSchema, messageSchema } from './messages.schema.ts'

const params = z.object({ id: z.string().min(1).max(64) })
const room = adminSectionPath('messages')

export default calls('The owner: messages', [
  call({
    id: 'listMessages',
    at: 'GET /api/messages',
    least: 'helper',
    summary: 'Visitors’ messages, newest first',
    query: z.object({
      search: z.string().max(longestMessageSearch).default(''),
      before: z.string().max(64).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(24),
      suspicious: z.stringbool().default(false).meta({ description: 'Those of a flood.' }),
      toAnswer: z
        .stringbool()
        .default(false)
        .meta({ description: 'Only those that wait for an answer.' }),
    }),
    answer: [z.array(messageSchema), 'The messages'],
    fails: ['not_found'],
    run: async ({ shop, query }) => (await shop.storefront.messages.list(query)).map(messageJson),
  }),
  call({
    id: 'markMessage',
    at: 'PUT /api/messages/{id}',
    least: 'helper',
    audit: ['message.marked', messagesAudit.messageMarked],
    summary: 'Mark a message as read or answered, or not, put it aside or back among the others',
    path: params,
    body: markSchema,
    answer: [messageSchema, 'The message'],
    fails: ['not_found'],
    leads: room,
    run: async ({ shop, path, body }) =>
      messageJson(await shop.storefront.messages.mark(path.id, body)),
  }),
  call({
    id: 'answerMessage',
    at: 'POST /api/messages/{id}/answer',
    least: 'helper',
    audit: ['message.answered', ordersAudit.messageAnswered],
    summary: 'Answer a message by email, and mark it as answered',
    path: params,
    body: answerInputSchema,
    answer: [z.object({ sent: z.literal(true) }), 'It is kept, and on its way'],
    fails: ['not_found', 'changed'],
    leads: room,
    async run({ shop, path, body }) {
      await shop.admin.answers.answer(path.id, body)
      return { sent: true as const }
    },
  }),
  call({
    id: 'deleteMessage',
    at: 'DELETE /api/messages/{id}',
    least: 'helper',
    audit: ['message.deleted', messagesAudit.messageDeleted],
    summary: 'Delete a message',
    path: params,
    answer: [z.object({ deleted: z.string() }), 'It is gone'],
    fails: ['not_found', 'changed'],
    leads: room,
    async run({ shop, path }) {
      await shop.storefront.messages.remove(path.id)
      return { deleted: path.id }
    },
  }),
])

function messageJson({ text, at, readAt, answeredAt, ...message }: Message) {
  const marks = { read: readAt !== null, answered: answeredAt !== null }
  return { ...message, message: text, createdAt: at, ...marks }
}
