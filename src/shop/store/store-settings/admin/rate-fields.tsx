import { usStates } from '#shop/store/tax/us-states.ts'
import fields from '#web/form/field.module.css'
import { Select } from '#web/form/inputs/select.tsx'
import { Tick } from '#web/form/inputs/tick.tsx'
import { type Part, PartFields, within } from '#web/form/part-fields.tsx'
import prose from '#web/ui/kit/prose.module.css'
import { storeSettingsAdminCopy } from './copy.ts'
import type { TaxValues } from './tax-fields.tsx'

const rate = { kind: 'line', mode: 'digits', max: 7, half: true } as const
const code = { kind: 'line', max: 13, optional: true, half: true } as const

export function RateFields(tax: Part<TaxValues>) {
  const hint =
    tax.value.mode === 'on_top'
      ? storeSettingsAdminCopy.taxOnTopHint
      : storeSettingsAdminCopy.taxRateHint
  return (
    <PartFields
      {...tax}
      plans={[
        { ...rate, name: 'rate', label: storeSettingsAdminCopy.taxRate, hint },
        {
          ...rate,
          name: 'reduced',
          label: storeSettingsAdminCopy.taxReduced,
          hint: storeSettingsAdminCopy.taxOtherHint,
          optional: true,
        },
        { ...rate, name: 'original', label: storeSettingsAdminCopy.taxOriginal, optional: true },
      ]}
    />
  )
}

export function StateFields(tax: Part<TaxValues>) {
  const state = within(tax, 'state')
  const onShipping = within(tax, 'onShipping')
  return (
    <>
      <Select
        {...state}
        label={storeSettingsAdminCopy.taxState}
        options={[
          ['', storeSettingsAdminCopy.chooseState],
          ...usStates.map(({ code, name }) => [code, name] as const),
        ]}
        value={state.value ?? ''}
        onChange={(chosen) => state.onChange(chosen || null)}
      >
        <p className={`${prose.hint} ${prose.light}`}>{storeSettingsAdminCopy.taxStateHint}</p>
      </Select>
      <label className={fields.check}>
        <Tick name={onShipping.name} checked={onShipping.value} onChange={onShipping.onChange} />
        {storeSettingsAdminCopy.onShipping}
      </label>
    </>
  )
}

/** Stripe can't guess these classes. */
export function CodeFields(tax: Part<TaxValues>) {
  return (
    <PartFields
      {...tax}
      plans={[
        {
          ...code,
          name: 'reducedCode',
          label: storeSettingsAdminCopy.reducedCode,
          hint: storeSettingsAdminCopy.codesHint,
        },
        { ...code, name: 'originalCode', label: storeSettingsAdminCopy.originalCode },
      ]}
    />
  )
}
