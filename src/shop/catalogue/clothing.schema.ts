import { z } from 'zod'
import type { Cents } from '#kernel/money.ts'
import {
  type CreateMarks,
  createMarks,
  description,
  type EditMarks,
  editMarks,
  type Form,
  isSent,
  optionalPicture,
  optionalText,
  picture,
  price,
  requiredText,
} from './form-checks.ts'
import { createMarkFields, editMarkFields, field, inOrder } from './in-order.schema.ts'
import type { ClothingImages } from './piece.ts'

/** What every piece of clothing is made with; the price in cents. */
export interface ClothingFacts {
  printName: string
  descName: string
  price: Cents
}

/** What a piece may go without; an edit leaves alone what isn't sent. */
export interface ClothingExtras {
  description: string | null
  size: string | null
  measurements: string | null
}

const shape = {
  printName: field('string', 'The print that the piece carries.'),
  descName: field('string', 'The clothing type.'),
  price: field('number', 'In the shop’s currency; a numeric string will do.'),
  description: field('string', 'At most 250 characters; optional.'),
  size: field('string', 'The label’s size; optional.'),
  measurements: field('string', 'For the size guide; optional.'),
  primaryImage: field('string', 'Main picture: an address that POST /api/images answered.'),
  secondaryImage: field('string', 'A second picture; likewise.'),
  supplementaryImage: field('string', 'A third picture; optional.'),
}

const primary = 'Please upload a primary image.'
const secondary = 'Please upload a secondary image.'

/** A new piece of clothing: the checks and words of specification §5, in its order. */
export const newClothingSchema = inOrder(
  z.object({ ...shape, ...createMarkFields }).meta({ id: 'NewClothing' }),
  (form): ClothingFacts & ClothingExtras & ClothingImages & CreateMarks => ({
    ...clothingFacts(form),
    primaryImage: picture(form, 'primaryImage', primary),
    secondaryImage: picture(form, 'secondaryImage', secondary),
    supplementaryImage: optionalPicture(form, 'supplementaryImage'),
    description: description(form),
    size: optionalText(form, 'size', 60),
    measurements: optionalText(form, 'measurements', 500),
    ...createMarks(form),
  }),
)

/** An edited piece of clothing: a field that is absent stays as it is. */
export type ClothingEdit = ClothingFacts &
  Partial<ClothingExtras> &
  Partial<ClothingImages> &
  EditMarks

/** An edited piece of clothing: the same checks; pictures and extras that aren't sent stay. */
export const clothingEditSchema = inOrder(
  z.object({ ...shape, ...editMarkFields }).meta({ id: 'ClothingEdit' }),
  (form): ClothingEdit => {
    const edit: ClothingEdit = clothingFacts(form)
    if (isSent(form, 'primaryImage')) edit.primaryImage = picture(form, 'primaryImage', primary)
    if (isSent(form, 'secondaryImage')) {
      edit.secondaryImage = picture(form, 'secondaryImage', secondary)
    }
    if (isSent(form, 'supplementaryImage')) {
      edit.supplementaryImage = optionalPicture(form, 'supplementaryImage')
    }
    edit.description = description(form)
    if (isSent(form, 'size')) edit.size = optionalText(form, 'size', 60)
    if (isSent(form, 'measurements')) edit.measurements = optionalText(form, 'measurements', 500)
    return { ...edit, ...editMarks(form) }
  },
)

function clothingFacts(form: Form): ClothingFacts {
  return {
    printName: requiredText(form, 'printName', 'Please enter a print name.'),
    descName: requiredText(form, 'descName', 'Please enter a clothing type.'),
    price: price(form, 'price', 'Please enter a price greater than zero.'),
  }
}
