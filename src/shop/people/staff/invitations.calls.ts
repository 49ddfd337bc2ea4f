import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { requireVisitor } from '#http/session.ts'
import { invitationPath } from '#platform/addresses/page-paths.ts'
import {
  invitationSchema,
  newInvitationSchema,
  staffRoleFormSchema,
} from '#shop/people/identity/account.schema.ts'
import { userIdSchema } from '#shop/people/identity/identity.schema.ts'
import { staffRoles } from './staff-role.ts'

const tags = ['The owner: account']

const list = createRoute({
  method: 'get',
  path: '/api/invitations',
  ...allow('owner'),
  tags,
  operationId: 'listInvitations',
  summary: 'Invitations and their states, newest first',
  responses: {
    200: json(z.array(invitationSchema), 'The invitations'),
    ...failures('no_session', 'forbidden'),
  },
})

const create = createRoute({
  method: 'post',
  path: '/api/invitations/create',
  ...allow('owner', 'invitation.created', 'fresh'),
  tags,
  operationId: 'createInvitation',
  summary: 'Make a one-time invitation to an account of the studio',
  description: 'The link works once and for seven days. It can’t be read again.',
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
  ...allow('owner', 'invitation.withdrawn'),
  tags,
  operationId: 'withdrawInvitation',
  summary: 'Withdraw an invitation',
  request: { params: z.object({ id: userIdSchema }) },
  responses: {
    200: json(invitationSchema, 'The invitation; a used one stays used'),
    ...failures('bad_input', 'no_session', 'forbidden', 'not_found'),
  },
})

const dismiss = createRoute({
  method: 'delete',
  path: '/api/staff/delete/id/{id}',
  ...allow('owner', 'staff.dismissed', 'fresh'),
  tags,
  operationId: 'dismissStaff',
  summary: 'Take an account’s access away and end its sessions',
  description: 'Its open invitations end too. The last owner stays.',
  request: { params: z.object({ id: userIdSchema }) },
  responses: {
    200: json(z.object({ id: z.string() }), 'Whose access ended'),
    ...failures('bad_input', 'no_session', 'forbidden', 'not_found'),
  },
})

const changeRole = createRoute({
  method: 'put',
  path: '/api/staff/role/id/{id}',
  ...allow('owner', 'staff.role-changed', 'fresh'),
  tags,
  operationId: 'changeStaffRole',
  summary: 'Change what an account of the studio may do',
  description: 'The last owner stays one.',
  request: { params: z.object({ id: userIdSchema }), ...jsonBody(staffRoleFormSchema) },
  responses: {
    200: json(z.object({ id: z.string(), role: z.enum(staffRoles) }), 'The role'),
    ...failures('bad_input', 'no_session', 'forbidden', 'not_found'),
  },
})

export function invitationRoutes(api: Api): void {
  api.openapi(list, async (c) => c.json(await c.get('shop').identity.invitations(), 200))

  api.openapi(create, async (c) => {
    const { identity, settings } = c.get('shop')
    const by = requireVisitor(c).userId
    const { invitation, token } = await identity.makeInvitation({ ...c.req.valid('json'), by })
    return c.json(
      { invitation, link: settings.place.current().publicUrl + invitationPath(token) },
      201,
    )
  })

  api.openapi(withdraw, async (c) =>
    c.json(await c.get('shop').identity.withdrawInvitation(c.req.valid('param').id), 200),
  )

  api.openapi(changeRole, async (c) => {
    const { id } = c.req.valid('param')
    const { role } = c.req.valid('json')
    await c.get('shop').identity.changeStaffRole(id, role)
    return c.json({ id, role }, 200)
  })

  api.openapi(dismiss, async (c) => {
    const { id } = c.req.valid('param')
    await c.get('shop').identity.dismissStaff(id)
    return c.json({ id }, 200)
  })
}
