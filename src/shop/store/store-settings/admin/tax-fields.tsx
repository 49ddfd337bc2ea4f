import { countryInWords } from '#platform/countries.ts'
import {
  exportWords,
  pricesIncludeTax,
  smallBusinessNote,
  type TaxMode,
  taxName,
} from '#shop/store/tax/tax.ts'
import { type Option, Select } from '#web/form/inputs/select.tsx'
import { PartFields } from '#web/form/part-fields.tsx'
import prose from '#web/ui/kit/prose.module.css'
import { storeSettingsAdminCopy } from './copy.ts'
import { ElsewhereFields } from './elsewhere-fields.tsx'
import { CodeFields, RateFields, StateFields } from './rate-fields.tsx'

export interface TypedRates {
  country: string
  standard: string
  reduced: string
  original: string
}

export interface TaxValues {
  mode: TaxMode
  rate: string
  reduced: string
  original: string
  elsewhere: TypedRates[]
  state: string | null
  onShipping: boolean
  exportNote: string
  reducedCode: string
  originalCode: string
  note: string
  byProvider: boolean
}

interface TaxFieldsProps {
  country: string
  countryNames: readonly Option[]
  value: TaxValues
  fixed: boolean
  problemOf(field: string): string | null
  onChange(value: TaxValues): void
}

export function TaxFields(props: TaxFieldsProps) {
  const { country, countryNames, value, fixed, problemOf, onChange } = props
  const name = taxName(country)
  const included = pricesIncludeTax(country)
  const words = storeSettingsAdminCopy.taxModes

  function choose(mode: string): void {
    const note = value.note || (mode === 'small_business' ? smallBusinessNote(country) : '')
    onChange({ ...value, mode: mode as TaxMode, note })
  }

  const change = (changes: Partial<TaxValues>) => onChange({ ...value, ...changes })

  return (
    <>
      <Select
        name="tax.mode"
        label={storeSettingsAdminCopy.taxMode}
        options={[
          ['none', words.none],
          ...(included || value.mode === 'included'
            ? [['included', words.included(name)] as const]
            : []),
          ...(country === 'US' || value.mode === 'on_top'
            ? [['on_top', words.on_top(name)] as const]
            : []),
          ['small_business', words.small_business(name)],
        ]}
        value={value.mode}
        fixed={null}
        problem={problemOf('tax.mode')}
        onChange={choose}
      >
        {!included && (
          <p className={`${prose.hint} ${prose.wraps}`}>
            {[
              storeSettingsAdminCopy.taxOnTop(countryInWords(country)),
              ...(country === 'CA' ? [storeSettingsAdminCopy.taxUnknown('Canada')] : []),
              ...(value.mode === 'none' && !value.byProvider
                ? [storeSettingsAdminCopy.taxNothing]
                : []),
            ].join(' ')}
          </p>
        )}
      </Select>
      {(value.mode === 'included' || value.mode === 'on_top') && (
        <RateFields {...{ value, problemOf, onChange }} />
      )}
      {value.mode === 'on_top' && <StateFields {...{ value, problemOf, onChange }} />}
      {value.mode === 'included' && (
        <>
          <ElsewhereFields {...{ countryNames, value, problemOf, onChange }} />
          <PartFields
            of="tax"
            plans={[
              {
                ...{
                  name: 'exportNote',
                  label: storeSettingsAdminCopy.exportNote,
                  kind: 'long',
                  max: 300,
                },
                ...{
                  optional: true,
                  hint: storeSettingsAdminCopy.exportNoteHint(exportWords(country)),
                },
              },
            ]}
            {...{ value, problemOf }}
            onChange={change}
          />
        </>
      )}
      {value.mode === 'small_business' && (
        <PartFields
          of="tax"
          plans={[
            {
              ...{ name: 'note', label: storeSettingsAdminCopy.taxNote, kind: 'long', max: 300 },
              hint: storeSettingsAdminCopy.taxNoteHint,
            },
          ]}
          {...{ value, problemOf }}
          onChange={change}
        />
      )}
      {(fixed || value.mode !== 'small_business') && (
        <Select
          name="tax.byProvider"
          label={storeSettingsAdminCopy.byProvider}
          options={[
            ['no', storeSettingsAdminCopy.byProviderChoices.no],
            ['yes', storeSettingsAdminCopy.byProviderChoices.yes(name)],
          ]}
          value={value.byProvider ? 'yes' : 'no'}
          fixed={fixed ? storeSettingsAdminCopy.machine : null}
          problem={problemOf('tax.byProvider')}
          onChange={(way) => onChange({ ...value, byProvider: way === 'yes' })}
        >
          {value.byProvider && (
            <p className={`${prose.hint} ${prose.wraps}`}>
              {storeSettingsAdminCopy.byProviderHint}
            </p>
          )}
        </Select>
      )}
      {value.byProvider && value.mode !== 'small_business' && (
        <CodeFields {...{ value, problemOf, onChange }} />
      )}
    </>
  )
}
