import { z } from 'zod'
import { invitationStates } from '#shop/people/staff/invitation.ts'
import { staffRoles } from '#shop/people/staff/staff-role.ts'

/*
 * Accounts of the studio: one set of checks and words for signing up, for changing an account, and
 * for the forms that ask for it.
 */

/** Characters of a password at the least. */
export const minPassword = 10
const name = z
  .string('Please enter your name.')
  .trim()
  .min(1, 'Please enter your name.')
  .max(80, 'Please keep this to 80 characters.')
const email = z
  .string('Please enter your email.')
  .trim()
  .max(254, 'This is too long for an address.')
  .pipe(z.email('Please enter an email address, such as maren@example.com.'))
const newPassword = z
  .string(`Please choose a password of at least ${minPassword} characters.`)
  .min(minPassword, `Please choose a password of at least ${minPassword} characters.`)
  .max(200, 'Please keep the password to 200 characters.')
  .refine((value) => new Set(value).size > 2, 'Please choose a password with more letters in it.')
/** Optional where a link or a passkey has just proved the account: the API knows. */
const currentPassword = z.string().max(200, 'That isn’t your password now.').optional()

/** Another account of the studio, by an invitation. */
export const signupSchema = z
  .object({ name, email, password: newPassword, invitation: z.string().max(200) })
  .meta({ id: 'Signup' })

/** A new address requires the current password. */
export const accountFormSchema = z
  .object({ name, email, current: z.string().max(200).optional() })
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

export const invitationSchema = z
  .object({
    id: z.string(),
    note: z.string(),
    role: z.enum(staffRoles),
    createdAt: z.number().int(),
    expiresAt: z.number().int(),
    state: z.enum(invitationStates),
    usedBy: z.string().nullable(),
  })
  .meta({ id: 'Invitation' })

const role = z.enum(staffRoles, 'Please choose: owner, partner or helper.')

export const newInvitationSchema = z
  .object({
    note: z
      .string('For whom is it?')
      .trim()
      .max(80, 'Please keep this to 80 characters.')
      .optional()
      .default(''),
    role,
  })
  .meta({ id: 'NewInvitation' })

export const staffRoleFormSchema = z.object({ role }).meta({ id: 'StaffRole' })
