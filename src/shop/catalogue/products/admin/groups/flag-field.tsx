import { factCopy } from '#shop/catalogue/products/facts/copy.ts'
import type { Flag } from '#shop/catalogue/products/facts/facts.ts'
import fields from '#web/form/field.module.css'
import prose from '#web/ui/kit/prose.module.css'
import type { GroupContentProps } from './field-groups.ts'

export function FlagField({
  name,
  draft,
  onChange,
}: { name: Flag } & Pick<GroupContentProps, 'draft' | 'onChange'>) {
  const { label, hint }: { label: string; hint?: string } = factCopy[name]
  return (
    <div className={fields.field} data-field={name}>
      <label className={fields.check}>
        <input
          type="checkbox"
          checked={draft.values[name] === true}
          onChange={(event) => onChange(name, event.target.checked)}
        />
        {label}
      </label>
      {hint && <p className={`${prose.hint} ${prose.light}`}>{hint}</p>}
    </div>
  )
}
