import { productsAdminCopy } from '#shop/catalogue/products/admin/copy.ts'
import { partIn } from '#shop/catalogue/products/admin/product-values.ts'
import { labellingSummary, toDraft, toRequest } from '#shop/store/law/admin/labelling-draft.ts'
import { LabellingFields } from '#shop/store/law/admin/labelling-fields.tsx'
import { special } from '#web/form/fields.ts'
import type { FieldGroup, GroupContentProps } from './field-groups.ts'

export const labellingGroup: FieldGroup = {
  title: productsAdminCopy.law,
  unset: productsAdminCopy.asKind,
  summary: ({ labelling }) => labellingSummary(labelling),
  fields: { labelling: special<unknown>({ label: productsAdminCopy.law, first: null }) },
  another: ({ labelling }) => ({
    labelling: labelling && toRequest({ ...toDraft(labelling), identifier: null }),
  }),
  Content,
}

function Content(props: GroupContentProps) {
  const { values } = props
  const labelling = partIn<unknown>(props, 'labelling')
  return (
    <LabellingFields
      {...labelling}
      value={toDraft(labelling.value)}
      textile={values.dimensions === undefined}
      garment={values.size !== undefined}
      unset={productsAdminCopy.asUsual}
      onChange={(draft) => labelling.onChange(toRequest(draft))}
    />
  )
}
