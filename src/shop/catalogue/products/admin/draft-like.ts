import type { FormPlan } from './product-fields.ts'
import { type FormValues, ownSizesIn } from './product-values.ts'

/** Leaves out the pictures, each group's `another` fields, and the printer's numbers. */
export function valuesLike(plan: FormPlan, values: FormValues): FormValues {
  const ids = Object.keys(values).filter((name) => name.endsWith('VariantId'))
  return {
    ...values,
    ...Object.assign({}, ...plan.groups.map(({ another }) => another?.(values))),
    ...Object.fromEntries(ids.map((name) => [name, ''])),
    ...(values.sizes !== undefined && {
      brought: '',
      sizes: ownSizesIn(values).map((size) => ({
        ...size,
        variantId: '',
        quantityRead: undefined,
      })),
    }),
    ...(values.quantity === '0' && { quantity: '' }),
    pictures: [],
    hidden: false,
  }
}
