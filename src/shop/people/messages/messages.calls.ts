import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { afterForm } from '#http/forms.ts'
import { adminPath } from '#platform/addresses/page-paths.ts'
import type { Message } from './message.ts'
import { markSchema, messageSchema } from './messages.schema.ts'

const tags = ['The owner: messages']
const owners = failures('bad_input', 'no_session', 'forbidden', 'not_found')
const params = z.object({ id: z.string().min(1).max(64) })
const room = adminPath('messages')

const list = createRoute({
  method: 'get',
  path: '/api/messages',
  ...allow('helper'),
  tags,
  operationId: 'listMessages',
  summary: 'Visitors’ messages, newest first',
  request: {
    query: z.object({
      search: z.string().max(200).default(''),
      before: z.string().max(64).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(24),
      suspicious: z.stringbool().default(false).meta({ description: 'Those of a flood.' }),
    }),
  },
  responses: { 200: json(z.array(messageSchema), 'The messages'), ...owners },
})

const mark = createRoute({
  method: 'put',
  path: '/api/messages/{id}',
  ...allow('helper', 'message.marked'),
  tags,
  operationId: 'markMessage',
  summary: 'Mark a message as read or unread, put it aside or back among the others',
  request: { params, ...jsonBody(markSchema) },
  responses: { 200: json(messageSchema, 'The message'), ...owners },
})

const remove = createRoute({
  method: 'delete',
  path: '/api/messages/{id}',
  ...allow('helper', 'message.deleted'),
  tags,
  operationId: 'deleteMessage',
  summary: 'Delete a message',
  request: { params },
  responses: { 200: json(z.object({ deleted: z.string() }), 'It is gone'), ...owners },
})

/** The owner's letters from the contact form. */
export function messageRoutes(api: Api): void {
  api.openapi(list, async (c) => {
    const found = await c.get('shop').storefront.messages.list(c.req.valid('query'))
    return c.json(found.map(messageJson), 200)
  })

  api.openapi(mark, async (c) => {
    const { id } = c.req.valid('param')
    const { storefront, jobs } = c.get('shop')
    const message = await storefront.messages.mark(id, c.req.valid('json'))
    jobs.poke()
    afterForm(c, room)
    return c.json(messageJson(message), 200)
  })

  api.openapi(remove, async (c) => {
    const { id } = c.req.valid('param')
    await c.get('shop').storefront.messages.remove(id)
    afterForm(c, room)
    return c.json({ deleted: id }, 200)
  })
}

function messageJson({ text, at, readAt, ...message }: Message) {
  return { ...message, message: text, createdAt: at, read: readAt !== null }
}
