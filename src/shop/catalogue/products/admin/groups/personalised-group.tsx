import fields from '#web/form/field.module.css'
import type { FieldGroup, GroupContentProps } from './field-groups.ts'

/** Made to one buyer's specifications, and so exempt from withdrawal. */
export const personalisedGroup: FieldGroup<'personalised'> = {
  title: 'Made to wishes',
  unset: 'For anybody, as it is shown',
  summary: ({ values }) => (values.personalised === true ? 'Made to one buyer’s wishes' : null),
  values: { personalised: false },
  another: () => ({ personalised: false }),
  Content,
}

function Content({ draft, onChange }: GroupContentProps) {
  return (
    <div className={fields.field} data-field="personalised">
      <label className={fields.check}>
        <input
          type="checkbox"
          checked={draft.values.personalised === true}
          onChange={(event) => onChange('personalised', event.target.checked)}
        />
        Made to one buyer’s wishes
      </label>
      <p className={fields.soft}>
        A commission, a name drawn in, a size outside your list. Buyers in Europe and the United
        Kingdom may not withdraw from it, and read so before they order. A print that is only made
        once it is ordered, from the sizes you list, is not such a piece.
      </p>
    </div>
  )
}
