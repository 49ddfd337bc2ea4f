import { z } from 'zod'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import { badInput } from '#platform/errors.ts'
import type { Currency } from '#platform/money/currency.ts'
import {
  createMarkFields,
  editMarkFields,
  field,
  inOrder,
} from '#shop/catalogue/collections/in-order.schema.ts'
import {
  personalisationField,
  personalisationIn,
} from '#shop/catalogue/personalisation/personalisation.schema.ts'
import {
  editedPictures,
  newPictures,
} from '#shop/catalogue/product-pictures/picture-list.schema.ts'
import { namedSizes, ownSizes, requireCounts } from '#shop/catalogue/sizes/own-sizes.ts'
import { productsCopy } from './copy.ts'
import { facts, type OfType } from './facts/facts.ts'
import { readSharedFacts, sharedFields } from './facts/piece-facts.schema.ts'
import {
  collect,
  createMarks,
  editMarks,
  type Form,
  isFilled,
  isOwn,
  isSent,
  maxQuantity,
  needsQuantity,
  optionalText,
  price,
  requiredText,
  wholeNumber,
} from './form-checks.ts'
import { requireFitting } from './inventory-policy/inventory-policy.ts'
import type { NewPiece, PieceEdit, PieceFacts } from './piece.ts'
import { longestLabel, type PrintShape, type SizeName, sizeNames, sizesByShape } from './product.ts'

/*
 * The checks and texts of specification §5, in its order; an edit keeps fields that it doesn't
 * send.
 */

const pictureList = field(
  'array',
  'Up to twelve pictures in their order, each with its `address`, and optional `alt`, `focus` (`x` and `y` from 0 to 100) and `step` (the step of its making that it shows, in a sentence of at most 200 characters; not of the first); null where none is. In the place of the fields that name the first three.',
)

interface Plan {
  /** In the API's description: 'NewPrint' and 'PrintEdit'. */
  name: string
  fields: Record<string, ReturnType<typeof field>>
  needs(form: Form): readonly string[]
  facts(form: Form, currency: Currency, isEdit: boolean): PieceFacts
  extras: Partial<Record<OfType<'text'>, string>>
}

const amount = field('number', 'In the shop’s currency; a numeric string will do.')
const mainPicture = field('string', 'Main picture: an address that POST /api/images answered.')
const thirdPicture = field('string', 'A third picture; optional.')
const carrierSizes = field(
  'array',
  'Up to twelve sizes of what is counted or made to order, each with `label`, and optional `price` (the piece’s when absent), `quantity` (stock on hand) and, in an edit, `quantityRead`. Empty: it has none.',
)
const carried = field('string', 'The print that the piece carries.')

