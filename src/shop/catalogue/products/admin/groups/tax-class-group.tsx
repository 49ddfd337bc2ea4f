import fields from '#web/form/field.module.css'
import prose from '#web/ui/kit/prose.module.css'
import type { FieldGroup, GroupContentProps } from './field-groups.ts'

const words: Record<string, string> = {
  standard: 'The usual rate',
  reduced: 'The reduced rate',
  zero: 'No tax at all',
  original: 'An original work of art',
}

const titles = Object.entries(words)

export const taxClassGroup: FieldGroup<'taxClass'> = {
  title: 'Tax',
  unset: 'The usual rate',
  summary: ({ values }) =>
    values.taxClass === 'standard' ? null : (words[String(values.taxClass)] ?? null),
  values: { taxClass: 'standard' },
  Content,
}

function Content({ draft, onChange }: GroupContentProps) {
  return (
    <fieldset className={fields.field} data-field="taxClass">
      <legend className={fields.label}>Which rate is due on it?</legend>
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
      <p className={`${prose.hint} ${prose.light}`}>
        The rates stand under “Where the shop is”. Printed books often have a reduced rate. Only a
        work that its artist made by hand, in the way that your tax law describes, counts as an
        original: ask whoever does your taxes.
      </p>
    </fieldset>
  )
}
