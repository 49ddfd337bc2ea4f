import { countryInWords } from '#platform/countries.ts'
import {
  exportWords,
  pricesIncludeTax,
  smallBusinessNote,
  type TaxMode,
  taxName,
} from '#shop/store/tax/tax.ts'
import { type Option, Select } from '#web/form/inputs/select.tsx'
import { type Part, PartFields, within } from '#web/form/part-fields.tsx'
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
  elsewhere: readonly TypedRates[]
  state: string | null
  onShipping: boolean
  exportNote: string
  reducedCode: string
  originalCode: string
  note: string
  byProvider: boolean
}

interface TaxFieldsProps extends Part<TaxValues> {
  country: string
  countryNames: readonly Option[]
  fixed: boolean
}

export function TaxFields({ country, countryNames, fixed, ...tax }: TaxFieldsProps) {
  const { value, onChange } = tax
  const byProvider = within(tax, 'byProvider')
  const name = taxName(country)
  const included = pricesIncludeTax(country)
  const words = storeSettingsAdminCopy.taxModes

  function choose(mode: string): void {
    const note = value.note || (mode === 'small_business' ? smallBusinessNote(country) : '')
    onChange({ ...value, mode: mode as TaxMode, note })
  }

  return (
    <>
      <Select
        {...within(tax, 'mode')}
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
      {(value.mode === 'included' || value.mode === 'on_top') && <RateFields {...tax} />}
      {value.mode === 'on_top' && <StateFields {...tax} />}
      {value.mode === 'included' && (
        <>
          <ElsewhereFields {...within(tax, 'elsewhere')} countryNames={countryNames} />
          <PartFields
            {...tax}
            plans={[
              {
                name: 'exportNote',
                label: storeSettingsAdminCopy.exportNote,
                kind: 'long',
                hint: storeSettingsAdminCopy.exportNoteHint(exportWords(country)),
                max: 300,
                optional: true,
              },
            ]}
          />
        </>
      )}
      {value.mode === 'small_business' && (
        <PartFields
          {...tax}
          plans={[
            {
              name: 'note',
              label: storeSettingsAdminCopy.taxNote,
              kind: 'long',
              max: 300,
              hint: storeSettingsAdminCopy.taxNoteHint,
            },
          ]}
        />
      )}
      {(fixed || value.mode !== 'small_business') && (
        <Select
          {...byProvider}
          label={storeSettingsAdminCopy.byProvider}
          options={[
            ['no', storeSettingsAdminCopy.byProviderChoices.no],
            ['yes', storeSettingsAdminCopy.byProviderChoices.yes(name)],
          ]}
          value={byProvider.value ? 'yes' : 'no'}
          fixed={fixed ? storeSettingsAdminCopy.machine : null}
          onChange={(way) => byProvider.onChange(way === 'yes')}
        >
          {value.byProvider && (
            <p className={`${prose.hint} ${prose.wraps}`}>
              {storeSettingsAdminCopy.byProviderHint}
            </p>
          )}
        </Select>
      )}
      {value.byProvider && value.mode !== 'small_business' && <CodeFields {...tax} />}
    </>
  )
}
