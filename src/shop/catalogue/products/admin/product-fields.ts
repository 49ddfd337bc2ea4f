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
import { productsAdminCopy } from './copy.ts'
import { type FieldGroup, sharedGroups } from './groups/field-groups.ts'
import { inventoryPolicyGroup, quantity } from './groups/inventory-policy-group.ts'
import { printFileGroup } from './groups/print-file-group.tsx'

type CatalogueName = ProductKind | 'hero'

export interface FormPlan<Name extends string = string> {
  create: Extract<Call, `POST /api/${CatalogueName}/create`>
  edit: Extract<Call, `PUT /api/${CatalogueName}/update${string}/{id}`>
  folder: PictureFolder
  fields: readonly FieldPlan<Name>[]
  groups: readonly FieldGroup<Name>[]
  slots: readonly SlotPlan<Name | FurtherSlot>[]
}

const description: FieldPlan<'description'> = {
  name: 'description',
  label: productsAdminCopy.description,
  kind: 'long',
  max: 250,
  optional: true,
  hint: productsAdminCopy.descriptionHint,
}

/** A card can't pay every amount. */
export const priceAdvice = (typed: string, currency: Currency) =>
  priceTooLittleForCards(parseMoney(priceText(typed), currency) ?? 0, currency)

const price: FieldPlan<'price'> = {
  name: 'price',
  label: productsAdminCopy.price,
  kind: 'price',
  half: true,
  advice: priceAdvice,
}

/** An original or a zine is no art print. */
const whatPrintIs: FieldPlan<'descName'> = {
  name: 'descName',
  label: productsAdminCopy.whatItIs,
  kind: 'line',
  max: 200,
  optional: true,
  hint: productsAdminCopy.whatHint,
}

function sizeFields(
  size: SizeName,
  label: string,
): FieldPlan<`${SizeName}Price` | `${SizeName}VariantId`>[] {
  return [
    {
      name: `${size}Price`,
      label: productsAdminCopy.sizePrice(label),
      kind: 'price',
      size,
      half: true,
      advice: priceAdvice,
    },
    {
      name: `${size}VariantId`,
      label: productsAdminCopy.variantId(label),
      kind: 'line',
      max: 100,
      size,
      half: true,
    },
  ]
}

const supplementary: SlotPlan<'supplementaryImage'> = {
  name: 'supplementaryImage',
  what: productsAdminCopy.supplementaryImage,
  hint: productsAdminCopy.thirdLook,
  optional: true,
  video: true,
}

/** The fields of specification §3, and design §4's new fields. */
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
      { name: 'name', label: productsAdminCopy.printName, kind: 'line', max: 200 },
      { name: 'dimensions', label: productsAdminCopy.dimensions, kind: 'shape' },
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
      { name: 'location', what: productsAdminCopy.printImage, hint: productsAdminCopy.mainHint },
      {
        name: 'candidLocation',
        what: productsAdminCopy.candidImage,
        hint: productsAdminCopy.candidHint,
      },
      supplementary,
      ...furtherSlots,
    ],
  },
  clothing: {
    create: 'POST /api/clothing/create',
    edit: 'PUT /api/clothing/update/id/{id}',
    folder: 'Clothing',
    fields: [
      { name: 'printName', label: productsAdminCopy.printName, kind: 'line', max: 200 },
      {
        name: 'descName',
        label: productsAdminCopy.clothingType,
        kind: 'line',
        max: 200,
        hint: productsAdminCopy.clothingTypeHint,
      },
      price,
      {
        ...{
          name: 'size',
          label: productsAdminCopy.size,
          kind: 'line',
          max: 60,
          optional: true,
          half: true,
        },
        hint: productsAdminCopy.sizeHint,
      },
      {
        name: 'measurements',
        label: productsAdminCopy.measurements,
        kind: 'long',
        max: 500,
        optional: true,
        hint: productsAdminCopy.measurementsHint,
      },
      description,
    ],
    groups: [inventoryPolicyGroup('one_of_a_kind', [quantity]), ...sharedGroups],
    slots: [
      {
        name: 'primaryImage',
        what: productsAdminCopy.primaryImage,
        hint: productsAdminCopy.primaryHint,
      },
      {
        name: 'secondaryImage',
        what: productsAdminCopy.secondaryImage,
        hint: productsAdminCopy.secondaryHint,
      },
      supplementary,
      ...furtherSlots,
    ],
  },
  merch: {
    create: 'POST /api/merch/create',
    edit: 'PUT /api/merch/update-product/id/{id}',
    folder: 'StickersPins',
    fields: [
      { name: 'printName', label: productsAdminCopy.printName, kind: 'line', max: 200 },
      {
        name: 'descName',
        label: productsAdminCopy.descriptiveName,
        kind: 'line',
        max: 200,
        hint: productsAdminCopy.descriptiveHint,
      },
      price,
      quantity,
      { name: 'name', label: productsAdminCopy.name, kind: 'line', max: 200, optional: true },
      {
        ...{
          name: 'measurements',
          label: productsAdminCopy.measurements,
          kind: 'line',
          max: 500,
          optional: true,
        },
        hint: productsAdminCopy.merchMeasurementsHint,
      },
      description,
    ],
    groups: [inventoryPolicyGroup('counted', []), ...sharedGroups],
    slots: [
      {
        name: 'primaryImage',
        what: productsAdminCopy.primaryImage,
        hint: productsAdminCopy.merchPrimaryHint,
      },
      {
        name: 'secondaryImage',
        what: productsAdminCopy.secondaryImage,
        hint: productsAdminCopy.merchSecondaryHint,
        optional: true,
      },
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
        label: productsAdminCopy.heroName,
        kind: 'line',
        max: 200,
        hint: productsAdminCopy.heroNameHint,
      },
    ],
    groups: [],
    slots: [
      { name: 'location', what: productsAdminCopy.heroImage, hint: productsAdminCopy.heroHint },
    ],
  },
}

export const formPlans: Record<ProductType, FormPlan> = plans

export function listFields({ fields, groups }: Pick<FormPlan, 'fields' | 'groups'>): FieldPlan[] {
  return [...fields, ...groups.flatMap((group) => group.fields ?? [])]
}
