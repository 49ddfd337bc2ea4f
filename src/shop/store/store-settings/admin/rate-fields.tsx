import { usStates } from '#shop/store/tax/us-states.ts'
import fields from '#web/form/field.module.css'
import { Select } from '#web/form/inputs/select.tsx'
import { Tick } from '#web/form/inputs/tick.tsx'
import { PartFields } from '#web/form/part-fields.tsx'
import prose from '#web/ui/kit/prose.module.css'
import { storeSettingsAdminCopy } from './copy.ts'
import type { TaxValues } from './tax-fields.tsx'

export interface TaxPartProps {
  value: TaxValues
  problemOf(field: string): string | null
  onChange(value: TaxValues): void
}

const rate = { kind: 'line', mode: 'digits', max: 7, half: true } as const
const code = { kind: 'line', max: 13, optional: true, half: true } as const

export function RateFields({ value, problemOf, onChange }: TaxPartProps) {
  const hint =
    value.mode === 'on_top'
      ? storeSettingsAdminCopy.taxOnTopHint
      : storeSettingsAdminCopy.taxRateHint
  return (
    <PartFields
      of="tax"
      plans={[
        { ...rate, name: 'rate', label: storeSettingsAdminCopy.taxRate, hint },
        {
          ...{ ...rate, name: 'reduced', label: storeSettingsAdminCopy.taxReduced },
          ...{ hint: storeSettingsAdminCopy.taxOtherHint, optional: true },
        },
        { ...rate, name: 'original', label: storeSettingsAdminCopy.taxOriginal, optional: true },
      ]}
      value={value}
      problemOf={problemOf}
      onChange={(changes) => onChange({ ...value, ...changes })}
    />
  )
}

export function StateFields({ value, problemOf, onChange }: TaxPartProps) {
  return (
    <>
      <Select
        name="tax.state"
        label={storeSettingsAdminCopy.taxState}
        options={[
          ['', storeSettingsAdminCopy.chooseState],
          ...usStates.map(({ code, name }) => [code, name] as const),
        ]}
        value={value.state ?? ''}
        fixed={null}
        problem={problemOf('tax.state')}
        onChange={(state) => onChange({ ...value, state: state || null })}
      >
        <p className={`${prose.hint} ${prose.light}`}>{storeSettingsAdminCopy.taxStateHint}</p>
      </Select>
      <label className={fields.check}>
        <Tick
          name="tax.onShipping"
          checked={value.onShipping}
          onChange={(onShipping) => onChange({ ...value, onShipping })}
        />
        {storeSettingsAdminCopy.onShipping}
      </label>
    </>
  )
}

/** Stripe can't guess these classes. */
export function CodeFields({ value, problemOf, onChange }: TaxPartProps) {
  return (
    <PartFields
      of="tax"
      plans={[
        {
          ...{ ...code, name: 'reducedCode', label: storeSettingsAdminCopy.reducedCode },
          hint: storeSettingsAdminCopy.codesHint,
        },
        { ...code, name: 'originalCode', label: storeSettingsAdminCopy.originalCode },
      ]}
      value={value}
      problemOf={problemOf}
      onChange={(changes) => onChange({ ...value, ...changes })}
    />
  )
}