const plans: Record<ProductKind, Plan> = {
  prints: {
    name: 'Print',
    fields: {
      name: field('string', 'The print’s name.'),
      descName: field(
        'string',
        'What it is, where it is no art print: an original, a zine; optional.',
      ),
      dimensions: field('string', '`square` (the default) or `portrait`.'),
      sizes: field(
        'array',
        'One to twelve sizes of its own, each with `width`, `height`, `unit` (`cm` or `in`), `price`, and optional `label`, `variantId` and, of what is counted, `quantity` and `quantityRead`. Or, as `small,medium`, which of the sizes of its shape it has; all when absent; an edit then keeps its own sizes, in their order small, medium and large. Empty, beside `price`: it has one price.',
      ),
      price: field('number', 'Of a print without sizes.'),
      selfFulfilled: field('boolean', 'The studio makes it itself: variant ids may be absent.'),
      smallPrice: amount,
      mediumPrice: field('number', 'As smallPrice.'),
      largePrice: field('number', 'As smallPrice; square prints only.'),
      description: field('string', 'At most 250 characters.'),
      smallVariantId: field('string', 'The print provider’s id; unique across all prints.'),
      mediumVariantId: field('string', 'As smallVariantId.'),
      largeVariantId: field('string', 'As smallVariantId; square prints only.'),
      measurements: field('string', 'Height, width; optional.'),
      location: mainPicture,
      candidLocation: field('string', 'The print in a room; likewise.'),
      supplementaryImage: thirdPicture,
    },
    needs: ({ sizes, making }) =>
      isOwn(sizes) || making === 'not_for_sale'
        ? [productsCopy.printImage]
        : [productsCopy.printImage, productsCopy.candidMissing],
    facts: printFacts,
    extras: { description: 'description', descName: 'descName', measurements: 'measurements' },
  },
  clothing: {
    name: 'Clothing',
    fields: {
      printName: carried,
      descName: field('string', 'The clothing type.'),
      price: amount,
      description: field('string', 'At most 250 characters; optional.'),
      size: field('string', 'The label’s size; optional.'),
      sizes: carrierSizes,
      measurements: field('string', 'For the size guide; optional.'),
      primaryImage: mainPicture,
      secondaryImage: field('string', 'A second picture; likewise.'),
      supplementaryImage: thirdPicture,
    },
    needs: ({ making }) =>
      making === 'not_for_sale'
        ? [productsCopy.primaryMissing]
        : [productsCopy.primaryMissing, productsCopy.secondaryMissing],
    facts: (form, currency) => carrierFacts(form, currency, productsCopy.clothingTypeMissing),
    extras: { description: 'description', size: 'size', measurements: 'measurements' },
  },
  merch: {
    name: 'Merch',
    fields: {
      printName: carried,
      descName: field('string', 'What it is: a sticker, a pin.'),
      sizes: carrierSizes,
      measurements: field('string', 'Height, width; optional.'),
      name: field('string', 'A name of its own; optional.'),
      description: field('string', 'At most 250 characters; optional.'),
      price: amount,
      primaryImage: mainPicture,
      secondaryImage: field('string', 'A second picture; optional.'),
      supplementaryImage: thirdPicture,
    },
    needs: () => [productsCopy.merchImageMissing],
    facts: (form, currency) => carrierFacts(form, currency, productsCopy.descriptiveMissing),
    extras: { ownName: 'name', description: 'description', measurements: 'measurements' },
  },
}

function factsOf(form: Form, isEdit: boolean, kind: ProductKind, currency: Currency) {
  const facts = {
    ...plans[kind].facts(form, currency, isEdit),
    ...readSharedFacts(form, isEdit, kind),
    ...collect(form, () => personalisationIn(form, currency)),
  }
  const { inventoryPolicy, sizes, ownSizes = [] } = facts
  if (inventoryPolicy) requireFitting(inventoryPolicy, sizes ?? ownSizes)
  const isCountedBySize = ownSizes.length > 1 || !isFilled(form, 'quantity')
  if (!isEdit && inventoryPolicy === 'counted' && isCountedBySize) requireCounts(form, ownSizes)
  const isEmpty = ownSizes.length > 0 && ownSizes.every(({ quantity }) => quantity === 0)
  if (isEmpty && !isEdit) throw badInput('sizes.0.quantity', needsQuantity)
  return facts
}

const otherFields = {
  ...sharedFields,
  pictures: pictureList,
  personalisation: personalisationField,
}

export function newPieceSchema(kind: ProductKind, currency: Currency) {
  const { name, fields, needs, extras } = plans[kind]
  return inOrder(
    z.object({ ...fields, ...otherFields, ...createMarkFields }).meta({ id: `New${name}` }),
    (form): NewPiece => ({
      kind,
      ...collect(form, () => factsOf(form, false, kind, currency)),
      ...newPictures(form, kind, needs(form)),
      ...textsIn(form, extras, false),
      ...createMarks(form),
    }),
  )
}

export function pieceEditSchema(kind: ProductKind, currency: Currency) {
  const { name, fields, needs, extras } = plans[kind]
  return inOrder(
    z.object({ ...fields, ...otherFields, ...editMarkFields }).meta({ id: `${name}Edit` }),
    (form): PieceEdit => ({
      ...collect(form, () => factsOf(form, true, kind, currency)),
      ...editedPictures(form, kind, needs(form)),
      ...textsIn(form, extras, true),
      ...editMarks(form),
    }),
  )
}

