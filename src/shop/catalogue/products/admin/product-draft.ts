import type { Currency } from '#platform/money/currency.ts'
import { decimalText, parseMoney } from '#platform/money/money.ts'
import type { Hero } from '#shop/catalogue/home/content.schema.ts'
import { pictureBody, toSlots } from '#shop/catalogue/product-pictures/admin/picture-draft.ts'
import type { ListedProduct } from '#shop/catalogue/products/piece.ts'
import {
  isBroughtIn,
  type PiecePicture,
  type PieceSize,
  type Product,
  sizeNamed,
} from '#shop/catalogue/products/product.ts'
import { pieceJson } from '#shop/catalogue/products/product-json.ts'
import { type SizeDraft, sizeBody, toSizeDrafts } from '#shop/catalogue/sizes/admin/size-draft.ts'
import type { ProductType } from '#web/admin/location.ts'
import type { FieldPlan } from '#web/form/field.tsx'
import { merged } from '#web/form/merge-values.ts'
import type { SlotValue } from '#web/form/pictures/picture-value.ts'
import { priceText } from '#web/form/price-text.ts'
import { productsAdminCopy } from './copy.ts'
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
  subject: ListedProduct | Hero | null,
  currency: Currency,
): ProductDraft {
  if (!subject) return draftOf(type, { pictures: [] }, currency)
  const saved: SavedPiece =
    'product' in subject
      ? pieceJson(subject, currency, true)
      : { ...subject, pictures: [subject.picture] }
  return draftOf(type, saved, currency)
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

/** A piece or a hero as the API answers it. */
export interface SavedPiece extends Record<string, unknown> {
  pictures: readonly PiecePicture[]
  sizes?: readonly Omit<PieceSize, 'size'>[]
}

export function draftOf(type: ProductType, saved: SavedPiece, currency: Currency): ProductDraft {
  const plan = formPlans[type]
  const dimensions = (saved.dimensions ?? null) as Product['dimensions']
  // By label: an imported print may lack its first size.
  const sizes = (saved.sizes ?? []).map((size) => ({
    ...size,
    size: sizeNamed(dimensions, size.label),
    price: parseMoney(size.price, currency) ?? 0,
  }))
  const own = toSizeDrafts({ dimensions, sizes }, currency)
  // An imported draft may have no size left, and no price either.
  const hasOnePrice = type === 'print' && sizes.length === 0 && Number(saved.price) > 0
  const shape = own.length > 0 ? 'own' : hasOnePrice ? 'one' : (dimensions ?? 'square')
  const text = ({ name, kind, choices }: FieldPlan): string => {
    if (kind === 'shape') return shape
    const value = saved[name] ?? Object.keys(choices ?? {})[0] ?? ''
    if (kind !== 'price') return String(value)
    const cents = parseMoney(value, currency) ?? 0
    return cents > 0 ? decimalText(cents, currency) : ''
  }
  const isBroughtInWhole =
    saved.sizes !== undefined &&
    shape === (dimensions ?? 'square') &&
    sizes.every(({ variantId }) => isBroughtIn(variantId ?? ''))
  return {
    hidden: saved.hidden === true,
    ownSizes: own,
    texts: {
      ...Object.fromEntries(listFields(plan).map((field) => [field.name, text(field)])),
      ...(isBroughtInWhole && { sizes: sizes.map(({ size }) => size).join(',') }),
    },
    values: groupValues(plan, saved),
    slots: toSlots(plan, saved),
  }
}

function groupValues({ groups }: FormPlan, saved: SavedPiece): Record<string, unknown> {
  const first = Object.assign({}, ...groups.map(({ values }) => values)) as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(first).map(([name, value]) => [name, saved[name] ?? value]),
  )
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

/** What is disputed when two windows save, by the names of `draftLabels`. */
export function flatDraft({ texts, values, slots, ownSizes, hidden }: ProductDraft) {
  const pictures = Object.entries(slots).map(([name, { picture }]) => [name, [picture?.address]])
  return { ...texts, ...values, ...Object.fromEntries(pictures), ownSizes, hidden }
}

export function draftLabels(plan: FormPlan): Record<string, string> {
  const { groups, slots } = plan
  return Object.fromEntries([
    ...groups.flatMap(({ title, values = {} }) => Object.keys(values).map((name) => [name, title])),
    ...listFields(plan).map(({ name, label }) => [name, label]),
    ...slots.map(({ name, what }) => [name, what]),
    ['ownSizes', productsAdminCopy.sizes],
    ['hidden', productsAdminCopy.whereItIs],
  ])
}
