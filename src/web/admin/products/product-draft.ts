import { decimalText, parseMoney } from '#kernel/money.ts'
import { type Piece, pictureFields } from '#shop/catalogue/piece.ts'
import { isBroughtIn, sizesOf } from '#shop/catalogue/product.ts'
import type { Hero } from '#shop/content/hero.ts'
import type { Picture } from '#shop/media/picture.ts'
import type { FieldPlan } from '../form/field.tsx'
import { merged } from '../form/merge-values.ts'
import { type SlotValue, slotValue } from '../form/picture-value.ts'
import { priceText } from '../form/price-text.ts'
import type { ProductType } from '../location.ts'
import { type FormPlan, formPlans } from './product-fields.ts'

/** The values of a product's form, as typed. */
export interface ProductDraft {
  texts: Readonly<Record<string, string>>
  slots: Readonly<Record<string, SlotValue>>
  /** Only the owner sees it. */
  hidden: boolean
}

/** The form of a new product, or the form prefilled with a product. */
export function draftOf(type: ProductType, subject: Piece | Hero | null): ProductDraft {
  const { fields, slots } = formPlans[type]
  const facts = subject ? factsOf(subject) : {}
  const pictures = subject ? picturesOf(subject) : {}
  return {
    hidden: subject !== null && 'product' in subject && subject.product.hidden,
    texts: {
      ...Object.fromEntries(
        fields.map(({ name, kind }) => [name, facts[name] ?? (kind === 'shape' ? 'square' : '')]),
      ),
      ...(facts.sizes !== undefined && { sizes: facts.sizes }),
    },
    slots: Object.fromEntries(slots.map(({ name }) => [name, slotValue(pictures[name])])),
  }
}

/** Large sizes are square prints' only (specification §3). */
export function isWanted({ size }: FieldPlan, { texts }: ProductDraft): boolean {
  if (size && texts.sizes !== undefined) return texts.sizes.split(',').includes(size)
  return size !== 'large' || texts.dimensions !== 'portrait'
}

/** What the printer decides of a print that was brought in isn't asked for. */
export function isAsked(field: FieldPlan, draft: ProductDraft): boolean {
  const isPrinters = field.kind === 'shape' || field.name.endsWith('VariantId')
  return isWanted(field, draft) && !(draft.texts.sizes !== undefined && isPrinters)
}

/** What the API is sent, and what the checks look at: texts as meant, nulls for what is hidden. */
export function bodyOf(
  { fields, slots }: FormPlan,
  draft: ProductDraft,
): Record<string, string | null> {
  const texts = fields.map((field) => {
    const typed = draft.texts[field.name] ?? ''
    const text = field.kind === 'price' ? priceText(typed) : typed
    return [field.name, isWanted(field, draft) ? text : null]
  })
  const pictures = slots.map(({ name }) => [name, draft.slots[name]?.picture?.address ?? null])
  const { sizes } = draft.texts
  const named = sizes === undefined ? [] : [['sizes', sizes]]
  return Object.fromEntries([...texts, ...named, ...pictures])
}

type Facts = Partial<Record<string, string>>

function factsOf(subject: Piece | Hero): Facts {
  if (!('product' in subject)) return { name: subject.name }
  const { product } = subject
  const description = product.description ?? ''
  const { kind, name, dimensions, sizes } = product
  if (kind === 'prints') {
    const perSize = sizes.flatMap(({ size, price, variantId }) => [
      [`${size}Price`, decimalText(price)],
      [`${size}VariantId`, variantId ?? ''],
    ])
    const shape = { name, dimensions: dimensions ?? 'square', description }
    return { ...shape, ...broughtInSizes(sizes), ...Object.fromEntries(perSize) }
  }
  const { descName, ownName, size, measurements } = product
  return {
    printName: name,
    descName: descName ?? '',
    price: decimalText(product.price),
    description,
    name: ownName ?? '',
    size: size ?? '',
    measurements: measurements ?? '',
    quantity: String(subject.stock?.onHand ?? ''),
  }
}

/** The sizes of a print that was brought in from the printer; nothing for any other. */
function broughtInSizes(
  sizes: readonly { size: string; variantId: string | null }[],
): Record<string, string> {
  if (!sizes.every(({ variantId }) => isBroughtIn(variantId ?? ''))) return {}
  return { sizes: sizes.map(({ size }) => size).join(',') }
}

function picturesOf(subject: Piece | Hero): Partial<Record<string, Picture>> {
  if (!('product' in subject)) return { location: subject.picture }
  const { kind, pictures } = subject.product
  return Object.fromEntries(
    pictureFields[kind].flatMap((name, position) => {
      const picture = pictures.find(({ address }) => address === subject.images[position])
      return picture ? [[name, picture]] : []
    }),
  )
}

/** A product of the API as a form holds it. */
export function draftOfEntity(type: ProductType, entity: SavedPiece): ProductDraft {
  const { fields, slots } = formPlans[type]
  const text = ({ name, kind }: FieldPlan): string => {
    const value = entity[name]
    if (value === null || value === undefined) return ''
    return kind === 'price' ? decimalText(parseMoney(value) ?? 0) : String(value)
  }
  return {
    hidden: entity.hidden === true,
    texts: {
      ...Object.fromEntries(fields.map((field) => [field.name, text(field)])),
      ...(type === 'print' && broughtInSizes(sizesOfEntity(entity))),
    },
    slots: Object.fromEntries(
      slots.map(({ name }) => [
        name,
        slotValue(entity.pictures.find(({ address }) => address === entity[name])),
      ]),
    ),
  }
}

function sizesOfEntity(entity: SavedPiece) {
  return sizesOf.square.flatMap((size) => {
    const variantId = String(entity[`${size}VariantId`] ?? '')
    return variantId === '' ? [] : [{ size, variantId }]
  })
}

/** A piece by the API's field names. */
export interface SavedPiece extends Record<string, unknown> {
  id: number
  updatedAt?: number
  pictures: Picture[]
}

/** What a form holds once the shop's values have moved on: field by field, picture by picture. */
export function mergedDraft(
  base: ProductDraft,
  mine: ProductDraft,
  theirs: ProductDraft,
): ProductDraft {
  return {
    ...merged(base, mine, theirs),
    texts: merged(base.texts, mine.texts, theirs.texts),
    slots: merged(base.slots, mine.slots, theirs.slots),
  }
}

/** In what a form and what was saved meanwhile differ: labels, with what was saved. */
export function differences(
  type: ProductType,
  mine: ProductDraft,
  theirs: ProductDraft,
): Difference[] {
  const { fields, slots } = formPlans[type]
  const texts = fields
    .filter(({ name }) => (mine.texts[name] ?? '').trim() !== theirs.texts[name])
    .map(({ name, label }) => ({ label, saved: theirs.texts[name] || 'nothing' }))
  const pictures = slots
    .filter(
      ({ name }) => mine.slots[name]?.picture?.address !== theirs.slots[name]?.picture?.address,
    )
    .map(({ name, what }) => ({
      label: what.charAt(0).toUpperCase() + what.slice(1),
      saved: theirs.slots[name]?.picture ? 'another picture' : 'none',
    }))
  const seen = mine.hidden === theirs.hidden ? [] : [theirs.hidden ? 'a draft' : 'in the shop']
  return [...texts, ...pictures, ...seen.map((saved) => ({ label: 'Where it is', saved }))]
}

export interface Difference {
  label: string
  saved: string
}
