import { productsAdminCopy } from '#shop/catalogue/products/admin/copy.ts'
import { labellingSummary, toDraft, toRequest } from '#shop/store/law/admin/labelling-draft.ts'
import { LabellingFields } from '#shop/store/law/admin/labelling-fields.tsx'
import type { FieldGroup, GroupContentProps } from './field-groups.ts'

export const labellingGroup: FieldGroup<'labelling'> = {
  title: productsAdminCopy.law,
  unset: productsAdminCopy.asKind,
  summary: ({ values }) => labellingSummary(values.labelling),
  values: { labelling: null },
  another: ({ labelling }) => ({
    labelling: labelling && toRequest({ ...toDraft(labelling), identifier: null }),
  }),
  Content,
}

function Content({ draft, problemOf, onChange }: GroupContentProps) {
  return (
    <LabellingFields
      name="labelling"
      value={toDraft(draft.values.labelling)}
      textile={draft.texts.dimensions === undefined}
      garment={draft.texts.size !== undefined}
      unset={productsAdminCopy.asUsual}
      problemOf={problemOf}
      onChange={(value) => onChange('labelling', value)}
    />
  )
}
