import fields from '#web/form/field.module.css'
import type { FieldGroup, GroupContentProps } from './field-groups.ts'

export const reductionGroup: FieldGroup<'reduced'> = {
  title: 'Reduced',
  unset: 'Its price is its price',
  summary: ({ values }) => (values.reduced === true ? 'Announced as reduced' : null),
  values: { reduced: false },
  another: () => ({ reduced: false }),
  Content,
}

function Content({ draft, onChange }: GroupContentProps) {
  return (
    <div className={fields.field} data-field="reduced">
      <label className={fields.check}>
        <input
          type="checkbox"
          checked={draft.values.reduced === true}
          onChange={(event) => onChange('reduced', event.target.checked)}
        />
        Show what it cost before
      </label>
      <p className={fields.soft}>
        Lower the price and tick this in one go. The shop strikes the lowest price of the 30 days
        before, which it has kept. What hasn’t been in the shop for a week, or cost no more, has
        nothing to strike.
      </p>
    </div>
  )
}
