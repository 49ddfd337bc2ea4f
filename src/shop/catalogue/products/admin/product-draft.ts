import type { Currency } from '#platform/money/currency.ts'
import { decimalText, parseMoney } from '#platform/money/money.ts'
import type { Hero } from '#shop/catalogue/home/hero.ts'
import {
  pictureBody,
  slotsOfEntity,
  toSlots,
} from '#shop/catalogue/product-pictures/admin/picture-draft.ts'
import type { ListedProduct, Piece } from '#shop/catalogue/products/piece.ts'
import {
  isBroughtIn,
  type PiecePicture,
  type PieceSize,
  type Product,
  sizeNamed,
  sizesByShape,
} from '#shop/catalogue/products/product.ts'
import {
  isOwn,
  type SizeDraft,
  sizeBody,
  toSizeDrafts,
} from '#shop/catalogue/sizes/admin/size-draft.ts'
import type { ProductType } from '#web/admin/location.ts'
import type { FieldPlan } from '#web/form/field.tsx'
import { merged } from '#web/form/merge-values.ts'
import type { SlotValue } from '#web/form/pictures/picture-value.ts'
import { priceText } from '#web/form/price-text.ts'
import { type FormPlan, formPlans, listFields } from './product-fields.ts'

export interface ProductDraft {
  texts: Readonly<Record<string, string>>
  slots: Readonly<Record<string, SlotValue>>
  ownSizes: readonly SizeDraft[]
  values: Readonly<Record<string, unknown>>
  hidden: boolean
}

export function toDraft(
  type: ProductType,
  subject: Piece | Hero | null,
  currency: Currency,
): ProductDraft {
  const plan = formPlans[type]
  const facts = subject ? factsOf(subject, currency) : {}
  const product =
    subject && 'product' in subject
      ? {
          ...subject.product,
          ...slugs(subject),
          quantity: subject.stock?.onHand ?? null,
          printFile: subject.printFile,
        }
      : null
  return {
    hidden: subject !== null && 'product' in subject && subject.product.hidden,
    ownSizes: subject && 'product' in subject ? toSizeDrafts(subject.product, currency) : [],
    texts: {
      ...Object.fromEntries(
        plan.fields.map((field) => [field.name, facts[field.name] ?? unset(field)]),
      ),
      ...groupTexts(plan, product, currency),
      ...(facts.sizes !== undefined && { sizes: facts.sizes }),
    },
    values: groupValues(plan, product),
    slots: toSlots(plan, subject),
  }
}

function slugs({ gallery, series }: Piece & Partial<ListedProduct>) {
  return { gallery: gallery?.slug, series: series?.map(({ slug }) => slug) }
}

function unset({ kind, choices }: FieldPlan): string {
  return kind === 'shape' ? 'square' : (Object.keys(choices ?? {})[0] ?? '')
}

type Properties = Readonly<Record<string, unknown>>

function groupTexts(
  { groups }: FormPlan,
  piece: Properties | null,
  currency: Currency,
): Record<string, string> {
  const fields = groups.flatMap((group) => group.fields ?? [])
  return Object.fromEntries(
    fields.map((field) => {
      const value = piece?.[field.name] ?? null
      if (value === null) return [field.name, unset(field)]
      return [
        field.name,
        field.kind === 'price' ? decimalText(Number(value), currency) : String(value),
      ]
    }),
  )
}

function groupValues(
  { groups }: Pick<FormPlan, 'groups'>,
  piece: Properties | null,
): Record<string, unknown> {
  const first = Object.assign({}, ...groups.map(({ values }) => values)) as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(first).map(([name, value]) => [name, piece?.[name] ?? value]),
  )
}

/** Only square prints have large sizes (specification §3). */
export function isWanted({ size, kind, when }: FieldPlan, { texts }: ProductDraft): boolean {
  if (when && !when(texts)) return false
  if (texts.dimensions === 'own' || texts.dimensions === 'one') {
    return size === undefined && kind !== 'shape'
  }
  if (size && texts.sizes !== undefined) return texts.sizes.split(',').includes(size)
  return size !== 'large' || texts.dimensions !== 'portrait'
}

/** The printer decides some fields; a studio that prints itself needs no printer's numbers. */
export function isAsked(field: FieldPlan, draft: ProductDraft, selfFulfilled: boolean): boolean {
  const isBroughtIn = draft.texts.sizes !== undefined
  if (field.kind === 'shape') return !isBroughtIn
  if (field.name.endsWith('VariantId') && (isBroughtIn || selfFulfilled)) return false
  return isWanted(field, draft)
}

