import './jitless.ts'
import type { z } from 'zod'
import { type Currency, firstCurrency } from '#platform/money/currency.ts'
import { printfulInputSchema, stripeInputSchema } from '#services/connections/connect.schema.ts'
import { smtpInputSchema } from '#services/connections/mail-input.schema.ts'
import { picturesInputSchema } from '#services/connections/pictures-input.schema.ts'
import { vacationEditSchema } from '#shop/audience/vacation/vacation.schema.ts'
import { collectionFormSchema } from '#shop/catalogue/collections/collection.schema.ts'
import { heroEditSchema, newHeroSchema } from '#shop/catalogue/home/hero.schema.ts'
import { newPieceSchema, pieceEditSchema } from '#shop/catalogue/products/piece.schema.ts'
import { newCodeBody } from '#shop/checkout/discounts/discount.schema.ts'
import {
  accountFormSchema,
  newInvitationSchema,
  passwordFormSchema,
} from '#shop/people/identity/account.schema.ts'
import { lawFormSchema } from '#shop/store/law/law.schema.ts'
import { placeFormSchema } from '#shop/store/place/place-form.schema.ts'
import {
  pageFormSchema,
  shippingFormSchema,
  studioFormSchema,
} from '#shop/store/settings/forms.schema.ts'
import { lookFormSchema } from '#shop/store/theme/look.schema.ts'
import type { Problem } from './problem.ts'

/** The API's own schemas: one set of checks, one order, one set of words (specification §5). */
const schemas = {
  'create-print': (currency) => newPieceSchema('prints', currency),
  'create-clothing': (currency) => newPieceSchema('clothing', currency),
  'create-merch': (currency) => newPieceSchema('merch', currency),
  'create-hero': newHeroSchema,
  'edit-print': (currency) => pieceEditSchema('prints', currency),
  'edit-clothing': (currency) => pieceEditSchema('clothing', currency),
  'edit-merch': (currency) => pieceEditSchema('merch', currency),
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
} satisfies Record<string, z.ZodType | ((currency: Currency) => z.ZodType)>

export type { Problem }

type FormName = keyof typeof schemas

type PricedForm = {
  [F in FormName]: (typeof schemas)[F] extends z.ZodType ? never : F
}[FormName]

/** The first check that the body of a form fails, or null. */
export function firstProblem(form: FormName, body: object, currency: Currency): Problem | null
export function firstProblem(form: Exclude<FormName, PricedForm>, body: object): Problem | null
export function firstProblem(form: FormName, body: object, currency = firstCurrency) {
  const schema = schemas[form]
  const result = (typeof schema === 'function' ? schema(currency) : schema).safeParse(body)
  if (result.success) return null
  const [issue] = result.error.issues
  return { field: issue?.path.join('.') ?? '', message: issue?.message ?? '' }
}
