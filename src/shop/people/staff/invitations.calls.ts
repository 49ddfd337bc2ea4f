import { z } from 'zod'
import { call, calls } from '#http/call.ts'
import { invitationPath } from '#platform/addresses/page-paths.ts'
import {
  invitationSchema,
  newInvitationSchema,
  staffRoleFormSchema,
} from '#shop/people/identity/account.schema.ts'
import { userIdSchema } from '#shop/people/identity/identity.schema.ts'
import { invitationAudit } from './admin/copy.ts'
import { staffRoles } from './staff-role.ts'

export default calls('The owner: account', [
  call({
    id: 'listInvitations',
    at: 'GET /api/invitations',
    least: 'owner',
    summary: 'Invitations and their states, newest first',
    answer: [z.array(invitationSchema), 'The invitations'],
    run: ({ shop }) => shop.identity.invitations(),
  }),
  call({
    id: 'createInvitation',
    at: 'POST /api/invitations/create',
    least: 'owner',
    audit: ['invitation.created', invitationAudit.invitationCreated],
    fresh: true,
    summary: 'Make a one-time invitation to an account of the studio',
    description: 'The link works once and for seven days. It can’t be read again.',
    body: newInvitationSchema,
    status: 201,
    answer: [
      z.object({ invitation: invitationSchema, link: z.string() }),
      'The invitation and its link, this once',
    ],
    async run({ shop, body, visitor }) {
      const { identity, settings } = shop
      const { invitation, token } = await identity.makeInvitation({ ...body, by: visitor.userId })
      return {
        invitation,
        link: settings.storeSettings.current().publicUrl + invitationPath(token),
      }
    },
  }),
  call({
    id: 'withdrawInvitation',
    at: 'DELETE /api/invitations/delete/id/{id}',
    least: 'owner',
    audit: ['invitation.withdrawn', invitationAudit.invitationWithdrawn],
    summary: 'Withdraw an invitation',
    path: z.object({ id: userIdSchema }),
    answer: [invitationSchema, 'The invitation; a used one stays used'],
    fails: ['not_found'],
    run: ({ shop, path }) => shop.identity.withdrawInvitation(path.id),
  }),
  call({
    id: 'changeStaffRole',
    at: 'PUT /api/staff/role/id/{id}',
    least: 'owner',
    audit: ['staff.role-changed', invitationAudit.staffRoleChanged],
    fresh: true,
    summary: 'Change what an account of the studio may do',
    description: 'The last owner stays one.',
    path: z.object({ id: userIdSchema }),
    body: staffRoleFormSchema,
    answer: [z.object({ id: z.string(), role: z.enum(staffRoles) }), 'The role'],
    fails: ['not_found'],
    async run({ shop, path: { id }, body: { role } }) {
      await shop.identity.changeStaffRole(id, role)
      return { id, role }
    },
  }),
  call({
    id: 'dismissStaff',
    at: 'DELETE /api/staff/delete/id/{id}',
    least: 'owner',
    audit: ['staff.dismissed', invitationAudit.staffDismissed],
    fresh: true,
    summary: 'Take an account’s access away and end its sessions',
    description: 'Its open invitations end too. The last owner stays.',
    path: z.object({ id: userIdSchema }),
    answer: [z.object({ id: z.string() }), 'Whose access ended'],
    fails: ['not_found'],
    async run({ shop, path: { id } }) {
      await shop.identity.dismissStaff(id)
      return { id }
    },
  }),
])
