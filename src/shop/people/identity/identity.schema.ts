import { z } from 'zod'
import { staffRoles } from '#shop/people/staff/staff-role.ts'
import { identityCopy } from './copy.ts'

/** Specification §3. */
export const userSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    role: z.enum(['guest', 'admin']),
    staffRole: z.union([z.enum(staffRoles), z.null()]).meta({
      description: 'What an account of the studio may do; null for guests.',
    }),
  })
  .meta({ id: 'User' })

export type PublicUser = z.output<typeof userSchema>

export const signedInSchema = z
  .object({
    user: userSchema,
    token: z
      .string()
      .optional()
      .meta({ description: 'For clients that are no browser: send it as bearer.' }),
  })
  .meta({ id: 'SignedIn' })

/** The part of a cached page that differs per visitor. */
export const sessionSchema = z
  .object({
    user: z.union([userSchema, z.null()]),
    cartId: z.string().nullable(),
    itemCount: z.number().int().meta({ description: 'The sum of quantities in the cart.' }),
    closed: z
      .enum(['opening', 'vacation'])
      .nullable()
      .meta({ description: 'Why the shop is closed; null: it is open.' }),
  })
  .meta({ id: 'Session' })

const optionalText = z.string().max(320).nullish()

/** `role` is ignored. */
export const newUserSchema = z
  .object({
    name: optionalText,
    email: optionalText,
    password: optionalText,
    role: z.unknown().optional(),
    invitation: optionalText.meta({ description: 'One-time; then all of the others are needed.' }),
  })
  .meta({ id: 'NewUser' })

export const userIdSchema = z.string().regex(/^[0-9a-f]{32}$/, identityCopy.noUserId)