export const stockChangeSchema = inOrder(
  z.object({
    quantity: field('integer', 'Added to stock on hand; negative takes away.'),
    size: field('string', 'The label of the size, of a piece in sizes.'),
  }),
  (form): { quantity: number; size?: string } => {
    const quantity = wholeNumber(form.quantity)
    if (quantity === null || Math.abs(quantity) > maxQuantity) {
      throw badInput('quantity', productsCopy.wholeNumberMissing)
    }
    const size = optionalText(form, 'size', longestLabel)
    return { quantity, ...(size !== null && { size }) }
  },
)

function printFacts(form: Form, currency: Currency, isEdit: boolean): PieceFacts {
  const name = requiredText(form, 'name', productsCopy.printNameMissing)
  if (form.making === 'not_for_sale') return { name, ownSizes: [] }
  if (isOnePrice(form)) {
    const words = productsCopy.pleaseEnterPrice
    return { name, price: price(form, 'price', words, currency), ownSizes: [] }
  }
  if (isOwn(form.sizes)) return { name, ownSizes: ownSizes(form, currency) }
  const sizesUnnamed = form.sizes === undefined || form.sizes === null
  // Only a print in its own sizes is wide; without a price it has fewer than three.
  const isWide = isEdit && sizesUnnamed && isWideShape(form)
  const dimensions = isWide ? undefined : shape(form)
  const names = dimensions
    ? sizesNamed(form, dimensions)
    : sizeNames.filter((size) => Number(form[`${size}Price`] ?? 0) !== 0)
  const prices = names.map((size) =>
    price(form, `${size}Price`, productsCopy.sizePriceMissing(size), currency),
  )
  const isOptional = isWide || form.selfFulfilled === true || form.selfFulfilled === 'true'
  const variantIds = names.map((size) => {
    const field = `${size}VariantId`
    if (isOptional) return optionalText(form, field, 100)
    return requiredText(form, field, productsCopy.variantMissing(size), 100)
  })
  const sizes = names.map((size, i) => ({
    size,
    price: prices[i] ?? 0,
    variantId: variantIds[i] ?? null,
  }))
  return { name, ...(dimensions && { dimensions }), sizes, ...(sizesUnnamed && { sizesUnnamed }) }
}

/** An original has one price: its form sends an empty list of sizes. */
function isOnePrice({ sizes, price }: Form): boolean {
  if (price === undefined || price === null) return false
  return sizes === '[]' || (Array.isArray(sizes) && sizes.length === 0)
}

/** An imported print may lack some sizes of its shape. */
function sizesNamed({ sizes }: Form, dimensions: PrintShape): readonly SizeName[] {
  const all: readonly SizeName[] = sizesByShape[dimensions]
  if (sizes === undefined || sizes === null) return all
  const named = typeof sizes === 'string' ? sizes.split(',').filter(Boolean) : ['']
  const known = all.filter((size) => named.some((each) => each === size))
  if (known.length === named.length) return known
  throw badInput('sizes', productsCopy.sizesMissing)
}

const isWideShape = ({ dimensions }: Form) =>
  dimensions === 'landscape' || dimensions === 'panorama'

function shape(form: Form): PrintShape {
  const { dimensions } = form
  if (dimensions === undefined || dimensions === null || dimensions === '') return 'square'
  if (dimensions === 'square' || dimensions === 'portrait') return dimensions
  throw badInput('dimensions', productsCopy.shapeMissing)
}

function carrierFacts(form: Form, currency: Currency, needsDescName: string) {
  const named = {
    name: requiredText(form, 'printName', productsCopy.printNameMissing),
    descName: requiredText(form, 'descName', needsDescName),
  }
  if (form.making === 'not_for_sale') return { ...named, ownSizes: [] }
  const facts = {
    ...named,
    price: price(form, 'price', productsCopy.pleaseEnterPrice, currency),
  }
  if (!isOwn(form.sizes)) return facts
  return { ...facts, ownSizes: namedSizes(form, facts.price, currency) }
}

function textsIn(form: Form, extras: Plan['extras'], isEdit: boolean): Partial<PieceFacts> {
  const read = Object.entries(extras).flatMap(([name, field]) => {
    if (isEdit && name !== 'description' && !isSent(form, field)) return []
    return [[name, optionalText(form, field, facts[name as OfType<'text'>].max)]]
  })
  return Object.fromEntries(read)
}
