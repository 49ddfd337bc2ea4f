import './jitless.ts'
import type { z } from 'zod'
import {
  accountFormSchema,
  newInvitationSchema,
  passwordFormSchema,
} from '#shop/identity/account.schema.ts'
import {
  pageFormSchema,
  shippingFormSchema,
  studioFormSchema,
} from '#shop/settings/forms.schema.ts'
import type { Problem } from '../products/product-checks.ts'

/** The API's own schemas, for the rooms' forms. */
const schemas = {
  studio: studioFormSchema,
  shipping: shippingFormSchema,
  page: pageFormSchema,
  account: accountFormSchema,
  password: passwordFormSchema,
  invitation: newInvitationSchema,
} satisfies Record<string, z.ZodType>

/** The first check that a room's form fails, or null. */
export function roomProblem(room: keyof typeof schemas, body: object): Problem | null {
  const result = schemas[room].safeParse(body)
  if (result.success) return null
  const [issue] = result.error.issues
  return { field: issue?.path.join('.') ?? '', message: issue?.message ?? '' }
}
