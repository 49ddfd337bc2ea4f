import { productsAdminCopy } from '#shop/catalogue/products/admin/copy.ts'
import fields from '#web/form/field.module.css'
import prose from '#web/ui/kit/prose.module.css'
import type { FieldGroup, GroupContentProps } from './field-groups.ts'

const titles = Object.entries(productsAdminCopy.taxClassGroup)

export const taxClassGroup: FieldGroup<'taxClass'> = {
  title: productsAdminCopy.tax,
  unset: productsAdminCopy.theUsualRate,
  summary: ({ values }) =>
    values.taxClass === 'standard'
      ? null
      : (productsAdminCopy.taxClassGroup[String(values.taxClass)] ?? null),
  values: { taxClass: 'standard' },
  Content,
}

function Content({ draft, onChange }: GroupContentProps) {
  return (
    <fieldset className={fields.field} data-field="taxClass">
      <legend className={fields.label}>{productsAdminCopy.whichRate}</legend>
      {titles.map(([value, title]) => (
        <label key={value}>
          <input
            type="radio"
            name="taxClass"
            value={value}
            checked={draft.values.taxClass === value}
            onChange={() => onChange('taxClass', value)}
          />{' '}
          {title}
        </label>
      ))}
      <p className={`${prose.hint} ${prose.light}`}>{productsAdminCopy.rateHint}</p>
    </fieldset>
  )
}
