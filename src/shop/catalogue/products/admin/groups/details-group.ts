import { productsAdminCopy } from '#shop/catalogue/products/admin/copy.ts'
import { type FieldSet, line } from '#web/form/fields.ts'
import type { FieldGroup } from './field-groups.ts'

const tags = line({
  label: productsAdminCopy.tags,
  max: 200,
  optional: true,
  hint: productsAdminCopy.tagsHint,
})

export function detailsGroup(own: FieldSet): FieldGroup {
  const fields = { ...own, tags }
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