export function toRequest(plan: FormPlan, draft: ProductDraft, selfFulfilled = false): Body {
  const texts = listFields(plan).map((field) => {
    const typed = draft.texts[field.name] ?? ''
    const text = field.kind === 'price' ? priceText(typed) : typed
    return [field.name, isWanted(field, draft) ? text : null]
  })
  const pictures = Object.entries(pictureBody(plan, draft.slots))
  const { sizes, dimensions } = draft.texts
  const named = sizes === undefined ? [] : [['sizes', sizes]]
  const own = dimensions === 'own' ? [['sizes', (draft.ownSizes ?? []).map(sizeBody)]] : []
  const one = dimensions === 'one' ? [['sizes', []]] : []
  const made = selfFulfilled ? [['selfFulfilled', true]] : []
  const values = Object.entries(draft.values)
  return Object.fromEntries([...texts, ...values, ...named, ...own, ...one, ...made, ...pictures])
}

export type Body = Record<string, unknown>

type Facts = Partial<Record<string, string>>

function factsOf(subject: Piece | Hero, currency: Currency): Facts {
  if (!('product' in subject)) return { name: subject.name }
  const { product } = subject
  const description = product.description ?? ''
  const { kind, name, dimensions, sizes } = product
  if (kind === 'prints' && isOwn(product)) return { name, dimensions: 'own', description }
  if (kind === 'prints' && hasOnePrice(product)) {
    return { name, dimensions: 'one', price: decimalText(product.price, currency), description }
  }
  if (kind === 'prints') {
    const perSize = sizes.flatMap(({ size, price, variantId }) => [
      [`${size}Price`, decimalText(price, currency)],
      [`${size}VariantId`, variantId ?? ''],
    ])
    const shape = { name, dimensions: dimensions ?? 'square', description }
    return { ...shape, ...broughtInSizes(sizes), ...Object.fromEntries(perSize) }
  }
  const { descName, ownName, size, measurements } = product
  return {
    printName: name,
    descName: descName ?? '',
    price: decimalText(product.price, currency),
    description,
    name: ownName ?? '',
    size: size ?? '',
    measurements: measurements ?? '',
    quantity: String(subject.stock?.onHand ?? ''),
  }
}

/** An imported draft may have no size left, and no price either. */
function hasOnePrice({ sizes, price }: { sizes: readonly unknown[]; price: unknown }): boolean {
  return sizes.length === 0 && Number(price) > 0
}

function broughtInSizes(
  sizes: readonly { size: string | null; variantId: string | null }[],
): Record<string, string> {
  if (!sizes.every(({ variantId }) => isBroughtIn(variantId ?? ''))) return {}
  return { sizes: sizes.map(({ size }) => size).join(',') }
}

export function draftOfEntity(
  type: ProductType,
  entity: SavedPiece,
  currency: Currency,
): ProductDraft {
  const plan = formPlans[type]
  const dimensions = (entity.dimensions ?? null) as Product['dimensions']
  // By label: an imported print may lack its first size.
  const sizes = (entity.sizes ?? []).map((size) => ({
    ...size,
    size: sizeNamed(dimensions, size.label),
    price: parseMoney(size.price, currency) ?? 0,
  }))
  const own = type === 'print' ? toSizeDrafts({ dimensions, sizes }, currency) : []
  const one = type === 'print' && hasOnePrice({ sizes, price: entity.price })
  const shape = own.length > 0 ? 'own' : one ? 'one' : null
  const text = ({ name, kind, choices }: FieldPlan): string => {
    const value = kind === 'shape' ? (shape ?? entity[name]) : entity[name]
    if (value === null || value === undefined) return Object.keys(choices ?? {})[0] ?? ''
    return kind === 'price'
      ? decimalText(parseMoney(value, currency) ?? 0, currency)
      : String(value)
  }
  return {
    hidden: entity.hidden === true,
    ownSizes: own,
    texts: {
      ...Object.fromEntries(listFields(plan).map((field) => [field.name, text(field)])),
      ...(type === 'print' && shape === null && broughtInSizes(sizesOfEntity(entity))),
    },
    values: groupValues(plan, entity),
    slots: slotsOfEntity(plan, entity),
  }
}

function sizesOfEntity(entity: SavedPiece) {
  return sizesByShape.square.flatMap((size) => {
    const variantId = String(entity[`${size}VariantId`] ?? '')
    return variantId === '' ? [] : [{ size, variantId }]
  })
}

export interface SavedPiece extends Record<string, unknown> {
  id: number
  updatedAt?: number
  pictures: PiecePicture[]
  sizes?: Omit<PieceSize, 'size'>[]
}

export function mergedDraft(
  base: ProductDraft,
  mine: ProductDraft,
  theirs: ProductDraft,
): ProductDraft {
  return {
    ...merged(base, mine, theirs),
    texts: merged(base.texts, mine.texts, theirs.texts),
    values: merged(base.values ?? {}, mine.values ?? {}, theirs.values),
    slots: merged(base.slots, mine.slots, theirs.slots),
  }
}
