import { z } from 'zod'
import { emailSchema } from '#platform/network/email.schema.ts'
import { textSchema } from '#platform/text.schema.ts'
import { invitationStates } from '#shop/people/staff/invitation.ts'
import { staffRoles } from '#shop/people/staff/staff-role.ts'
import { identityCopy } from './copy.ts'

/** Characters. */
export const minPassword = 10
const name = textSchema(80, identityCopy.nameMissing).min(1, identityCopy.nameMissing)
const email = emailSchema(identityCopy.noEmail)
const newPassword = z
  .string(identityCopy.passwordTooShort(minPassword))
  .min(minPassword, identityCopy.passwordTooShort(minPassword))
  .max(200, identityCopy.passwordTooLong)
  .refine((value) => new Set(value).size > 2, identityCopy.passwordTooPlain)
/** Optional after a proof by link or passkey, which the API checks. */
const currentPassword = z.string().max(200, identityCopy.wrongPassword).optional()

export const signupSchema = z
  .object({ name, email, password: newPassword, invitation: z.string().max(200) })
  .meta({ id: 'Signup' })

/** A new address requires the current password. */
export const accountFormSchema = z
  .object({
    name,
    email,
    current: z.string().max(200).optional(),
    version: z.string().max(64).optional(),
  })
  .meta({ id: 'AccountForm' })

export const passwordFormSchema = z
  .object({ current: currentPassword, password: newPassword })
  .meta({ id: 'PasswordForm' })

export const ownSessionSchema = z
  .object({
    id: z.string(),
    since: z.number().int().meta({ description: 'Signed in, in epoch milliseconds.' }),
    seen: z.number().int().meta({ description: 'Last renewed, about a day exact.' }),
    current: z.boolean().meta({ description: 'The one that asks.' }),
  })
  .meta({ id: 'OwnSession' })

export type OwnSession = z.output<typeof ownSessionSchema>

export const invitationSchema = z
  .object({
    id: z.string(),
    note: z.string(),
    role: z.enum(staffRoles),
    createdAt: z.number().int(),
    expiresAt: z.number().int(),
    state: z.enum(invitationStates),
    /** The account's name; null: none yet. */
    usedBy: z.string().nullable(),
  })
  .meta({ id: 'Invitation' })

export type Invitation = z.output<typeof invitationSchema>

const role = z.enum(staffRoles, identityCopy.roleMissing)

export const newInvitationSchema = z
  .object({
    note: textSchema(80, identityCopy.noteMissing).optional().default(''),
    role,
  })
  .meta({ id: 'NewInvitation' })

export const staffRoleFormSchema = z.object({ role }).meta({ id: 'StaffRole' })
