import './jitless.ts'
import type { z } from 'zod'
import { newPieceSchemas, pieceEditSchemas } from '#shop/catalogue/piece.schema.ts'
import { collectionFormSchema } from '#shop/collections/collection.schema.ts'
import { heroEditSchema, newHeroSchema } from '#shop/content/hero.schema.ts'
import { newCodeBody } from '#shop/discounts/discount.schema.ts'
import {
  accountFormSchema,
  newInvitationSchema,
  passwordFormSchema,
} from '#shop/identity/account.schema.ts'
import { lawFormSchema } from '#shop/law/law.schema.ts'
import { lookFormSchema } from '#shop/look/look.schema.ts'
import { placeFormSchema } from '#shop/place/place-form.schema.ts'
import { printfulInputSchema, stripeInputSchema } from '#shop/services/connect.schema.ts'
import { smtpInputSchema } from '#shop/services/mail-input.schema.ts'
import { picturesInputSchema } from '#shop/services/pictures-input.schema.ts'
import {
  pageFormSchema,
  shippingFormSchema,
  studioFormSchema,
} from '#shop/settings/forms.schema.ts'
import { vacationEditSchema } from '#shop/vacation/vacation.schema.ts'

/** The API's own schemas: one set of checks, one order, one set of words (specification §5). */
const schemas = {
  'create-print': newPieceSchemas.prints,
  'create-clothing': newPieceSchemas.clothing,
  'create-merch': newPieceSchemas.merch,
  'create-hero': newHeroSchema,
  'edit-print': pieceEditSchemas.prints,
  'edit-clothing': pieceEditSchemas.clothing,
  'edit-merch': pieceEditSchemas.merch,
  'edit-hero': heroEditSchema,
  studio: studioFormSchema,
  law: lawFormSchema,
  look: lookFormSchema,
  shipping: shippingFormSchema,
  page: pageFormSchema,
  collection: collectionFormSchema,
  place: placeFormSchema,
  account: accountFormSchema,
  password: passwordFormSchema,
  invitation: newInvitationSchema,
  code: newCodeBody,
  vacation: vacationEditSchema,
  stripe: stripeInputSchema,
  mailbox: smtpInputSchema,
  printful: printfulInputSchema,
  pictures: picturesInputSchema,
} satisfies Record<string, z.ZodType>

export interface Problem {
  /** The field at fault, in lists with its place ('social.0.url'); '' when the form as a whole is. */
  field: string
  message: string
}

/** The first check that the body of a form fails, or null. */
export function firstProblem(form: keyof typeof schemas, body: object): Problem | null {
  const result = schemas[form].safeParse(body)
  if (result.success) return null
  const [issue] = result.error.issues
  return { field: issue?.path.join('.') ?? '', message: issue?.message ?? '' }
}
