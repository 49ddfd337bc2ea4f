import { z } from 'zod'
import type { Currency } from '#platform/money/currency.ts'
import { field, inOrder } from '#shop/catalogue/collections/in-order.schema.ts'
import { type Form, requiredText } from '#shop/catalogue/products/form-checks.ts'
import { sizesCopy } from './copy.ts'
import { ownSizes } from './own-sizes.ts'
import type { SizeSet } from './size-sets.ts'
import { longestSetName } from './size-sets.ts'

const setSize = z.object({
  label: z.string(),
  width: z.number(),
  height: z.number(),
  unit: z.enum(['cm', 'in']),
  price: z.number(),
})

/** Prices in cents. */
export const sizeSetsSetting = {
  key: 'catalogue.size-sets',
  schema: z
    .array(z.object({ id: z.string(), name: z.string(), sizes: z.array(setSize) }))
    .default([]),
}

/** Prices in decimals. */
export const sizeSetSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    sizes: z.array(setSize.extend({ label: z.string().meta({ example: '30x40 cm' }) })),
  })
  .meta({ id: 'SizeSet' })

/** Prices in `currency`; checks run in this order. */
export const sizeSetInputSchema = (currency: Currency) =>
  inOrder(
    z
      .object({
        name: field('string', `What the set is called, at most ${longestSetName} characters.`),
        sizes: field(
          'array',
          'One to twelve, each with `width`, `height`, `unit` (`cm` or `in`), `price` and optional `label`, as a print has them.',
        ),
      })
      .meta({ id: 'SizeSetInput' }),
    (form: Form): Omit<SizeSet, 'id'> => ({
      name: requiredText(form, 'name', sizesCopy.nameMissing, longestSetName),
      sizes: ownSizes(form, currency).map(({ label, width, height, unit, price }) => ({
        label,
        width,
        height,
        unit,
        price,
      })),
    }),
  )
