import { productsAdminCopy } from '#shop/catalogue/products/admin/copy.ts'
import type { FieldSet } from '#web/form/fields.ts'
import type { FieldGroup } from './field-groups.ts'

export function detailsGroup(fields: FieldSet): FieldGroup {
  return {
    title: productsAdminCopy.details,
    unset: productsAdminCopy.none,
    summary(values) {
      const filled = Object.entries(fields).filter(([name]) => String(values[name]).trim() !== '')
      return filled.map(([, { label }]) => label.toLowerCase()).join(', ') || null
    },
    fields,
  }
}
