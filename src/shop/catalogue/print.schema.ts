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
  optionalPicture,
  picture,
  price,
  requiredText,
} from './form-checks.ts'
import { createMarkFields, editMarkFields, field, inOrder } from './in-order.schema.ts'
import type { PrintImages } from './piece.ts'
import { type PrintShape, type SizeName, sizesOf } from './product.ts'

/**
 * What every print is made with: the sizes that are made, with prices in cents and the print
 * provider's variant ids.
 */
export interface PrintFacts {
  name: string
  dimensions: PrintShape
  sizes: { size: SizeName; price: Cents; variantId: string }[]
  description: string | null
}

const facts = {
  name: field('string', 'The print’s name.'),
  dimensions: field('string', '`square` (the default) or `portrait`.'),
  sizes: field('string', 'Which sizes it has, as `small,medium`; all of its shape when absent.'),
  smallPrice: field('number', 'In the shop’s currency; a numeric string will do.'),
  mediumPrice: field('number', 'As smallPrice.'),
  largePrice: field('number', 'As smallPrice; square prints only.'),
  description: field('string', 'At most 250 characters.'),
  smallVariantId: field('string', 'The print provider’s id; unique across all prints.'),
  mediumVariantId: field('string', 'As smallVariantId.'),
  largeVariantId: field('string', 'As smallVariantId; square prints only.'),
}
const images = {
  location: field('string', 'Main picture: an address that POST /api/images answered.'),
  candidLocation: field('string', 'The print in a room; likewise.'),
  supplementaryImage: field('string', 'A third picture; optional.'),
}

/** A new print: the checks and words of specification §5, in its order. */
export const newPrintSchema = inOrder(
  z.object({ ...facts, ...images, ...createMarkFields }).meta({ id: 'NewPrint' }),
  (form): PrintFacts & PrintImages & CreateMarks => {
    const print = printFacts(form)
    return {
      ...print,
      location: picture(form, 'location', 'Please upload a print image.'),
      candidLocation: picture(form, 'candidLocation', 'Please upload a candid image.'),
      supplementaryImage: optionalPicture(form, 'supplementaryImage'),
      description: description(form),
      ...createMarks(form),
    }
  },
)

/** An edited print: the same checks; pictures that aren't sent stay. */
export const printEditSchema = inOrder(
  z.object({ ...facts, ...images, ...editMarkFields }).meta({ id: 'PrintEdit' }),
  (form): PrintFacts & Partial<PrintImages> & EditMarks => {
    const edit: PrintFacts & Partial<PrintImages> & EditMarks = printFacts(form)
    if (isSent(form, 'location')) {
      edit.location = picture(form, 'location', 'Please upload a print image.')
    }
    if (isSent(form, 'candidLocation')) {
      edit.candidLocation = picture(form, 'candidLocation', 'Please upload a candid image.')
    }
    if (isSent(form, 'supplementaryImage')) {
      edit.supplementaryImage = optionalPicture(form, 'supplementaryImage')
    }
    edit.description = description(form)
    return { ...edit, ...editMarks(form) }
  },
)

function printFacts(form: Form): PrintFacts {
  const name = requiredText(form, 'name', 'Please enter a print name.')
  const dimensions = shape(form)
  const names = sizesNamed(form, dimensions)
  const prices = names.map((size) =>
    price(form, `${size}Price`, `Please enter a ${size} size price greater than zero.`),
  )
  const variantIds = names.map((size) =>
    requiredText(form, `${size}VariantId`, `Please enter a ${size} variant id.`, 100),
  )
  const sizes = names.map((size, i) => ({
    size,
    price: prices[i] ?? 0,
    variantId: variantIds[i] ?? '',
  }))
  return { name, dimensions, sizes, description: null }
}

/** A print that was brought in from the print provider may lack some sizes of its shape. */
function sizesNamed({ sizes }: Form, dimensions: PrintShape): readonly SizeName[] {
  const all: readonly SizeName[] = sizesOf[dimensions]
  if (sizes === undefined || sizes === null) return all
  const named = typeof sizes === 'string' ? sizes.split(',').filter(Boolean) : ['']
  const known = all.filter((size) => named.some((each) => each === size))
  if (known.length === named.length) return known
  throw badInput('sizes', 'Please name sizes that a print of this shape can have.')
}

function shape(form: Form): PrintShape {
  const { dimensions } = form
  if (dimensions === undefined || dimensions === null || dimensions === '') return 'square'
  if (dimensions === 'square' || dimensions === 'portrait') return dimensions
  throw badInput('dimensions', 'Please choose square or portrait.')
}
