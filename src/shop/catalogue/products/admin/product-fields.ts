import type { InventoryPolicy, ProductKind } from '#platform/addresses/kinds.ts'
import { pictures } from '#shop/catalogue/product-pictures/admin/picture-list-field.ts'
import { priceField } from '#shop/catalogue/sizes/admin/price-field.ts'
import { sizeGroup } from '#shop/catalogue/sizes/admin/size-group.tsx'
import { garmentGroup, railGroup, railOf } from '#shop/catalogue/sizes/admin/size-rows.tsx'
import type { PictureFolder } from '#shop/media/pictures/picture.ts'
import { adminCopy } from '#web/admin/copy.ts'
import type { SellableType } from '#web/admin/location.ts'
import { check, choice, count, type FieldSet, line, long } from '#web/form/fields.ts'
import type { Call } from '#web/ui/hooks/api.ts'
import { productsAdminCopy as copy } from './copy.ts'
import { type FieldGroup, isForSale, sharedGroups } from './groups/field-groups.ts'
import { printFileGroup } from './groups/print-file-group.tsx'
import { sizeLabels } from './product-values.ts'

export interface FormPlan {
  create: Extract<Call, `POST /api/${ProductKind}/create`>
  edit: Extract<Call, `PUT /api/${ProductKind}/update${string}/{id}`>
  read: Extract<Call, `GET /api/${ProductKind}/id/{id}`>
  folder: PictureFolder
  fields: FieldSet
  /** Always visible, and drawn by its `Content`. */
  open?: FieldGroup
  groups: readonly FieldGroup[]
}

const name = (label: string) => line({ label, max: 200 })

/** Inventory policies: the first is the default of its kind. */
function policy(usual: InventoryPolicy): FieldSet {
  const { [usual]: first, ...others } = copy.policies
  return {
    making: choice({
      label: copy.quantityLabel,
      choices: { [usual]: first, ...others },
      hint: ({ dimensions, making }) =>
        making === 'one_of_a_kind' && dimensions !== undefined && dimensions !== 'one'
          ? copy.oneSizeOnly
          : undefined,
    }),
    quantity: count({
      label: copy.quantity,
      half: true,
      when: (values) => values.making === 'counted' && sizeLabels(values).length < 2,
    }),
    saleNote: choice({
      label: copy.saleNote,
      choices: copy.saleNotes,
      hint: copy.saleNoteHint,
      when: (values) => !isForSale(values),
      hidden: '',
    }),
  }
}

const description = long({
  label: copy.description,
  max: 250,
  optional: true,
  hint: copy.descriptionHint,
})

const measured = { label: copy.measurements, max: 500, optional: true }
const size = line({
  label: copy.size,
  max: 60,
  optional: true,
  half: true,
  hint: copy.sizeHint,
  when: (values) => railOf(values).length === 0,
})
const alsoIn = line({ label: copy.alsoIn, max: 100, optional: true, hint: copy.alsoInHint })
const whatItIs = (hint: string) => line({ label: copy.whatItIs, max: 200, hint })

const tags = line({
  label: copy.tags,
  max: 200,
  optional: true,
  hint: copy.tagsHint,
})

function detailsGroup(own: FieldSet): FieldGroup {
  const fields = { ...own, tags }
  return {
    title: copy.details,
    unset: copy.none,
    summary(values) {
      const filled = Object.entries(fields).filter(([name]) => String(values[name]).trim() !== '')
      return filled.map(([, { label }]) => label.toLowerCase()).join(', ') || null
    },
    fields,
  }
}

/** The fields of specification §3, and the shop's own. */
export const formPlans: Readonly<Record<SellableType, FormPlan>> = {
  print: {
    create: 'POST /api/prints/create',
    edit: 'PUT /api/prints/update/id/{id}',
    read: 'GET /api/prints/id/{id}',
    folder: 'Prints',
    fields: {
      pictures,
      name: name(copy.name),
      price: priceField(copy.price, (values) => isForSale(values) && values.dimensions === 'one'),
      ...policy('to_order'),
    },
    groups: [
      sizeGroup,
      detailsGroup({
        description,
        descName: line({ label: copy.whatItIs, max: 200, optional: true, hint: copy.whatHint }),
        measurements: line({ ...measured, hint: copy.merchMeasurementsHint }),
      }),
      ...sharedGroups,
      printFileGroup,
    ],
  },
  clothing: {
    create: 'POST /api/clothing/create',
    edit: 'PUT /api/clothing/update/id/{id}',
    read: 'GET /api/clothing/id/{id}',
    folder: 'Clothing',
    fields: {
      pictures,
      printName: name(copy.name),
      descName: whatItIs(copy.clothingTypeHint),
      price: priceField(copy.price, isForSale),
      ...policy('one_of_a_kind'),
    },
    open: garmentGroup,
    groups: [
      detailsGroup({
        description,
        size,
        measurements: long({ ...measured, hint: copy.measurementsHint }),
        alsoIn,
      }),
      ...sharedGroups,
    ],
  },
  merch: {
    create: 'POST /api/merch/create',
    edit: 'PUT /api/merch/update-product/id/{id}',
    read: 'GET /api/merch/id/{id}',
    folder: 'StickersPins',
    fields: {
      pictures,
      printName: name(copy.name),
      descName: whatItIs(copy.descriptiveHint),
      price: priceField(copy.price, isForSale),
      ...policy('counted'),
    },
    groups: [
      railGroup,
      detailsGroup({
        description,
        name: line({ label: copy.otherName, hint: copy.otherNameHint, max: 200, optional: true }),
        measurements: line({ ...measured, hint: copy.merchMeasurementsHint }),
        alsoIn,
      }),
      ...sharedGroups,
    ],
  },
}

const draft = check({ label: adminCopy.keepDraft })

export function everyField({ fields, open, groups }: FormPlan): FieldSet {
  return Object.assign({}, fields, open?.fields, ...groups.map((group) => group.fields), {
    hidden: draft,
  })
}
