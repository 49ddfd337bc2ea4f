import type {
  FieldGroup,
  GroupContentProps,
} from '#shop/catalogue/products/admin/groups/field-groups.ts'
import { OneTap } from '#shop/catalogue/products/admin/lists/one-tap.tsx'
import {
  type FormValues,
  partIn,
  picturesIn,
  sizeLabels,
  usualSizes,
} from '#shop/catalogue/products/admin/product-values.ts'
import {
  type PrintShape,
  pieceShape,
  type SizeName,
  sizeLabel,
} from '#shop/catalogue/products/product.ts'
import type { SizeSet } from '#shop/catalogue/sizes/size-sets.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { choice, type FieldSet, line, special } from '#web/form/fields.ts'
import { sizeSetCopy as copy } from './copy.ts'
import { type LastPrices, samePrices } from './last-prices.ts'
import { type LastSizes, OwnSizes } from './own-sizes.tsx'
import { priceField } from './price-field.ts'
import type { SizeDraft } from './size-draft.ts'

export interface SizeOffers {
  /** The studio makes its prints itself: no printer's numbers are needed. */
  selfFulfilled: boolean
  lastPrices: Partial<Record<PrintShape, LastPrices>>
  lastSizes: LastSizes | null
  sizeSets: readonly SizeSet[]
}

const has = (size: SizeName) => (values: FormValues) => usualSizes(values).includes(size)

function usual(size: SizeName, label: string): FieldSet {
  const inches = ({ dimensions }: FormValues) =>
    copy.inSides(sizeLabel(dimensions as PrintShape, size) ?? '')
  return {
    [`${size}Price`]: priceField(copy.sizePrice(label), has(size), inches),
    [`${size}VariantId`]: line({
      label: copy.variantOf(label),
      hint: copy.variantHint,
      max: 100,
      half: true,
      when: (values) => has(size)(values) && !values.brought && !values.selfFulfilled,
    }),
  }
}

export const sizeGroup: FieldGroup = {
  title: copy.sizes,
  unset: copy.onePrice,
  ofSale: true,
  summary: (values) => {
    const sizes = sizeLabels(values)
    return values.dimensions === 'one' ? null : copy.many(sizes.length)
  },
  isOpen: ({ dimensions }) => dimensions !== 'one',
  fields: {
    dimensions: {
      ...choice({ label: copy.prices, choices: copy.shapes, first: 'one' }),
      when: ({ brought }) => !brought,
      local: true,
      offered: (shape, values) => {
        const [main] = picturesIn(values)
        return !main?.picture || suits(shape, main.picture)
      },
    },
    ...usual('small', copy.small),
    ...usual('medium', copy.medium),
    ...usual('large', copy.large),
    sizes: special<readonly SizeDraft[]>({ label: copy.sizes, first: [], local: true }),
    // Sizes of the printer's import, by the specification's names.
    brought: special<string>({ label: copy.sizes, first: '', local: true }),
    selfFulfilled: special<boolean>({
      label: '',
      first: false,
      read: (is) => is || undefined,
    }),
  },
  Content: Sizes,
}

function Sizes(props: GroupContentProps) {
  const { values, offers, onChange } = props
  const [main] = picturesIn(values)
  const picture = main?.picture ?? null
  if (values.dimensions === 'own') {
    return (
      <OwnSizes
        {...partIn<readonly SizeDraft[]>(props, 'sizes')}
        picture={picture}
        last={offers.lastSizes}
        sets={offers.sizeSets}
        selfFulfilled={offers.selfFulfilled}
        isCounted={values.making === 'counted'}
      />
    )
  }
  const last = offers.lastPrices[values.dimensions as PrintShape]
  if (!last) return null
  return (
    <OneTap
      key={last.name}
      button={adminCopy.samePrices(last.name)}
      done={adminCopy.samePriced(last.name)}
      fills={samePrices(values, last)}
      onChange={onChange}
    />
  )
}

/** The specification's sizes that suit a picture, which has only two shapes beside the square. */
function suits(dimensions: string, picture: { width: number; height: number }): boolean {
  if (dimensions !== 'square' && dimensions !== 'portrait') return true
  return (pieceShape(picture) === 'square') === (dimensions === 'square')
}
