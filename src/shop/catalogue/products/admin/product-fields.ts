import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Currency } from '#platform/money/currency.ts'
import { parseMoney } from '#platform/money/money.ts'
import {
  type FurtherSlot,
  furtherSlots,
} from '#shop/catalogue/product-pictures/admin/further-slots.ts'
import type { SizeName } from '#shop/catalogue/products/product.ts'
import { priceTooLittleForCards } from '#shop/checkout/checkout/smallest-payment.ts'
import type { PictureFolder } from '#shop/media/pictures/picture.ts'
import type { ProductType } from '#web/admin/location.ts'
import type { FieldPlan } from '#web/form/field.tsx'
import type { SlotPlan } from '#web/form/pictures/picture-value.ts'
import { priceText } from '#web/form/price-text.ts'
import type { Call, Schemas } from '#web/ui/hooks/api.ts'
import { type FieldGroup, sharedGroups } from './groups/field-groups.ts'
import { inventoryPolicyGroup, quantity } from './groups/inventory-policy-group.ts'
import { printFileGroup } from './groups/print-file-group.tsx'

type CatalogueName = ProductKind | 'hero'

export interface FormPlan<Name extends string = string> {
  create: Extract<Call, `POST /api/${CatalogueName}/create`>
  edit: Extract<Call, `PUT /api/${CatalogueName}/update${string}/{id}`>
  folder: PictureFolder
  fields: readonly FieldPlan<Name>[]
  /** Folded below the fields. */
  groups: readonly FieldGroup<Name>[]
  slots: readonly SlotPlan<Name | FurtherSlot>[]
}

const description: FieldPlan<'description'> = {
  name: 'description',
  label: 'Description',
  kind: 'long',
  max: 250,
  optional: true,
  hint: 'Shown on its page, under the name.',
}

/** A card can't pay every amount. */
export const priceAdvice = (typed: string, currency: Currency) =>
  priceTooLittleForCards(parseMoney(priceText(typed), currency) ?? 0, currency)

const price: FieldPlan<'price'> = {
  name: 'price',
  label: 'Price',
  kind: 'price',
  half: true,
  advice: priceAdvice,
}

/** An original or a zine is no art print. */
const whatPrintIs: FieldPlan<'descName'> = {
  name: 'descName',
  label: 'What it is',
  kind: 'line',
  max: 200,
  optional: true,
  hint: 'Original painting, zine… Left empty, it is an art print.',
}

function sizeFields(
  size: SizeName,
  label: string,
): FieldPlan<`${SizeName}Price` | `${SizeName}VariantId`>[] {
  return [
    {
      name: `${size}Price`,
      label: `${label} size price`,
      kind: 'price',
      size,
      half: true,
      advice: priceAdvice,
    },
    {
      name: `${size}VariantId`,
      label: `${label} variant ID`,
      kind: 'line',
      max: 100,
      size,
      half: true,
    },
  ]
}

const supplementary: SlotPlan<'supplementaryImage'> = {
  name: 'supplementaryImage',
  what: 'supplementary image',
  hint: 'A third look at it.',
  optional: true,
  video: true,
}

/** Every form of the admin, with the fields of specification §3 (and design §4's new ones). */
const plans: {
  print: FormPlan<keyof Schemas['NewPrint']>
  clothing: FormPlan<keyof Schemas['NewClothing']>
  merch: FormPlan<keyof Schemas['NewMerch']>
  hero: FormPlan<keyof Schemas['NewHero']>
} = {
  print: {
    create: 'POST /api/prints/create',
    edit: 'PUT /api/prints/update/id/{id}',
    folder: 'Prints',
    fields: [
      { name: 'name', label: 'Print name', kind: 'line', max: 200 },
      { name: 'dimensions', label: 'Dimensions', kind: 'shape' },
      { ...price, when: ({ dimensions }) => dimensions === 'one' },
      ...sizeFields('small', 'Small'),
      ...sizeFields('medium', 'Medium'),
      ...sizeFields('large', 'Large'),
      description,
    ],
    groups: [
      inventoryPolicyGroup('to_order', [quantity, whatPrintIs]),
      ...sharedGroups,
      printFileGroup,
    ],
    slots: [
      { name: 'location', what: 'print image', hint: 'The print itself, straight on.' },
      { name: 'candidLocation', what: 'candid image', hint: 'At home, on a wall.' },
      supplementary,
      ...furtherSlots,
    ],
  },
  clothing: {
    create: 'POST /api/clothing/create',
    edit: 'PUT /api/clothing/update/id/{id}',
    folder: 'Clothing',
    fields: [
      { name: 'printName', label: 'Print name', kind: 'line', max: 200 },
      {
        name: 'descName',
        label: 'Clothing type',
        kind: 'line',
        max: 200,
        hint: 'Work shirt, tote…',
      },
      price,
      {
        ...{ name: 'size', label: 'Size', kind: 'line', max: 60, optional: true, half: true },
        hint: 'Google lists no garment without a size and a color.',
      },
      {
        name: 'measurements',
        label: 'Measurements',
        kind: 'long',
        max: 500,
        optional: true,
        hint: 'For the size guide: chest, length, sleeve.',
      },
      description,
    ],
    groups: [inventoryPolicyGroup('one_of_a_kind', [quantity]), ...sharedGroups],
    slots: [
      { name: 'primaryImage', what: 'primary image', hint: 'The whole piece.' },
      { name: 'secondaryImage', what: 'secondary image', hint: 'The print up close.' },
      supplementary,
      ...furtherSlots,
    ],
  },
  merch: {
    create: 'POST /api/merch/create',
    edit: 'PUT /api/merch/update-product/id/{id}',
    folder: 'StickersPins',
    fields: [
      { name: 'printName', label: 'Print name', kind: 'line', max: 200 },
      {
        name: 'descName',
        label: 'Descriptive name',
        kind: 'line',
        max: 200,
        hint: 'Vinyl sticker, enamel pin…',
      },
      price,
      quantity,
      { name: 'name', label: 'Name', kind: 'line', max: 200, optional: true },
      {
        ...{ name: 'measurements', label: 'Measurements', kind: 'line', max: 500, optional: true },
        hint: '“28 cm high, 24 cm wide”. On its page and in the cart.',
      },
      description,
    ],
    groups: [inventoryPolicyGroup('counted', []), ...sharedGroups],
    slots: [
      { name: 'primaryImage', what: 'primary image', hint: 'The thing itself.' },
      { name: 'secondaryImage', what: 'secondary image', hint: 'In use.', optional: true },
      supplementary,
      ...furtherSlots,
    ],
  },
  hero: {
    create: 'POST /api/hero/create',
    edit: 'PUT /api/hero/update/id/{id}',
    folder: 'HomepageHero',
    fields: [
      {
        name: 'name',
        label: 'Hero name',
        kind: 'line',
        max: 200,
        hint: 'For your eyes only.',
      },
    ],
    groups: [],
    slots: [{ name: 'location', what: 'hero image', hint: 'Wide: 16 by 9 fits best.' }],
  },
}

export const formPlans: Record<ProductType, FormPlan> = plans

/** All fields of a plan, those of its groups after its own. */
export function listFields({ fields, groups }: Pick<FormPlan, 'fields' | 'groups'>): FieldPlan[] {
  return [...fields, ...groups.flatMap((group) => group.fields ?? [])]
}
