import { productsAdminCopy } from '#shop/catalogue/products/admin/copy.ts'
import { options } from '#web/form/fields.ts'
import type { FieldGroup } from './field-groups.ts'

const { taxClassGroup: choices } = productsAdminCopy

export const taxClassGroup: FieldGroup = {
  title: productsAdminCopy.tax,
  unset: productsAdminCopy.theUsualRate,
  ofSale: true,
  summary: ({ taxClass }) => (taxClass === 'standard' ? null : (choices[String(taxClass)] ?? null)),
  fields: {
    taxClass: options({
      label: productsAdminCopy.whichRate,
      choices,
      hint: productsAdminCopy.rateHint,
    }),
  },
}
