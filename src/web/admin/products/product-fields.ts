import type { SizeName } from '#shop/catalogue/product.ts'
import type { PictureFolder } from '#shop/media/picture.ts'
import type { Thing } from '../location.ts'

/** A field of a form, by the name under which the API takes it. */
export interface FieldPlan {
  name: string
  label: string
  kind: 'line' | 'price' | 'count' | 'long' | 'shape'
  hint?: string
  /** The most characters; the API's rule. */
  max?: number
  optional?: boolean
  /** The print size that it is about; large ones only square prints have. */
  size?: SizeName
  /** Two of them stand beside each other. */
  half?: boolean
  /** Addresses are no words: a phone shows the keys for them. */
  mode?: 'email' | 'url'
}

/** A picture of a form. */
export interface SlotPlan {
  name: string
  /** What it is: 'print image'. */
  what: string
  hint: string
  optional?: boolean
}

export interface FormPlan {
  /** The address that creates one, and the one that edits it (then comes the id). */
  createAt: string
  editAt: string
  folder: PictureFolder
  fields: readonly FieldPlan[]
  slots: readonly SlotPlan[]
}

const description: FieldPlan = {
  name: 'description',
  label: 'Description',
  kind: 'long',
  max: 250,
  optional: true,
  hint: 'Shown on its page, under the name.',
}

const price: FieldPlan = { name: 'price', label: 'Price', kind: 'price', half: true }

function sizeFields(size: SizeName, label: string): FieldPlan[] {
  return [
    { name: `${size}Price`, label: `${label} size price`, kind: 'price', size, half: true },
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

const supplementary: SlotPlan = {
  name: 'supplementaryImage',
  what: 'supplementary image',
  hint: 'A third look at it.',
  optional: true,
}

/** Every form of the admin, with the fields of specification §3 (and design §4's new ones). */
export const formPlans: Record<Thing, FormPlan> = {
  print: {
    createAt: '/api/prints/create',
    editAt: '/api/prints/update/id',
    folder: 'Prints',
    fields: [
      { name: 'name', label: 'Print name', kind: 'line', max: 200 },
      { name: 'dimensions', label: 'Dimensions', kind: 'shape' },
      ...sizeFields('small', 'Small'),
      ...sizeFields('medium', 'Medium'),
      ...sizeFields('large', 'Large'),
      description,
    ],
    slots: [
      { name: 'location', what: 'print image', hint: 'The print itself, straight on.' },
      { name: 'candidLocation', what: 'candid image', hint: 'At home, on a wall.' },
      supplementary,
    ],
  },
  clothing: {
    createAt: '/api/clothing/create',
    editAt: '/api/clothing/update/id',
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
      { name: 'size', label: 'Size', kind: 'line', max: 60, optional: true, half: true },
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
    slots: [
      { name: 'primaryImage', what: 'primary image', hint: 'The whole piece.' },
      { name: 'secondaryImage', what: 'secondary image', hint: 'The print up close.' },
      supplementary,
    ],
  },
  merch: {
    createAt: '/api/merch/create',
    editAt: '/api/merch/update-product/id',
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
      { name: 'quantity', label: 'Quantity', kind: 'count', half: true },
      { name: 'name', label: 'Name', kind: 'line', max: 200, optional: true },
      description,
    ],
    slots: [
      { name: 'primaryImage', what: 'primary image', hint: 'The thing itself.' },
      { name: 'secondaryImage', what: 'secondary image', hint: 'In use.', optional: true },
      supplementary,
    ],
  },
  hero: {
    createAt: '/api/hero/create',
    editAt: '/api/hero/update/id',
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
    slots: [{ name: 'location', what: 'hero image', hint: 'Wide: 16 by 9 fits best.' }],
  },
}
