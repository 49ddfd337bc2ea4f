import type { Currency } from '#platform/money/currency.ts'
import type { ListedProduct } from '#shop/catalogue/products/piece.ts'
import type { SellableType } from '#web/admin/location.ts'
import { type ProductDraft, toDraft } from './product-draft.ts'
import { formPlans } from './product-fields.ts'

/** Not copied: the pictures, the values that `another` drops, and the printer's numbers. */
export function draftLike(
  type: SellableType,
  like: ListedProduct,
  currency: Currency,
): ProductDraft {
  const empty = toDraft(type, null, currency)
  const { texts, ownSizes, ...rest } = toDraft(type, like, currency)
  const own = Object.entries(texts).filter(
    ([name, text]) =>
      name !== 'sizes' && !name.endsWith('VariantId') && (name !== 'quantity' || text !== '0'),
  )
  return {
    ...rest,
    hidden: false,
    values: Object.assign(
      {},
      rest.values,
      ...formPlans[type].groups.map(({ another }) => another?.(rest.values)),
    ),
    texts: { ...empty.texts, ...Object.fromEntries(own) },
    ownSizes: ownSizes.map((size) => ({ ...size, variantId: '' })),
    slots: empty.slots,
  }
}
