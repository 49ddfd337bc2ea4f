import { createRoute, z } from '@hono/zod-openapi'
import { invitationPath } from '#kernel/page-paths.ts'
import { invitationSchema, newInvitationSchema } from '#shop/identity/account.schema.ts'
import { userIdSchema } from '#shop/identity/identity.schema.ts'
import { failures, json, jsonBody } from './answers.ts'
import type { Api } from './api.ts'
import { ownerOnly } from './owner-only.ts'
import { requireVisitor } from './session.ts'

const tags = ['The owner: account']

const list = createRoute({
  method: 'get',
  path: '/api/invitations',
  tags,
  operationId: 'listInvitations',
  summary: 'Invitations and their states, newest first',
  middleware: ownerOnly,
  responses: {
    200: json(z.array(invitationSchema), 'The invitations'),
    ...failures('no_session', 'forbidden'),
  },
})

const create = createRoute({
  method: 'post',
  path: '/api/invitations/create',
  tags,
  operationId: 'createInvitation',
  summary: 'Make a one-time invitation to an account of the studio',
  description: 'The link works once and for seven days. It can’t be read again.',
  middleware: ownerOnly,
  request: jsonBody(newInvitationSchema),
  responses: {
    201: json(
      z.object({ invitation: invitationSchema, link: z.string() }),
      'The invitation and its link, this once',
    ),
    ...failures('bad_input', 'no_session', 'forbidden'),
  },
})

const withdraw = createRoute({
  method: 'delete',
  path: '/api/invitations/delete/id/{id}',
  tags,
  operationId: 'withdrawInvitation',
  summary: 'Withdraw an invitation',
  middleware: ownerOnly,
  request: { params: z.object({ id: userIdSchema }) },
  responses: {
    200: json(invitationSchema, 'The invitation; a used one stays used'),
    ...failures('bad_input', 'no_session', 'forbidden', 'not_found'),
  },
})

const dismiss = createRoute({
  method: 'delete',
  path: '/api/helpers/delete/id/{id}',
  tags,
  operationId: 'removeHelper',
  summary: 'Remove a helper’s account and end its sessions',
  description: 'Only the owner can; the owner’s own account stays.',
  middleware: ownerOnly,
  request: { params: z.object({ id: userIdSchema }) },
  responses: {
    200: json(z.object({ id: z.string() }), 'Whose access ended'),
    ...failures('bad_input', 'no_session', 'forbidden', 'not_found'),
  },
})

export function invitationRoutes(api: Api): void {
  api.openapi(list, async (c) => c.json(await c.get('shop').identity.invitations(), 200))

  api.openapi(create, async (c) => {
    const { identity, config } = c.get('shop')
    const { invitation, token } = await identity.makeInvitation(c.req.valid('json').note)
    return c.json({ invitation, link: config.publicUrl + invitationPath(token) }, 201)
  })

  api.openapi(withdraw, async (c) =>
    c.json(await c.get('shop').identity.withdrawInvitation(c.req.valid('param').id), 200),
  )

  api.openapi(dismiss, async (c) => {
    const { id } = c.req.valid('param')
    await c.get('shop').identity.dismissStaff(requireVisitor(c).userId, id)
    return c.json({ id }, 200)
  })
}
