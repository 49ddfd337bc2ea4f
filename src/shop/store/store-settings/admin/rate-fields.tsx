import { usStates } from '#shop/store/tax/us-states.ts'
import fields from '#web/form/field.module.css'
import { Field } from '#web/form/field.tsx'
import { Select } from '#web/form/inputs/select.tsx'
import prose from '#web/ui/kit/prose.module.css'
import { storeSettingsAdminCopy } from './copy.ts'
import type { TaxValues } from './tax-fields.tsx'

export interface TaxPartProps {
  value: TaxValues
  problemOf(field: string): string | null
  onChange(value: TaxValues): void
}

type TextName = 'rate' | 'reduced' | 'original' | 'reducedCode' | 'originalCode'

function TaxField({
  name,
  label,
  hint,
  optional = false,
  max = 7,
  ...part
}: TaxPartProps & {
  name: TextName
  label: string
  hint?: string
  optional?: boolean
  max?: number
}) {
  const { value, problemOf, onChange } = part
  return (
    <Field
      plan={{
        ...{ name: `tax.${name}`, label, kind: 'line', half: true, max, optional },
        ...(max < 10 && { mode: 'digits' as const }),
        ...(hint !== undefined && { hint }),
      }}
      value={value[name]}
      problem={problemOf(`tax.${name}`)}
      onChange={(typed) => onChange({ ...value, [name]: typed })}
    />
  )
}

export function RateFields(part: TaxPartProps) {
  const hint =
    part.value.mode === 'on_top'
      ? storeSettingsAdminCopy.taxOnTopHint
      : storeSettingsAdminCopy.taxRateHint
  return (
    <>
      <TaxField {...part} name="rate" label={storeSettingsAdminCopy.taxRate} hint={hint} />
      <TaxField
        {...part}
        name="reduced"
        label={storeSettingsAdminCopy.taxReduced}
        hint={storeSettingsAdminCopy.taxOtherHint}
        optional
      />
      <TaxField {...part} name="original" label={storeSettingsAdminCopy.taxOriginal} optional />
    </>
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
        <input
          type="checkbox"
          checked={value.onShipping}
          onChange={(event) => onChange({ ...value, onShipping: event.target.checked })}
        />
        {storeSettingsAdminCopy.onShipping}
      </label>
    </>
  )
}

/** Of the classes that Stripe can't guess. */
export function CodeFields(part: TaxPartProps) {
  return (
    <>
      <TaxField
        {...part}
        name="reducedCode"
        label={storeSettingsAdminCopy.reducedCode}
        hint={storeSettingsAdminCopy.codesHint}
        max={13}
        optional
      />
      <TaxField
        {...part}
        name="originalCode"
        label={storeSettingsAdminCopy.originalCode}
        max={13}
        optional
      />
    </>
  )
}
