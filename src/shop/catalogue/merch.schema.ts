import { z } from 'zod'
import { badInput } from '#kernel/errors.ts'
import type { Cents } from '#kernel/money.ts'
import {
  type CreateMarks,
  createMarks,
  description,
  type EditMarks,
  editMarks,
  type Form,
  isSent,
  maxQuantity,
  optionalPicture,
  optionalText,
  picture,
  price,
  requiredText,
  wholeNumber,
} from './form-checks.ts'
import { createMarkFields, editMarkFields, field, inOrder } from './in-order.schema.ts'
import type { MerchImages } from './piece.ts'

/** What every piece of merch is made with; the price in cents. */
export interface MerchFacts {
  printName: string
  descName: string
  price: Cents
  /** Stock on hand, held units included. */
  quantity: number
}

/** What a piece of merch may have besides; null: nothing. */
export interface MerchExtras {
  name: string | null
  description: string | null
}

const shape = {
  printName: field('string', 'The print that the piece carries.'),
  descName: field('string', 'What it is: a sticker, a pin.'),
  name: field('string', 'A name of its own; optional.'),
  description: field('string', 'At most 250 characters; optional.'),
  price: field('number', 'In the shop’s currency; a numeric string will do.'),
  quantity: field('integer', 'Stock on hand: a whole number above zero.'),
  primaryImage: field('string', 'Main picture: an address that POST /api/images answered.'),
  secondaryImage: field('string', 'A second picture; optional.'),
  supplementaryImage: field('string', 'A third picture; optional.'),
}

export const needsQuantity = 'Please enter a quantity greater than zero.'
const needsPicture = 'Please upload an image of the merch'

/** New merch: the checks and words of specification §5, in its order. */
export const newMerchSchema = inOrder(
  z.object({ ...shape, ...createMarkFields }).meta({ id: 'NewMerch' }),
  (form): MerchFacts & MerchExtras & MerchImages & CreateMarks => ({
    ...merchFacts(form, 1),
    primaryImage: picture(form, 'primaryImage', needsPicture),
    secondaryImage: optionalPicture(form, 'secondaryImage'),
    supplementaryImage: optionalPicture(form, 'supplementaryImage'),
    name: optionalText(form, 'name', 200),
    description: description(form),
    ...createMarks(form),
  }),
)

/** An edited piece of merch: an extra or a picture that is absent stays as it is. */
export type MerchEdit = MerchFacts &
  Partial<MerchExtras> &
  Partial<MerchImages> &
  EditMarks & {
    /** The stock on hand that the editor saw: the difference is applied, so that sales since stay. */
    quantityRead?: number
  }

/**
 * Edited merch: the same checks; pictures that aren't sent stay. A quantity of zero passes here,
 * because a sold-out piece keeps it while its price is edited; the catalogue refuses it otherwise.
 */
export const merchEditSchema = inOrder(
  z
    .object({
      ...shape,
      ...editMarkFields,
      quantityRead: field(
        'integer',
        'Stock on hand as it was read: what was sold since stays sold.',
      ),
    })
    .meta({ id: 'MerchEdit' }),
  (form): MerchEdit => {
    const edit: MerchEdit = merchFacts(form, 0)
    if (isSent(form, 'quantityRead')) edit.quantityRead = quantityOf(form, 0, 'quantityRead')
    if (isSent(form, 'primaryImage'))
      edit.primaryImage = picture(form, 'primaryImage', needsPicture)
    if (isSent(form, 'secondaryImage'))
      edit.secondaryImage = optionalPicture(form, 'secondaryImage')
    if (isSent(form, 'supplementaryImage')) {
      edit.supplementaryImage = optionalPicture(form, 'supplementaryImage')
    }
    if (isSent(form, 'name')) edit.name = optionalText(form, 'name', 200)
    edit.description = description(form)
    return { ...edit, ...editMarks(form) }
  },
)

/** A signed amount by which stock on hand changes. */
export const stockChangeSchema = inOrder(
  z.object({ quantity: field('integer', 'Added to stock on hand; negative takes away.') }),
  (form): { quantity: number } => {
    const quantity = wholeNumber(form.quantity)
    if (quantity === null || Math.abs(quantity) > maxQuantity) {
      throw badInput('quantity', 'Please enter a whole number.')
    }
    return { quantity }
  },
)

function merchFacts(form: Form, least: number): MerchFacts {
  return {
    printName: requiredText(form, 'printName', 'Please enter a print name.'),
    descName: requiredText(form, 'descName', 'Please enter a descriptive name.'),
    price: price(form, 'price', 'Please enter a price greater than zero.'),
    quantity: quantityOf(form, least),
  }
}

function quantityOf(form: Form, least: number, name = 'quantity'): number {
  const quantity = wholeNumber(form[name])
  if (quantity === null || quantity < least) throw badInput(name, needsQuantity)
  if (quantity > maxQuantity) {
    throw badInput(name, 'Please enter a quantity of at most 100,000.')
  }
  return quantity
}
